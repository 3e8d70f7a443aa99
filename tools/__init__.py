"""Generators for developers: documentation, pictures, TypeScript. Not part of the installed package."""
