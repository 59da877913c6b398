# Arguments that the functions do not take.
import unicodedata

NAMES = "bidirectional category combining decimal decomposition digit east_asian_width is_normalized lookup mirrored name normalize numeric".split()
for name in NAMES:
    function = getattr(unicodedata, name)
    print(function, function.__module__)
    for arguments in (
        (),
        ("ab",),
        ("",),
        (1,),
        (None,),
        (b"a",),
        ("a", None, 1),
        ("NFX", "é"),
        ("NFX", ""),
        ("nfc", "a"),
        ("NFC", 1),
        (1, "a"),
        ("NFC",),
        ("x", 5),
    ):
        try:
            print(arguments, ascii(function(*arguments)))
        except Exception as error:
            print(arguments, type(error).__name__, error)
    try:
        function(chr="a")
    except TypeError as error:
        print(error)
