# A text of a subclass stays the object that it is where nothing has to be done to it, and where a method gave it.
# covers: str.format, str.__format__, str.__mod__, format, ascii, repr


class Text(str):
    pass


class Shown:
    def __str__(self):
        return Text("s")

    def __repr__(self):
        return Text("r")

    def __format__(self, spec):
        return Text("f" + spec)


class Bold(Text):
    def __str__(self):
        return Text("bold")

    def kept(self, spec):
        return super().__format__(spec)


def told(name, value, text=None):
    print(name, type(value).__name__, repr(str.__str__(value)), value is text if text is not None else "")


text, shown, bold = Text("ab"), Shown(), Bold("ab")
for spec in ["", "2", "1", "3", ".2", ".1", ".9", "s", "<2", "x>2"]:
    told("format " + repr(spec), format(text, spec), text)
    told("str.format " + repr(spec), ("{:" + spec + "}").format(text), text)
    told("super " + repr(spec), bold.kept(spec), bold)
told("f-string", f"{text}", text)
told("f-string width", f"{text:2}", text)
told("f-string more", f"{text:2}x", text)
told("f-string two", f"{text:2}{''}", text)
told("f-string of parts", f"{text!s}{shown}{bold!r}")
for name, value in {
    "repr": repr(shown), "str": str(shown), "ascii": ascii(shown), "format": format(shown), "spec": format(shown, "q"),
    "%s": "%s" % shown, "%r": "%r" % shown, "%a": "%a" % shown, "%5s": "%5s" % shown, "%s+": "%s+" % shown,
    "{}": "{}".format(shown), "{!r}": "{!r}".format(shown), "{}+": "{}+".format(shown), "f": f"{shown}",
    "f!r": f"{shown!r}", "f!s": f"{shown!s}", "f!a": f"{shown!a}", "object.__str__": object.__str__(shown),
    "object.__format__": object.__format__(shown, ""), "bold": format(bold), "bold f": f"{bold}", "join": "".join([text]),
    "text %s": "%s" % text, "text {}": "{}".format(text), "%(a)s": "%(a)s" % {"a": shown}, "map": "{a}".format_map({"a": shown}),
}.items():
    told(name, value)
