"""The mark that names the rulings a test checks. test_rulings.py fails for a ruling without a test."""

import pytest

ruling = pytest.mark.ruling
