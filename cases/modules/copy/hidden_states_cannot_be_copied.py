# Objects whose state C hides are not copied by their attributes.
import copy
import csv
import io
import queue
import struct

for thing in (
    csv.reader(["a,b"]),
    csv.writer(io.StringIO()),
    csv.get_dialect("excel"),
    struct.Struct("<i"),
    queue.SimpleQueue(),
):
    for make in (copy.copy, copy.deepcopy, lambda one: one.__reduce_ex__(4)):
        try:
            print(type(make(thing)))
        except TypeError as error:
            print(error)
rows = csv.reader(["a,b", "c"])
print(next(rows), rows.line_num, rows.dialect.delimiter)
for name in ("line_num", "other"):
    try:
        setattr(rows, name, 5)
    except AttributeError as error:
        print(type(error).__name__)
