# Parse a log with regular expressions, replay it, and report anomalies.
import re
from collections import defaultdict, Counter

LOG = """\
2024-01-05 09:00 OPEN acc=A17 owner="Ann Lee" amount=100.00
2024-01-05 09:05 DEPOSIT acc=A17 amount=50.50
2024-01-05 10:00 OPEN acc=B2 owner="Bo" amount=0
2024-01-06 11:00 TRANSFER from=A17 to=B2 amount=120.25
garbage line
2024-01-06 11:30 WITHDRAW acc=B2 amount=500
2024-01-07 08:00 TRANSFER from=B2 to=ZZ amount=1
2024-01-07 09:99 DEPOSIT acc=B2 amount=1e2
"""
LINE = re.compile(r"^(?P<day>\d{4}-\d\d-\d\d) (?P<h>\d\d):(?P<m>[0-5]\d) (?P<kind>[A-Z]+) (?P<rest>.*)$")
FIELD = re.compile(r'(\w+)=(?:"([^"]*)"|(\S+))')
balances, errors, kinds = {}, [], Counter()


def apply(kind, f):
    amount = round(float(f["amount"]) * 100)
    match kind:
        case "OPEN":
            balances[f["acc"]] = amount
        case "DEPOSIT":
            balances[f["acc"]] += amount
        case "WITHDRAW" if balances[f["acc"]] < amount:
            raise ValueError(f"short by {amount - balances[f['acc']]}")
        case "WITHDRAW":
            balances[f["acc"]] -= amount
        case "TRANSFER":
            src, dst = f["from"], f["to"]
            balances[dst] += amount
            balances[src] -= amount


by_day = defaultdict(list)
for number, line in enumerate(LOG.splitlines(), 1):
    if not (m := LINE.match(line)):
        errors.append((number, "unreadable", line[:12]))
        continue
    fields = {k: a or b for k, a, b in FIELD.findall(m["rest"])}
    kinds[m["kind"]] += 1
    by_day[m["day"]].append(int(m["h"]) * 60 + int(m["m"]))
    try:
        apply(m["kind"], fields)
    except (KeyError, ValueError) as e:
        errors.append((number, type(e).__name__, str(e)))
for acc, cents in sorted(balances.items()):
    print(f"{acc:<5}{cents / 100:>10.2f}")
for e in errors:
    print("line %d: %s %s" % e)
print(
    dict(by_day),
    kinds,
    re.sub(r"(\d+)-(\d+)-(\d+)", r"\3.\2.\1", min(by_day)),
    LINE.groupindex["kind"],
    FIELD.sub(r"\1", 'a=1 b="x y"'),
)
