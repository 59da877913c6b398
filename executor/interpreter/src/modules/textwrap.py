import re as _re

__all__ = ["TextWrapper", "wrap", "fill", "dedent", "indent", "shorten"]

_BLANKS = "\t\n\x0b\x0c\r "


class TextWrapper:
    """Breaks text into lines of limited width."""

    unicode_whitespace_trans = dict.fromkeys(map(ord, _BLANKS), ord(" "))
    # A chunk is a run of blanks, a dash between words, or a word, cut behind its hyphens.
    wordsep_re = _re.compile(
        r"""
        ( [\t\n\x0b\x0c\r ]+
        | (?<=[\w!"'&.,?]) -{2,} (?=\w)
        | [^\t\n\x0b\x0c\r ]+?
          (?: -(?: (?<=[^\d\W]{2}-) | (?<=[^\d\W]-[^\d\W]-)) (?= [^\d\W] -? [^\d\W])
          | (?=[\t\n\x0b\x0c\r ]|\Z)
          | (?<=[\w!"'&.,?]) (?=-{2,}\w)
          )
        )""",
        _re.VERBOSE,
    )
    wordsep_simple_re = _re.compile("([%s]+)" % _re.escape("\t\n\x0b\x0c\r "))
    sentence_end_re = _re.compile(r"[a-z][\.\!\?][\"\']?\Z")

    def __init__(
        self,
        width=70,
        initial_indent="",
        subsequent_indent="",
        expand_tabs=True,
        replace_whitespace=True,
        fix_sentence_endings=False,
        break_long_words=True,
        drop_whitespace=True,
        break_on_hyphens=True,
        tabsize=8,
        *,
        max_lines=None,
        placeholder=" [...]",
    ):
        given = locals()
        del given["self"]
        for name, value in given.items():
            setattr(self, name, value)

    def _munge_whitespace(self, text):
        expanded = text.expandtabs(self.tabsize) if self.expand_tabs else text
        return expanded.translate(self.unicode_whitespace_trans) if self.replace_whitespace else expanded

    def _split(self, text):
        pattern = self.wordsep_re if self.break_on_hyphens is True else self.wordsep_simple_re
        return [chunk for chunk in pattern.split(text) if chunk]

    def _fix_sentence_endings(self, chunks):
        place = 0
        while place < len(chunks) - 1:
            if chunks[place + 1] == " " and self.sentence_end_re.search(chunks[place]):
                chunks[place + 1] = "  "
                place += 2
            else:
                place += 1

    def _handle_long_word(self, chunks, line, used, width):
        room = 1 if width < 1 else width - used
        if self.break_long_words:
            end = room
            chunk = chunks[-1]
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any(c != "-" for c in chunk[:hyphen]):
                    end = hyphen + 1
            line.append(chunk[:end])
            chunks[-1] = chunk[end:]
        elif not line:
            line.append(chunks.pop())

    def _wrap_chunks(self, chunks):
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        lines = []
        chunks.reverse()
        while chunks:
            line = []
            length = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and chunks[-1].strip() == "" and lines:
                chunks.pop()
            while chunks and length + len(chunks[-1]) <= width:
                length += len(chunks[-1])
                line.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._handle_long_word(chunks, line, length, width)
                length = sum(map(len, line))
            if self.drop_whitespace and line and line[-1].strip() == "":
                length -= len(line.pop())
            if not line:
                continue
            fits = self.max_lines is None or len(lines) + 1 < self.max_lines
            last = not chunks or self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()
            if fits or last and length <= width:
                lines.append(indent + "".join(line))
                continue
            while line:
                if line[-1].strip() and length + len(self.placeholder) <= width:
                    line.append(self.placeholder)
                    lines.append(indent + "".join(line))
                    break
                length -= len(line.pop())
            else:
                if lines:
                    before = lines[-1].rstrip()
                    if len(before) + len(self.placeholder) <= self.width:
                        lines[-1] = before + self.placeholder
                        break
                lines.append(indent + self.placeholder.lstrip())
            break
        return lines

    def _split_chunks(self, text):
        return self._split(self._munge_whitespace(text))

    def wrap(self, text):
        """The lines of a paragraph."""
        chunks = self._split_chunks(text)
        if self.fix_sentence_endings:
            self._fix_sentence_endings(chunks)
        return self._wrap_chunks(chunks)

    def fill(self, text):
        """The lines of a paragraph, joined."""
        return "\n".join(self.wrap(text))


def wrap(text, width=70, **kwargs):
    """The lines of a paragraph."""
    return TextWrapper(width=width, **kwargs).wrap(text)


def fill(text, width=70, **kwargs):
    """The lines of a paragraph, joined."""
    return TextWrapper(width=width, **kwargs).fill(text)


def shorten(text, width, **kwargs):
    """Text on one line, cut off where it gets too long."""
    return TextWrapper(width=width, max_lines=1, **kwargs).fill(" ".join(text.strip().split()))


def dedent(text):
    """Text without the blanks that all its lines begin with."""
    text = _re.sub(r"^[ \t]+$", "", text, flags=_re.MULTILINE)
    margin = None
    for indent in _re.findall(r"(^[ \t]*)(?:[^ \t\n])", text, flags=_re.MULTILINE):
        if margin is None:
            margin = indent
        elif not indent.startswith(margin):
            common = 0
            for one, other in zip(margin, indent):
                if one != other:
                    break
                common += 1
            margin = margin[:common]
    if margin:
        text = _re.sub("(?m)^" + margin, "", text)
    return text


def indent(text, prefix, predicate=None):
    """Text with something put in front of its lines, by default of those that are not blank."""
    lines = []
    for line in text.splitlines(True):
        if predicate(line) if predicate is not None else not line.isspace():
            lines.append(prefix)
        lines.append(line)
    return "".join(lines)
