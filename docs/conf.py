"""How Sphinx builds the documentation. It asks the network for nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import cardrules

sys.path.insert(0, str(Path(__file__).parent / "_extensions"))

project = "cardrules"
author = "the cardrules developers"
copyright = author
version = release = cardrules.__version__

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.apidoc",
    "completeness.check",
    "traceability.directive",
]
exclude_patterns = [
    "_build",
    "_extensions",
    "_static",
    "_templates",
    "reference/generated/modules.rst",
]
html_theme = "furo"
html_title = f"cardrules {release}"
html_theme_options = {"top_of_page_buttons": []}
html_static_path = ["_static"]
html_css_files = ["narrow.css"]
html_js_files = [("reach.js", {"defer": "defer"})]
templates_path = ["_templates"]

# In docstrings, `single backticks` are code, as they are in the Markdown pages.
default_role = "code"

# A page for each module, written anew with each build; the command has its own page.
apidoc_modules = [
    {
        "path": "../src/cardrules",
        "destination": "reference/generated",
        "exclude_patterns": [
            "../src/cardrules/cli",
            "../src/cardrules/__main__.py",
            "../src/cardrules/testing/vectors/__main__.py",
        ],
        "max_depth": 1,
        "module_first": True,
        "separate_modules": True,
    }
]
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
autodoc_typehints = "signature"
# A name has its entry where it is defined, also where a package passes it on in its `__all__`.
autodoc_default_options = {"ignore-module-all": True}

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

# Two modules have a `Json`, and Sphinx cannot tell which one a signature means.
suppress_warnings = ["ref.python"]

nitpick_ignore_regex = [
    # A type variable has no entry of its own.
    (r"py:(class|obj)", r"(cardrules\..*\.)?([A-Z]\w*)?T(_co|_contra)?"),
    # Nor has what is private.
    (r"py:.*", r"cardrules\.(.*\.)?_\w+(\..*)?"),
    # What the standard library documents has no page here to link to.
    (r"py:.*", r"(collections|enum|fractions|types|typing|typing_extensions)(\..*)?"),
    (r"py:.*", r"(hypothesis|SearchStrategy|st)(\..*)?"),
]
