# Conversions, nested specs, debug form and brace escapes.
x, w, p, name = 3.14159, 10, 2, "é\n"
print(f"{x:{w}.{p}f}|{x:<{w}}|{x!r:>{w}}|{x:^{'+'}10.1e}|{name!a} {name!r} {name!s:>4}|")
print(f"{{}} {{{x:.1f}}} {{x}} }}{{", f"{'a' 'b'}", f"{x=}", f"{x = }", f"{x=:.2f}", f"{x = !s}", f"{x*2=:>8.1f}", f"{name=}", f"{ w + p = }")
print(f"{'nested ' + f'{x:.{p}f}' + f"{f'{w}'}"}", f"{x!r:^{w + 5}}|", f"{'q':*^{w}}", f"{w:{'0'}{w}{'b'}}")
print(f'{"double" + 'single'}', f"{ {'k': [1, 2]}['k'][1] }", f"{(lambda v: v * 2)(4)}", f"{[i for i in range(3)]}", f"{1 if w else 2}", f"{(y := 5)} {y}")
print(f"{'\n'.join(['a', 'b'])}", rf"\n{w}\d", f"\x41{w}\N{BULLET}", f"{'a' if True else 'b':>3}")
print(f"""multi {w
    + 1} line
  {x:.1f}""", f"a" "b{w}" f"{w}", f"{w:}", f"{None}", f"{...}", f"{w:,} {1234567:,.2f} {1234567:_}")
print(f"{w!r}{p!s}", f"{'{'}{'}'}", f"{'a':{'>'}{5}}", f"{10:#x} {10:#b} {10:08b} {-10:+} {10: d} {255:X}", f"{0.5:.0%} {1e10:g} {1e-10:g}")
d = {"a": 1, 'b': {"c": 2}}
print(f"{d["a"]} {d['b']["c"]}", f"{d=}", f"{d['a']=}", f"{str(d)!s:.5}", f"{w:>{p}{p}}", f"{x:{w}.{p}}|")
for s in ("f'{5:s}'", "f'{\"a\":d}'", "f'{1.5:d}'", "f'{None:>5}'", "f'{[]:5}'", "f'{5:.2d}'", "f'{5:zz}'", "f'{undefined_q}'", "f'{1:{2}}{3:{\"q\"}}'", "f'{\"x\":,}'", "f'{True:d} {True} {True:>5} {True:5}|'", "f'{1j:.1f} {1+2j:>10}'"):
    try: print(s, eval(s))
    except Exception as e: print(s, "|", type(e).__name__, e)
