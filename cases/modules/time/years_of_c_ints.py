# Years are ints of C, counted from 1900; why a format is refused is not told twice.
import time

REST = (6, 1, 0, 0, 0, 0, 0, 0)
for year in (2**31 - 1, 2**31, -(2**31), -(2**31) - 1, -(2**31) + 1899, -(2**31) + 1900, 2**63):
    for function in (time.asctime, lambda parts: time.strftime("%d", parts)):
        try:
            print(function((year, *REST)))
        except OverflowError as error:
            print(error)
try:
    time.mktime((-(2**31) + 1900, 0, 0, 0, 0, 0, 0, 0, 0))
except OverflowError as error:
    print(error)
for text, format in (("", "%D"), ("19", "%Y %")):
    try:
        time.strptime(text, format)
    except ValueError as error:
        print(error, error.__suppress_context__, type(error.__context__).__name__)
