# covers: csv.writer, csv.Error
# Lines out of rows: when quotes come, what cannot be written.
import csv
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def text(*rows, **options):
    out = io.StringIO()
    writer = csv.writer(out, **options)
    for row in rows:
        writer.writerow(row)
    return out.getvalue()


values = ["a", "b c", 'q"q', "x,y", "", None, 1, 2.5, True, "new\nline", " lead", "1"]
for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC, csv.QUOTE_STRINGS, csv.QUOTE_NOTNULL):
    show(text, values, quoting=quoting)
show(text, ["a,b"], quoting=csv.QUOTE_NONE)
show(text, ["a,b", 'q"'], quoting=csv.QUOTE_NONE, escapechar="\\")
show(text, ['q"q'], doublequote=False)
show(text, ['q"q', "e\\e"], doublequote=False, escapechar="\\")
show(text, ["a", "b"], delimiter="\t", lineterminator="\n")
show(text, [""], [])
show(text, [None])
show(text, [""], quoting=csv.QUOTE_NONE)
show(text, ["'x'", "it's"], quotechar="'")
show(text, [1e300, 10**25, 0.1, float("nan")], dialect="unix")
show(text, "abc")
show(text, (str(n) for n in range(3)))
show(text, 5)
show(text, None)
show(lambda: csv.writer(5))
out = io.StringIO()
writer = csv.writer(out, lineterminator="!")
print(writer.writerow(["ab", "c"]), writer.writerows([["d"], ["e", 1]]), out.getvalue(), writer.dialect.lineterminator)
show(writer.writerows, [["ok"], 7])
print(out.getvalue(), issubclass(csv.Error, Exception), csv.Error.__module__)


class Odd:
    def __str__(self):
        return "odd,one"


show(text, [Odd(), [1, 2], {"k": 1}])
show(text, ["a b"], delimiter=" ", skipinitialspace=True)


class Lines:
    def write(self, text):
        print("got", repr(text))
        return "returned"


print(csv.writer(Lines()).writerow([1, 2]))
