

# What stands around a part of a line that differs: \0 and the kind of the difference before it, \1 behind.
_SPANS = {"+": "diff_add", "-": "diff_sub", "^": "diff_chg"}
_BLANK = ("", "\n")


class _Sides:
    """The rows of two files side by side, made of the lines of ndiff().

    A row is what stands on the left, what stands on the right (each a number and a text) and whether they differ. A
    side may come before the other: until both are there they wait in line.
    """

    def __init__(self, lines):
        self._lines = iter(lines)
        self._ahead = []
        self._numbers = [0, 0]
        # Lines added beyond those taken away so far, for which the left side has no lines.
        self._surplus = 0
        self._waiting = ([], [])

    def _kinds(self):
        """The kinds of the next four lines."""
        while len(self._ahead) < 4:
            line = next(self._lines, None)
            if line is None:
                break
            self._ahead.append(line)
        return "".join(line[0] for line in self._ahead[:4])

    def _line(self, side, kind=""):
        """The next line as one of a side: unchanged, all of one kind, or marked by the guide below it."""
        self._numbers[side] += 1
        text = self._ahead.pop(0)
        if kind == "?":
            guide = self._ahead.pop(0)
            # From the end, so that places stay what they are.
            for found in reversed(list(_re.finditer(r"\++|-+|\^+", guide))):
                start, end = found.span()
                text = f"{text[:start]}\0{guide[start]}{text[start:end]}\1{text[end:]}"
            return self._numbers[side], text[2:]
        text = text[2:]
        if kind:
            text = f"\0{kind}{text or ' '}\1"
        return self._numbers[side], text

    def _step(self, kinds):
        """What the next lines put on the left and on the right, the blank lines owed to a side, and if they differ."""
        begins = kinds.startswith
        if begins("-?+?"):
            return self._line(0, "?"), self._line(1, "?"), 0, True
        if begins("--++"):
            self._surplus -= 1
            return self._line(0, "-"), None, 0, True
        if begins(("--?+", "--+", "- ")):
            # The last of several that were taken away, with nothing that could stand beside it.
            owed, self._surplus = self._surplus - 1, 0
            return self._line(0, "-"), None, owed, True
        if begins("-+?"):
            return self._line(0), self._line(1, "?"), 0, True
        if begins("-?+"):
            return self._line(0, "?"), self._line(1), 0, True
        if begins("-"):
            self._surplus -= 1
            return self._line(0, "-"), None, 0, True
        if begins("+--"):
            self._surplus += 1
            return None, self._line(1, "+"), 0, True
        if begins(("+ ", "+-")):
            owed, self._surplus = self._surplus + 1, 0
            return None, self._line(1, "+"), owed, True
        if begins("+"):
            self._surplus += 1
            return None, self._line(1, "+"), 0, True
        number = self._numbers[1] + 1
        left = self._line(0)
        self._numbers[1] = number
        return left, (number, left[1]), 0, False

    def _put(self, left, right, differs):
        """Puts something on one side or both, and gives the rows that are whole by that."""
        for line, waiting in zip((left, right), self._waiting):
            if line is not None:
                waiting.append((line, differs))
        lefts, rights = self._waiting
        while lefts and rights:
            (left, one), (right, other) = lefts.pop(0), rights.pop(0)
            yield left, right, one or other

    def _owe(self, owed):
        blank = (None, _BLANK) if owed < 0 else (_BLANK, None)
        for _ in range(abs(owed)):
            yield from self._put(*blank, True)

    def rows(self):
        while kinds := self._kinds():
            left, right, owed, differs = self._step(kinds)
            yield from self._owe(owed)
            yield from self._put(left, right, differs)
        yield from self._owe(self._surplus)


def _near_changes(rows, around):
    """The rows with a difference no further away than so many rows, and None where some are left out."""
    rows = list(rows)
    shown = set()
    for place, (_, _, differs) in enumerate(rows):
        if differs:
            shown.update(range(max(0, place - around), min(len(rows), place + around + 1)))
    last = -1
    for place in sorted(shown):
        if place != last + 1:
            yield None
        yield rows[place]
        last = place


class HtmlDiff:
    """Two files side by side in a table of HTML, with their differences marked.

    make_table() gives the table alone, make_file() a whole page with styles and a legend.
    """

    _file_template = """
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"
          "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">

<html>

<head>
    <meta http-equiv="Content-Type"
          content="text/html; charset=%(charset)s" />
    <title></title>
    <style type="text/css">%(styles)s
    </style>
</head>

<body>
    %(table)s%(legend)s
</body>

</html>"""
    _styles = """
        table.diff {font-family:Courier; border:medium;}
        .diff_header {background-color:#e0e0e0}
        td.diff_header {text-align:right}
        .diff_next {background-color:#c0c0c0}
        .diff_add {background-color:#aaffaa}
        .diff_chg {background-color:#ffff77}
        .diff_sub {background-color:#ffaaaa}"""
    _table_template = """
    <table class="diff" id="difflib_chg_%(prefix)s_top"
           cellspacing="0" cellpadding="0" rules="groups" >
        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
        <colgroup></colgroup> <colgroup></colgroup> <colgroup></colgroup>
        %(header_row)s
        <tbody>
%(data_rows)s        </tbody>
    </table>"""
    _legend = """
    <table class="diff" summary="Legends">
        <tr> <th colspan="2"> Legends </th> </tr>
        <tr> <td> <table border="" summary="Colors">
                      <tr><th> Colors </th> </tr>
                      <tr><td class="diff_add">&nbsp;Added&nbsp;</td></tr>
                      <tr><td class="diff_chg">Changed</td> </tr>
                      <tr><td class="diff_sub">Deleted</td> </tr>
                  </table></td>
             <td> <table border="" summary="Links">
                      <tr><th colspan="2"> Links </th> </tr>
                      <tr><td>(f)irst change</td> </tr>
                      <tr><td>(n)ext change</td> </tr>
                      <tr><td>(t)op</td> </tr>
                  </table></td> </tr>
    </table>"""
    _default_prefix = 0

    def __init__(self, tabsize=8, wrapcolumn=None, linejunk=None, charjunk=IS_CHARACTER_JUNK):
        self._tabsize = tabsize
        self._wrapcolumn = wrapcolumn
        self._linejunk = linejunk
        self._charjunk = charjunk

    def make_file(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5, *, charset="utf-8"):
        """A page with the table and its legend."""
        page = self._file_template % {
            "styles": self._styles,
            "legend": self._legend,
            "table": self.make_table(fromlines, tolines, fromdesc, todesc, context=context, numlines=numlines),
            "charset": charset,
        }
        return page.encode(charset, "xmlcharrefreplace").decode(charset)

    def make_table(self, fromlines, tolines, fromdesc="", todesc="", context=False, numlines=5):
        """The table."""
        number = HtmlDiff._default_prefix
        HtmlDiff._default_prefix += 1
        prefixes = f"from{number}_", f"to{number}_"
        old, new = [self._untabbed(line) for line in fromlines], [self._untabbed(line) for line in tolines]
        rows = _Sides(ndiff(old, new, self._linejunk, self._charjunk)).rows()
        if context:
            rows = _near_changes(rows, numlines)
        cells = []
        for row in rows:
            if row is None:
                cells.append(None)
                continue
            left, right, differs = row
            for one, other in self._wrapped(left, right):
                cells.append((self._cell(prefixes[0], *one), self._cell(prefixes[1], *other), differs))
        header = ""
        if fromdesc or todesc:
            next_head = '<th class="diff_next"><br /></th>'
            heads = [f'{next_head}<th colspan="2" class="diff_header">{text}</th>' for text in (fromdesc, todesc)]
            header = f"<thead><tr>{heads[0]}{heads[1]}</tr></thead>"
        table = self._table_template % {
            "data_rows": "".join(self._body(cells, prefixes[1], context, numlines)),
            "header_row": header,
            "prefix": prefixes[1],
        }
        for kind, name in _SPANS.items():
            table = table.replace("\0" + kind, f'<span class="{name}">')
        return table.replace("\1", "</span>").replace("\t", "&nbsp;")

    def _untabbed(self, line):
        """A line whose tabs are as many as the blanks they stand for: they are shown as blanks that do not wrap."""
        kept = line.replace(" ", "\0").expandtabs(self._tabsize)
        return kept.replace(" ", "\t").replace("\0", " ").rstrip("\n")

    def _pieces(self, number, text):
        """A line cut where it is too long; marks do not count, and go on behind a cut."""
        most = self._wrapcolumn
        while most and len(text) > most and len(text) - 3 * text.count("\0") > most:
            place = seen = 0
            mark = ""
            while seen < most and place < len(text):
                if text[place] == "\0":
                    mark = text[place + 1]
                    place += 2
                elif text[place] == "\1":
                    mark = ""
                    place += 1
                else:
                    place += 1
                    seen += 1
            yield number, text[:place] + ("\1" if mark else "")
            number, text = ">", (f"\0{mark}" if mark else "") + text[place:]
        yield number, text

    def _wrapped(self, left, right):
        if not self._wrapcolumn:
            return [(left, right)]
        lefts, rights = list(self._pieces(*left)), list(self._pieces(*right))
        for pieces, others in ((lefts, rights), (rights, lefts)):
            pieces.extend([("", " ")] * (len(others) - len(pieces)))
        return zip(lefts, rights)

    def _cell(self, prefix, number, text):
        """The columns of a side: the number of the line and its text."""
        id = f' id="{prefix}{number}"' if isinstance(number, int) else ""
        text = text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;").replace(" ", "&nbsp;").rstrip()
        return f'<td class="diff_header"{id}>{number}</td><td nowrap="nowrap">{text}</td>'

    def _body(self, cells, prefix, context, numlines):
        """The rows of the table, with links from each change to the next."""
        if not cells:
            text = "No Differences Found" if context else "Empty File"
            cells = [(f"<td></td><td>&nbsp;{text}&nbsp;</td>",) * 2 + (False,)]
        ids, links = [""] * len(cells), [""] * len(cells)
        changes = last = 0
        inside = False
        for place, cell in enumerate(cells):
            differs = cell is not None and cell[2]
            if differs and not inside:
                ids[max(0, place - numlines)] = f' id="difflib_chg_{prefix}_{changes}"'
                changes += 1
                links[place] = f'<a href="#difflib_chg_{prefix}_{changes}">n</a>'
                last = place
            inside = differs
        if cells[0] is None or not cells[0][2]:
            links[0] = f'<a href="#difflib_chg_{prefix}_0">f</a>'
        links[last] = f'<a href="#difflib_chg_{prefix}_top">t</a>'
        for place, (cell, id, link) in enumerate(zip(cells, ids, links)):
            if cell is not None:
                left, right, _ = cell
                sides = f'{link}</td>{left}<td class="diff_next">{link}</td>{right}'
                yield f'            <tr><td class="diff_next"{id}>{sides}</tr>\n'
            elif place:
                yield "        </tbody>        \n        <tbody>\n"
