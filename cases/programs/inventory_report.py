# An inventory report with aligned tables, totals and discounts.
ITEMS = [
    ("Widget", 12, 3.5, "tools"),
    ("Gadget, large", 3, 149.999, "tools"),
    ("Nut", 1200, 0.015, "parts"),
    ("Bolt M8", 850, 0.0325, "parts"),
    ("Manual", 0, 25, "books"),
]
width = max(len(name) for name, *_ in ITEMS) + 2
header = f"{'Item':<{width}}{'Qty':>6}{'Price':>12}{'Value':>14}"
print(header, "=" * len(header), sep="\n")
totals = {}
for name, qty, price, kind in ITEMS:
    value = qty * price
    totals[kind] = totals.get(kind, 0) + value
    flag = " *" if qty == 0 else " !" if value > 100 else ""
    print(f"{name:<{width}}{qty:>6,}{price:>12,.3f}{value:>14,.2f}{flag}")
print("-" * len(header))
for kind, total in sorted(totals.items(), key=lambda kv: kv[1], reverse=True):
    share = total / sum(totals.values())
    print(f"{kind.upper():.<{width}}{total:.>20,.2f} {share:6.1%} {'█' * int(share * 20):<20}|")
grand = sum(q * p for _, q, p, _ in ITEMS)
print(f"{'TOTAL':>{width}}: {grand:+,.2f} ({grand:e}) {grand:010.1f} {int(grand):#x} {len(ITEMS):03d}")
out_of_stock, *rest = [n for n, q, *_ in ITEMS if not q] or ["-"]
print(
    f"Out of stock: {out_of_stock!r}, others: {rest!r}, mean price {sum(p for _, _, p, _ in ITEMS) / len(ITEMS):.4f}"
)
print(
    "%-*s|%+8.2f|%5d%%" % (width, "old style", grand, 100 * grand // 1000),
    "{:^{w}}|{:>+9.1f}".format("new", grand, w=width),
)
