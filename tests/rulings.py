"""The mark that ties a test to the rulings it holds; test_rulings.py fails where a ruling has none."""

import pytest

ruling = pytest.mark.ruling
