# covers: csv.register_dialect, csv.unregister_dialect, csv.get_dialect, csv.list_dialects, csv.field_size_limit
# covers: csv.Sniffer
# Dialects by name, the largest field, and guessing.
import csv

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(csv.list_dialects())
csv.register_dialect("pipes", delimiter="|", quoting=csv.QUOTE_NONE)
csv.register_dialect("mine", csv.excel, delimiter=":")
print(csv.list_dialects(), csv.get_dialect("pipes").delimiter, csv.get_dialect("mine").quotechar, csv.get_dialect("excel").lineterminator == "\r\n")
print(list(csv.reader(["a|b"], "pipes")), list(csv.reader(["a:b"], dialect="mine")), type(csv.get_dialect("excel")).__name__)
csv.unregister_dialect("pipes")
for call in (lambda: csv.unregister_dialect("pipes"), lambda: csv.get_dialect("pipes"), lambda: csv.register_dialect(5), lambda: csv.register_dialect("x", delimiter=""),
             lambda: csv.get_dialect("y"), lambda: setattr(csv.get_dialect("excel"), "delimiter", ";")):
    show(call)
print(csv.field_size_limit(), csv.field_size_limit(5), csv.field_size_limit())
show(lambda: list(csv.reader(["abcdef"])))
show(lambda: csv.field_size_limit("x"))
csv.field_size_limit(131072)
sniffer = csv.Sniffer()
print(sniffer.preferred)
for sample in ("a,b,c\n1,2,3\n4,5,6\n", "a;b\n1;2\n3;4\n", "x\ty\n1\t2\n", "'a'|'b'\n'c'|'d'\n", "name: age\nx: 1\ny: 2\n"):
    dialect = sniffer.sniff(sample)
    print(repr(dialect.delimiter), repr(dialect.quotechar), dialect.doublequote, dialect.skipinitialspace, sniffer.has_header(sample))
print(sniffer.sniff("a b;c\nd e;f\n", delimiters=";").delimiter)
show(lambda: sniffer.sniff("nothing"))
show(lambda: sniffer.has_header(""))
