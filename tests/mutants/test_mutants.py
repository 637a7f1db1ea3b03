import pytest

from tests.mutants import ROOT, Fault, known_faults

FAULTS = known_faults()


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_each_fault_has_its_place_and_its_tests(fault: Fault) -> None:
    source = (ROOT / fault.file).read_text(encoding="utf-8")
    assert source.count(fault.code) == 1
    assert fault.code != fault.fault
    assert fault.tests
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert (ROOT / file).exists(), test
        assert not name or f"def {name.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8"), test


def test_no_two_faults_have_the_same_name() -> None:
    names = [fault.name for fault in FAULTS]
    assert len(set(names)) == len(names)
