# How struct_time works: making, showing and comparing; gmtime and the conversions between forms.
# covers: time.struct_time, time.gmtime, time.asctime, time.ctime, time.mktime, time.localtime
import time


def show(function, *arguments):
    try:
        print(function.__name__, repr(function(*arguments)))
    except Exception as error:
        print(function.__name__, type(error).__name__, error)


for value in (0, 1.9, -1, 86399, 951782400, 10**9, -(2**31), 253402300800, True, float("nan"), float("inf"), 1e18, 10**30, "1", 1j):
    show(time.gmtime, value)
    show(time.ctime, value)
moment = time.gmtime(1700000000)
print(moment, tuple(moment), moment[0], moment[-1], moment[:3], len(moment), moment.tm_year, moment.tm_zone, moment.tm_gmtoff)
print(moment == tuple(moment), moment == time.gmtime(1700000000), moment < time.gmtime(1800000000), hash(moment) == hash(tuple(moment)))
print(time.struct_time.n_fields, time.struct_time.n_sequence_fields, time.struct_time.n_unnamed_fields, time.struct_time.__match_args__)
for sequence in ((1,) * 9, (1,) * 10, (1,) * 11, (1,) * 8, (1,) * 12, "abcdefghi", [1.5] * 9, 5, None, iter(range(9))):
    show(time.struct_time, sequence)
show(time.struct_time, (1,) * 9, {"tm_zone": "X", "tm_gmtoff": 5})
show(time.struct_time, (1,) * 9, {"other": 5})
show(time.struct_time, (1,) * 9, 5)
for value in ((2024, 1, 2, 3, 4, 5, 1, 2, 0), (2024, 13, 2, 3, 4, 5, 1, 2, 0), (2024, 1, 32, 3, 4, 5, 1, 2, 0), (2024, 1, 2, 24, 4, 5, 1, 2, 0), (2024, 0, 0, 0, 0, 0, 0, 0, 0), (2024, 1, 2, 3, 4, 62, 1, 2, 0), (2024, 1, 2, 3, 4, 5, 9, 2, 0), (2024, 1, 2, 3, 4, 5, 1, 367, 0), (2024, 1, 2), "a", 5, [2024, 1, 2, 3, 4, 5, 1, 2, 0], (2024, 1, 2, 3, 4, 5, 1, "x", 0), (99999, 1, 2, 3, 4, 5, 1, 2, 0), (-5, 1, 2, 3, 4, 5, 1, 2, 0)):
    show(time.asctime, value)
    show(time.mktime, value)
for call in (lambda: setattr(moment, "tm_year", 5), lambda: moment.tm_other, lambda: moment.__replace__(tm_year=2000), lambda: moment.__replace__(other=1)):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
