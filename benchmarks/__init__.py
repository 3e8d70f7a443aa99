"""Measurements. They are not tests: speed depends on the machine too."""
