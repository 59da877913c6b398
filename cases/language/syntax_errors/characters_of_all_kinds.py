# Numbers that run into words, and characters that belong to no name.

import warnings

warnings.simplefilter("ignore")
for s in ["1é", "1\u3000", "0x1\u3000+ 2", "1.5\u3000", "1e5é", "x²", "x½ = 1", "x٣ = 1", "٣x = 1", "xⅷ = 1", "x‿y = 1", "x·y = 1", "℘ = 1", "℮x = 1", "x゛ = 1", "ªb = 1", "x\u00b7 = 1", "x\u0301 = 1", "\u0301x = 1", "x€ = 1", "€", "x™", "x①", "xⓐ", "xª", "xｱ", "x\u200d", "x\ufe0f = 1", "x😀 = 1", "😀", "x\u00a0= 1", "\u00a0x", "x =\u00a01", "x\u2028y", "x\u0085y", "x\ufeff", "\ufeffx", "1_٣", "1j\u3000", "0b1\u3000", "1\u2212 2", "x ＝ 1", "（x）", "print（1）", "x，y", "'a'，'b'", "x：int", "if x：\n  y", "x；y", "“a”", "‘a’", "x‘", "f(x，y)", "x…", "x→y", "λ = 1", "日本 = 1", "x・y = 1", "ﬁ = 1", "x\x01", "x\x7f", "x\x0c= 1", "\x0cx = 1", "x\r= 1", "1if x else y", "1or 2", "1and 2", "1in x", "1is x", "1not in x", "1else", "0x1for x in y", "0or 1", "1jif x else y", "1.if x else y", "1e5or 2", "0b1and 1", "1_if", "1lambda", "1import", "1_a", "1a", "1b", "12abc", "1.5abc", "0o7abc", "0o79", "0xfg", "0b12", "0b1_", "0x_", "0_", "00_0", "00", "01", "0_1", "1__2", "1_.5", "1._5", "1e_5", "1e5_", "1.e5", ".5e", "._5", ".5_", "1.j", "1jj", "1ej"]:
    try: compile(s, "s", "exec"); print("ok", repr(s))
    except SyntaxError as e: print(repr(s), e.msg, (e.lineno, e.offset, e.end_lineno, e.end_offset), repr(e.text))
    except Exception as e: print(repr(s), type(e).__name__, e)
print([s for s in ["x²", "x½", "x٣", "xⅷ", "x‿y", "x·y", "℘", "℮x", "x゛", "ªb", "x\u0301", "\u0301", "x™", "x①", "xⓐ", "ﬁ", "x\u200d", "·", "ⅷ", "²", "・", "x・y"] if s.isidentifier()])
