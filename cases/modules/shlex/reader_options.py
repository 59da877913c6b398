# covers: shlex.shlex
# The reader itself: its characters, tokens put back, sources within sources, lines.
import io
import shlex

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

text = "run 'quoted text' x=1 # note\nnext-line a&&b \"more\""
for options in ({}, {"posix": True}, {"punctuation_chars": True}, {"posix": True, "punctuation_chars": "&"}):
    reader = shlex.shlex(text, **options)
    print(list(reader), reader.lineno)
reader = shlex.shlex(text, posix=True)
reader.whitespace_split = True
reader.commenters = ""
print(list(reader))
reader = shlex.shlex("a,b;c", posix=True)
reader.whitespace = ","
reader.wordchars += ";"
print(list(reader))
reader = shlex.shlex("one two three")
print(reader.get_token(), reader.push_token("back"), reader.get_token(), next(reader), reader.read_token(), repr(reader.get_token()), repr(reader.eof))
show(next, reader)
posix = shlex.shlex("x", posix=True)
print(posix.get_token(), posix.get_token(), posix.eof, shlex.shlex("q").error_leader(), shlex.shlex("q", "file.txt").error_leader(lineno=7))
outer = shlex.shlex("a b c", "outer")
print(outer.get_token(), outer.push_source("x y", "inner"), outer.infile, outer.get_token(), outer.get_token(), outer.get_token(), outer.infile, list(outer))
print(shlex.shlex(io.StringIO("from stream")).get_token(), shlex.shlex("p", punctuation_chars=True).punctuation_chars, shlex.shlex("p").punctuation_chars == "")
print(shlex.shlex("a", posix=True).wordchars == shlex.shlex("a").wordchars, reader.quotes, reader.escape, reader.escapedquotes, repr(reader.whitespace), reader.commenters, reader.debug, reader.source)
show(lambda: setattr(reader, "punctuation_chars", "x"))
show(lambda: list(shlex.shlex("'open")))
show(lambda: list(shlex.shlex("open\\", posix=True)))
lines = shlex.shlex("a\nb # c\n\nd 'e\nf' g")
print([(token, lines.lineno) for token in lines])
loud = shlex.shlex("a 'b")
loud.debug = 1
show(lambda: list(loud))
