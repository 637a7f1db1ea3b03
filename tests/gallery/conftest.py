from tests.renders.conftest import text as text
