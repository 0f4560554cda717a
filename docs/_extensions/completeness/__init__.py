"""That the reference has an entry for every public name.

`names` is plain functions on the text of files, and needs no Sphinx; `check` is the extension.
"""
