# A CSV reader with quotes by hand, type guessing, joins and group-by.
RAW = '''id,name,dept,salary,joined
1,"Lovelace, Ada",eng,5200.50,1843-07-10
2,Hopper,eng,6100,1944-07-01
3,"O""Brien",ops,,2001-02-03
4,Łukasz,ops,4000.25,1999-12-31
'''


def parse_line(line):
    fields, cur, quoted, i = [], "", False, 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == '"' and line[i + 1 : i + 2] == '"':
                cur += '"'
                i += 1
            elif c == '"':
                quoted = False
            else:
                cur += c
        elif c == '"':
            quoted = True
        elif c == ",":
            fields.append(cur)
            cur = ""
        else:
            cur += c
        i += 1
    if quoted:
        raise ValueError(f"unterminated quote in {line!r}")
    return fields + [cur]


def guess(s):
    for kind in (int, float):
        try:
            return kind(s)
        except ValueError:
            continue
    return s or None


header, *lines = RAW.strip().split("\n")
rows = [dict(zip(parse_line(header), map(guess, parse_line(l)))) for l in lines]
for r in rows:
    print(r)
groups = {}
for r in rows:
    groups.setdefault(r["dept"], []).append(r)
for d, rs in sorted(groups.items()):
    pay = [r["salary"] for r in rs if r["salary"] is not None]
    print(f"{d:5}|{len(rs):2}|{sum(pay) / len(pay):>10.2f}|{min(rs, key=lambda r: r['joined'])['name']:>15}")
depts = {"eng": "Engineering", "hr": "People"}
print(
    [(r["name"], depts.get(r["dept"], "?")) for r in rows],
    sorted(rows, key=lambda r: (r["salary"] is None, -(r["salary"] or 0)))[0]["id"],
)


def quote(v):
    s = "" if v is None else str(v)
    return '"' + s.replace('"', '""') + '"' if set(s) & set(',"\n') else s


print("\n".join(",".join(map(quote, r.values())) for r in rows))
try:
    parse_line('a,"b')
except ValueError as e:
    print(e)
print(
    parse_line(""),
    parse_line(",,"),
    parse_line('"",x'),
    guess("1e3"),
    guess("-7"),
    guess("nan"),
    guess("0x1"),
)
