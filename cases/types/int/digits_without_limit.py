# covers: sys.set_int_max_str_digits, sys.get_int_max_str_digits, int
# Ints of many digits are written and read when the limit is lifted.
import sys

sys.set_int_max_str_digits(0)
print(sys.get_int_max_str_digits())
for number in (10**4400, 2**50000, -(7**20000), 10**100000 - 1, 10**150001, 3**250000):
    text = str(number)
    print(len(text), text[:12], text[-12:], int(text) == number, len(repr(number)), len(f"{number}"))
print(len(str(10**49999)), len(str(10**50000)), str(10**50000)[:3], str(10**100000 + 7)[-4:], int("9" * 60000) == 10**60000 - 1)
print(int("0" * 60000 + "12"), int("-" + "1" * 5000) < 0, len(str(int("1" * 120000))))
sys.set_int_max_str_digits(10000)
for make in (lambda: str(10**10000), lambda: int("1" * 10001), lambda: str(10**9999)[:3], lambda: len(str(int("2" * 10000)))):
    try:
        print(make())
    except ValueError as error:
        print(error)
