from tests.renders.conftest import written as written
