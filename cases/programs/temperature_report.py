# Numbers with units, weekly statistics, histograms and moving averages at module scope.
readings = "12.5 13.1 9.8 NaN 15.0 14.2 -3.3 8 8.0 x 21.75".split()
clean, bad = [], []
for i, r in enumerate(readings):
    try:
        v = float(r)
        if v != v:
            raise ValueError("not a number")
    except ValueError as e:
        bad.append((i, r, str(e)))
    else:
        clean.append(v)
print(clean, bad)
n = len(clean)
mean = sum(clean) / n
var = sum((x - mean) ** 2 for x in clean) / (n - 1)
ordered = sorted(clean)
median = ordered[n // 2] if n % 2 else (ordered[n // 2 - 1] + ordered[n // 2]) / 2
print(f"n={n} mean={mean:.4f} sd={var**0.5:.4f} median={median} range={max(clean) - min(clean):.2f}")
mode = max(set(clean), key=lambda x: (clean.count(x), x))
print(
    "mode",
    mode,
    "above mean",
    sum(x > mean for x in clean),
    "rising",
    sum(b > a for a, b in zip(clean, clean[1:])),
)
fahrenheit = [round(c * 9 / 5 + 32, 1) for c in clean]
print(*(f"{c:6.1f}C ={f:6.1f}F" for c, f in zip(clean, fahrenheit)), sep="\n")
bins = {}
for x in clean:
    lo = int(x // 5) * 5
    bins[lo] = bins.get(lo, 0) + 1
for lo in range(min(bins), max(bins) + 1, 5):
    print(f"[{lo:3d},{lo + 5:3d}) {'#' * bins.get(lo, 0)}")
window = 3
avg = [round(sum(clean[i : i + window]) / window, 3) for i in range(n - window + 1)]
ema = clean[0]
for x in clean[1:]:
    ema = 0.3 * x + 0.7 * ema
print(avg, round(ema, 6), [f"{(x - mean) / var**0.5:+.2f}" for x in clean])
hot, cold = max(enumerate(clean), key=lambda p: p[1]), min(enumerate(clean), key=lambda p: p[1])
print(hot, cold, "frost" if cold[1] < 0 else "no frost", sorted(range(n), key=clean.__getitem__))
result = {"mean": round(mean, 3), "bad": len(bad)}
