# strftime of a tuple: each directive, tuples that are out of range, and odd formats.
# covers: time.strftime
import time

moment = (2024, 2, 5, 7, 8, 9, 0, 36, 0)
for letter in "aAbBcdHIjmMpSUwWxXyYZ%GVuCDeFhnRtT":
    print(letter, repr(time.strftime("%" + letter, moment)))
for format in ("", "plain", "%%d", "é%Y€", "%d" * 30, "a\nb", "%Y\0%m"):
    try:
        print(repr(format), repr(time.strftime(format, moment)))
    except Exception as error:
        print(repr(format), type(error).__name__, error)
for change in ((0, 5), (0, 99999), (0, -5), (1, 0), (1, 13), (1, -1), (2, 0), (2, 32), (3, 24), (3, -1), (4, 60), (5, 61), (5, 62), (6, 7), (6, -1), (6, -2), (7, 0), (7, 367), (8, 5), (8, -5), (1, 1.5), (1, "a")):
    odd = list(moment)
    odd[change[0]] = change[1]
    try:
        print(change, time.strftime("%Y-%m-%d %H:%M:%S %a %j", tuple(odd)))
    except Exception as error:
        print(change, type(error).__name__, error)
for arguments in ((5,), ("%Y", 5), ("%Y", (1, 2)), ("%Y", list(moment)), ("%Y", None), (b"%Y", moment)):
    try:
        print(time.strftime(*arguments) if len(arguments) != 1 or arguments[0] == 5 else "")
    except Exception as error:
        print(type(error).__name__, error)
