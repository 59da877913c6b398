"""What the scripts of this folder write Rust with."""


def wrap(items):
    """The items, a comma behind each, in lines of the width of the house."""
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) + 2 > 118:
            lines.append(line)
            line = "   "
        line += f" {item},"
    return "\n".join([*lines, line])


def table(name, doc, kind, items):
    """Writes a table: a static slice of the items."""
    print(f"\n/// {doc}\n#[rustfmt::skip]\npub(super) static {name}: &[{kind}] = &[\n{wrap(items)}\n];")
