# covers: csv.writer, csv.reader, csv.DictWriter, csv.DictReader
# What is written is read again, whatever is in it.
import csv
import io

rows = [["plain", "with,comma", 'with "quotes"', "two\nlines", "crlf\r\nend", "", " spaced ", "tab\there", "é€😀", "'single'", ";", "\\"], ["1", "2.5", "-3", "", "", "", "", "", "", "", "", ""], ["only"], [""], ["a", ""], ["", "a"]]
for options in ({}, {"delimiter": ";"}, {"delimiter": "\t"}, {"quoting": csv.QUOTE_ALL}, {"quotechar": "'"}, {"lineterminator": "\n"}, {"escapechar": "\\", "doublequote": False}, {"escapechar": "\\", "quoting": csv.QUOTE_NONE}, {"dialect": "excel-tab"}, {"dialect": "unix"}, {"skipinitialspace": True}, {"quoting": csv.QUOTE_NONNUMERIC}):
    out = io.StringIO(newline="")
    try:
        csv.writer(out, **options).writerows(rows)
        back = list(csv.reader(io.StringIO(out.getvalue(), newline=""), **options))
        print(options, back == rows, len(out.getvalue()))
        if back != rows:
            print([row for row, old in zip(back, rows) if row != old])
    except csv.Error as error:
        print(options, "Error:", error)
out = io.StringIO()
writer = csv.DictWriter(out, ["name", "note"])
writer.writeheader()
writer.writerows([{"name": "a,b", "note": 'x"y'}, {"name": "", "note": "line\nbreak"}])
print(list(csv.DictReader(io.StringIO(out.getvalue()))))
numbers = io.StringIO()
csv.writer(numbers, quoting=csv.QUOTE_NONNUMERIC).writerows([[1, 2.5, "x"], [True, None, "1"]])
print(repr(numbers.getvalue()))
try:
    print(list(csv.reader(io.StringIO(numbers.getvalue()), quoting=csv.QUOTE_NONNUMERIC)))
except ValueError as error:
    print(error)
print(list(csv.reader(io.StringIO('a,b\n"1\n2",3\n'))), list(csv.reader("a,b\nc,d".splitlines())), sum(1 for _ in csv.reader(io.StringIO("x\n" * 1000))))
