# Template: placeholders, doubled dollars, missing and wrong ones, and what a template says of itself.
# covers: string.Template
from string import Template


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


t = Template("$who likes ${what}s for $$5 $Who")
for call in (
    lambda: t.substitute(who="a", what="b", Who="c"),
    lambda: t.substitute({"who": 1, "what": None}, Who=[]),
    lambda: t.substitute({"who": 1}, who=2, what=3, Who=4),
    lambda: t.substitute(who="a"),
    lambda: t.substitute({}, 5),
    lambda: t.safe_substitute(who="a"),
    lambda: t.safe_substitute(),
    lambda: t.safe_substitute(5),
    lambda: Template("$").substitute(),
    lambda: Template("a\nb $ c").substitute(),
    lambda: Template("$ a ${ b $1 ${x").safe_substitute(x=1),
    lambda: Template("${a b}").substitute(a=1),
    lambda: Template("$é $_x $a1").safe_substitute(_x=1, a1=2),
    lambda: Template("${}").substitute(),
    lambda: Template("$self").substitute(self="me"),
    lambda: Template("$mapping").substitute(mapping="x"),
    lambda: (t.template, t.is_valid(), Template("$").is_valid(), Template("").is_valid()),
    lambda: (t.get_identifiers(), Template("$a $b $a ${c} $$ $").get_identifiers() if False else Template("$a ${b} $a").get_identifiers()),
    lambda: Template("$ ").get_identifiers(),
    lambda: Template(5).substitute(),
    lambda: Template(),
    lambda: (Template.delimiter, Template.idpattern, Template.braceidpattern, Template.flags),
):
    show(call)


class Percent(Template):
    delimiter = "%"
    idpattern = "[a-z]+_[a-z]+"


class Braced(Template):
    braceidpattern = "[a-z.]+"


class Own(Template):
    pattern = r"(?P<escaped>@@)|@(?P<named>[a-z]+)@|@\{(?P<braced>x+)\}|(?P<invalid>@)"


show(lambda: Percent("%a_b %ab %% %{c_d} $x").safe_substitute(a_b=1, c_d=2, ab=3))
show(lambda: Braced("${a.b} $ab").substitute({"a.b": 1, "ab": 2}))
show(lambda: Own("@name@ @@ @{xx}").substitute(name=1, xx=2))
show(lambda: Own("@bad").substitute())
show(lambda: type("Bad", (Template,), {"pattern": "(?P<named>a)"})("a").substitute())
