# covers: csv.DictReader, csv.DictWriter
# Rows with names: too many, too few, unknown.
import csv
import io

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

reader = csv.DictReader(["a,b", "1,2", "", "3", "4,5,6,7"])
print(reader.fieldnames, reader.line_num)
for row in reader:
    print(row, type(row).__name__, reader.line_num)
print(list(csv.DictReader(["1,2", "3"], ["x", "y"], restval="-")), list(csv.DictReader(["1,2,3"], fieldnames=["x"], restkey="rest")))
print(list(csv.DictReader([], ["a"])), csv.DictReader([]).fieldnames, list(csv.DictReader(["a;b", "1;2"], delimiter=";")))
again = csv.DictReader(["1,2"], iter("ab"))
print(again.fieldnames, next(again))
again.fieldnames = ["z"]
print(again.fieldnames, csv.DictReader[str])
out = io.StringIO()
writer = csv.DictWriter(out, ["a", "b"], restval="?", lineterminator="\n")
print(writer.writeheader(), writer.writerow({"a": 1}), writer.writerow({"b": 2, "a": "x,y"}), writer.writerows([{"a": 0, "b": None}]))
print(repr(out.getvalue()), writer.fieldnames)
show(writer.writerow, {"a": 1, "c": 2})
ignoring = csv.DictWriter(out, ("a",), extrasaction="ignore")
print(ignoring.writerow({"a": 1, "zz": 2}))
show(lambda: csv.DictWriter(out, ["a"], extrasaction="nope"))
show(lambda: csv.DictWriter(out))
show(lambda: csv.DictWriter(out, ["a"], delimiter="xx"))
print(repr(out.getvalue()))
duplicate = csv.DictReader(["a,a", "1,2"])
print(next(duplicate))
