"""In which ways a city can pay: sellers, prices and reductions as data, one function that finds the ways."""
