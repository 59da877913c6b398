# What the functions and objects of csv say because they are written in C.
# covers: csv.reader, csv.writer, csv.field_size_limit, csv.register_dialect
import csv
import io


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


show(lambda: csv.reader())
show(lambda: csv.reader([], 1, 2))
show(lambda: csv.reader([], nope=1))
show(lambda: csv.reader([], "nope"))
show(lambda: csv.reader([]).nope)
show(lambda: csv.reader([]).__next__(1))
show(lambda: csv.reader)
show(lambda: csv.writer())
show(lambda: csv.writer(5))
show(lambda: csv.writer(io.StringIO()).writerow())
show(lambda: csv.get_dialect())
show(lambda: csv.get_dialect("excel", 1))
show(lambda: csv.get_dialect("nope"))
show(lambda: csv.register_dialect())
show(lambda: csv.register_dialect("a", "b", "c"))
show(lambda: csv.unregister_dialect(1, 2))
show(lambda: csv.list_dialects(1))
show(lambda: csv.field_size_limit(True))
show(lambda: csv.field_size_limit(1, 2))
show(lambda: csv.field_size_limit())
dialect = csv.get_dialect("excel")
show(lambda: (type(dialect), type(dialect)().delimiter, dialect.quoting))
show(lambda: setattr(dialect, "delimiter", ";"))
csv.reader(5)
