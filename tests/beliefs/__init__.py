"""What a view lets one believe: the worlds behind it, counted, drawn and listed, against play."""
