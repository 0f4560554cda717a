"""The pages as a browser shows them. `.ci/browser` runs these; the suite does not collect them."""
