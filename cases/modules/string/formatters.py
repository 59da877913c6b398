# Formatter: automatic and given numbers, own hooks, and how a format is refused.
# covers: string.Formatter
import string


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


f = string.Formatter()
for call in (
    lambda: f.format("{} {1} {x}", 1, 2, x=3),
    lambda: f.format("{} {} {x!r:>5}", 1, 2, x="s"),
    lambda: f.format("{0.real} {0[1]}", [1, 2]) if False else f.format("{0[1]} {1.real}", [1, 2], 5),
    lambda: f.format("{:{}}", 5, ">4"),
    lambda: f.format("{:{w}.{p}f}", 3.14159, w=8, p=2),
    lambda: f.format("{!s} {!a}", "é", "é"),
    lambda: f.format("{!z}", 1),
    lambda: f.format("{0} {}", 1),
    lambda: f.format("{} {0}", 1),
    lambda: f.format("{x}"),
    lambda: f.format("{1}", 0),
    lambda: f.format("{"),
    lambda: f.format("}"),
    lambda: f.format("{{}}"),
    lambda: f.format(),
    lambda: f.format("{:{:{}}}", 1, 2, 3),
    lambda: f.format(5),
    lambda: f.vformat("{0} {a}", (1,), {"a": 2}),
    lambda: f.vformat("{0}", None, {}),
    lambda: list(f.parse("a{b!r:c}d{{e}}{}")),
    lambda: list(f.parse("")),
    lambda: list(f.parse("a{b")),
    lambda: f.get_field("0.real", (5,), {}),
    lambda: f.get_field("a[x].y", (), {"a": {"x": 1}}),
    lambda: f.get_value("k", (), {"k": 1}),
    lambda: f.get_value(0, (7,), {}),
    lambda: f.get_value(3, (7,), {}),
    lambda: f.convert_field(5, None),
    lambda: f.convert_field("é", "a"),
    lambda: f.convert_field(5, "x"),
    lambda: f.format_field(5, "03"),
    lambda: f.check_unused_args({0}, (1, 2), {}),
):
    show(call)


class Mine(string.Formatter):
    def get_value(self, key, args, kwargs):
        return kwargs.get(key, f"<{key}>") if isinstance(key, str) else super().get_value(key, args, kwargs)

    def check_unused_args(self, used_args, args, kwargs):
        print("used", sorted(map(str, used_args)), args, kwargs)

    def convert_field(self, value, conversion):
        return value.upper() if conversion == "u" else super().convert_field(value, conversion)

    def format_field(self, value, format_spec):
        return "[" + super().format_field(value, format_spec) + "]"


show(lambda: Mine().format("{} {x!u} {y:>4}", "a", "b", x="xx", z=1))
