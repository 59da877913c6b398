# Regular expressions: what they find, and what is said of wrong ones.
import re

ATOMS = ["a", "b", "c", "ab", ".", r"\d", r"\w", r"\s", r"\W", r"\D", r"\S", "[abc]", "[^a]", "[a-c]", r"[\d_]", r"\b", r"\B", "^", "$", r"\A", r"\Z", "é", "É", "1", "_", " ", r"\.", r"\n", "[]a]", "[^]a-]", "[a-]", r"\x61", r"\u00e9", "ß", "ſ", "s", "K", r"\101", r"\0"]
DAMAGE = ["(", ")", "[", "]", "{", "}", "*", "+", "?", "|", "\\", "(?", "(?P<", "(?P=", "{2,1}", "(?z)", "(?i)", "\\q", "\\8", "(?<", "(?#", "[z-a]", "(?-", "\\N{", "\\x", "(?(", "{,", "++", "*?", "(?<=a*)", "\\u12", "(?P<1>", "[[:", "(?i-i:", "(?La)", "\\N{DIGIT ONE}", "[a&&b]", "[a--b]"]
SUBJECT = ["a", "b", "c", "A", "B", "1", "2", "_", " ", "\n", "é", "É", "ß", "ſ", "S", "K", "ab", "abc", "."]


class Maker:
    def __init__(self):
        self.groups = 0
        self.names = []

    def atom(self, depth):
        kind = source.below(24) if depth else 0
        if kind < 11:
            return source.pick(ATOMS)
        if kind < 14:
            self.groups += 1
            return "(" + self.branch(depth - 1) + ")"
        if kind < 17:
            return "(?:" + self.branch(depth - 1) + ")"
        if kind == 17:
            name = "n" + str(len(self.names))
            self.groups += 1
            self.names.append(name)
            return f"(?P<{name}>" + self.branch(depth - 1) + ")"
        if kind == 18:
            return source.pick(["(?=", "(?!"]) + self.branch(depth - 1) + ")"
        if kind == 19:
            return source.pick(["(?<=", "(?<!"]) + source.pick(["a", "ab", "[ab]", r"\w\d", "a|b", r"\b", "^", "(?:ab|ba)"]) + ")"
        if kind == 20 and self.groups:
            return source.pick(["\\" + str(source.between(1, self.groups)), f"(?P={self.names[0]})" if self.names else r"\1"])
        if kind == 21:
            return source.pick(["(?i:", "(?s:", "(?m-i:", "(?x:", "(?a:", "(?-i:", "(?>"]) + self.branch(depth - 1) + ")"
        if kind == 22 and self.groups:
            return f"(?({source.between(1, self.groups)}){self.series(depth - 1)}|{self.series(depth - 1)})"
        return source.pick(ATOMS)

    def piece(self, depth):
        atom = self.atom(depth)
        if source.chance(35):
            atom += source.pick(["*", "+", "?", "{2}", "{1,3}", "{,2}", "{1,}", "*?", "+?", "??", "{1,2}?", "*+", "++", "?+", "{0}", "{0,1}"])
        return atom

    def series(self, depth):
        return "".join(self.piece(depth) for _ in range(source.between(0 if source.chance(20) else 1, 4)))

    def branch(self, depth):
        return "|".join(self.series(depth) for _ in range(source.pick([1, 1, 1, 2, 3])))


def facts(found):
    return found and (found.span(), found.groups(), found.lastindex, found.lastgroup, found.groupdict(), found.regs)


def replaced(found):
    return "<" + (found[0] or "-") + ">"


def pattern():
    maker = Maker()
    text = maker.branch(3)
    if source.chance(15):
        text = source.pick(["(?i)", "(?s)", "(?m)", "(?x)", "(?a)", "(?im)", "(?u)", "(?L)"]) + text
    if source.chance(15):
        place = source.below(len(text) + 1)
        text = text[:place] + source.pick(DAMAGE) + text[place + source.below(2):]
    return text


def refusal(text, flags):
    try:
        found = re.compile(text, flags)
    except re.PatternError as error:
        return error.msg, error.pos, error.lineno, error.colno, str(error)
    return found.groups, found.groupindex, found.flags


for _ in range(700):
    text = pattern()
    flags = source.pick([0, 0, 0, re.I, re.M, re.S, re.X, re.A, re.I | re.M, re.I | re.A, re.S | re.M])
    shown = f"{text!r} {int(flags)}"
    check("compile", shown, refusal, text, flags)
    try:
        compiled = re.compile(text, flags)
    except (re.PatternError, ValueError):
        continue
    for _ in range(3):
        subject = source.text(SUBJECT, 0, 9)
        shown = f"{text!r} {int(flags)} {subject!r}"
        check("search", shown, lambda: facts(compiled.search(subject)))
        check("match", shown, lambda: facts(compiled.match(subject, source.below(4))))
        check("fullmatch", shown, lambda: facts(compiled.fullmatch(subject)))
        check("findall", shown, compiled.findall, subject)
        check("finditer", shown, lambda: [facts(found) for found in compiled.finditer(subject, 1)])
        check("split", shown, compiled.split, subject, source.pick([0, 0, 1, 2]))
        template = source.pick(["-", r"<\g<0>>", replaced, r"\1", r"\g<n0>", r"\2\\", r"\x", r"\n"])
        shown += "" if callable(template) else " " + repr(template)
        check("subn", shown, compiled.subn, template, subject, source.pick([0, 0, 1]))
    if text.isascii() and source.chance(20):
        check("bytes", f"{text!r}", lambda: re.compile(text.encode(), flags).findall(b"ab1 abc_A\nb2"))
