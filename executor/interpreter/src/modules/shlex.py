"""Words of simple languages, split as a Unix shell splits them."""

from collections import deque
from io import StringIO

__all__ = ["shlex", "split", "quote", "join"]

_PUNCTUATION = "();<>|&"
_SAFE = frozenset("@%_-+=:,./0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


class shlex:
    """Reads tokens from a text."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        if instream is None:
            # There is nobody who could type anything.
            instream = StringIO("")
        elif isinstance(instream, str):
            instream = StringIO(instream)
        self.instream = instream
        self.infile = infile
        self.posix = posix
        self.eof = None if posix else ""
        self.commenters = "#"
        self.wordchars = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
        if posix:
            self.wordchars += "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ"
        self.whitespace = " \t\r\n"
        self.whitespace_split = False
        self.quotes = "'\""
        self.escape = "\\"
        self.escapedquotes = '"'
        # None at the end of the text, " " between words, "a" in a word, a quote or an escape within these,
        # "c" in a run of punctuation.
        self.state = " "
        self.pushback = deque()
        self.lineno = 1
        self.debug = 0
        self.token = ""
        self.filestack = deque()
        self.source = None
        if not punctuation_chars:
            punctuation_chars = ""
        elif punctuation_chars is True:
            punctuation_chars = _PUNCTUATION
        self._punctuation_chars = punctuation_chars
        if punctuation_chars:
            self._waiting = deque()
            # What names of files and options are made of.
            self.wordchars += "~-./*?="
            self.wordchars = self.wordchars.translate(self.wordchars.maketrans(dict.fromkeys(punctuation_chars)))

    @property
    def punctuation_chars(self):
        return self._punctuation_chars

    def push_token(self, tok):
        """Put a token in front of what is to come."""
        if self.debug >= 1:
            print("shlex: pushing token " + repr(tok))
        self.pushback.appendleft(tok)

    def push_source(self, newstream, newfile=None):
        """Go on with another text, and come back at its end."""
        if isinstance(newstream, str):
            newstream = StringIO(newstream)
        self.filestack.appendleft((self.infile, self.instream, self.lineno))
        self.infile, self.instream, self.lineno = newfile, newstream, 1
        if self.debug:
            print("shlex: pushing to " + (f"file {self.infile}" if newfile is not None else f"stream {self.instream}"))

    def pop_source(self):
        """Come back to the text before."""
        self.instream.close()
        self.infile, self.instream, self.lineno = self.filestack.popleft()
        if self.debug:
            print(f"shlex: popping to {self.instream}, line {self.lineno}")
        self.state = " "

    def get_token(self):
        """The next token: what was put back, else what is read."""
        if self.pushback:
            token = self.pushback.popleft()
            if self.debug >= 1:
                print("shlex: popping token " + repr(token))
            return token
        token = self.read_token()
        if self.source is not None:
            while token == self.source:
                included = self.sourcehook(self.read_token())
                if included:
                    newfile, newstream = included
                    self.push_source(newstream, newfile)
                token = self.get_token()
        while token == self.eof:
            if not self.filestack:
                return self.eof
            self.pop_source()
            token = self.get_token()
        if self.debug >= 1:
            print("shlex: token=" + (repr(token) if token != self.eof else "EOF"))
        return token

    def _next_character(self):
        if self._punctuation_chars and self._waiting:
            return self._waiting.pop()
        return self.instream.read(1)

    def _skip_comment(self):
        self.instream.readline()
        self.lineno += 1

    def _between(self, char):
        """A character between words; true when a token ends here."""
        if char in self.whitespace:
            return bool(self.token or (self.posix and self._quoted))
        if char in self.commenters:
            self._skip_comment()
        elif self.posix and char in self.escape:
            self._escaped_state = "a"
            self.state = char
        elif char in self.wordchars:
            self.token = char
            self.state = "a"
        elif char in self._punctuation_chars:
            self.token = char
            self.state = "c"
        elif char in self.quotes:
            if not self.posix:
                self.token = char
            self.state = char
        elif self.whitespace_split:
            self.token = char
            self.state = "a"
        else:
            self.token = char
            return bool(self.token or (self.posix and self._quoted))
        return False

    def _within_quotes(self, char):
        """A character inside quotes; true when a token ends here."""
        self._quoted = True
        if not char:
            raise ValueError("No closing quotation")
        if char == self.state:
            if not self.posix:
                self.token += char
                self.state = " "
                return True
            self.state = "a"
        elif self.posix and char in self.escape and self.state in self.escapedquotes:
            self._escaped_state = self.state
            self.state = char
        else:
            self.token += char
        return False

    def _behind_escape(self, char):
        if not char:
            raise ValueError("No escaped character")
        # Inside quotes only the quote and the escape itself can be escaped.
        if self._escaped_state in self.quotes and char != self.state and char != self._escaped_state:
            self.token += self.state
        self.token += char
        self.state = self._escaped_state

    def _within_word(self, char):
        """A character in a word or a run of punctuation; true when a token ends here."""
        if not char:
            self.state = None
            return True
        if char in self.whitespace:
            self.state = " "
            return bool(self.token or (self.posix and self._quoted))
        if char in self.commenters:
            self._skip_comment()
            if self.posix:
                self.state = " "
                return bool(self.token or self._quoted)
        elif self.state == "c":
            if char in self._punctuation_chars:
                self.token += char
            else:
                if char not in self.whitespace:
                    self._waiting.append(char)
                self.state = " "
                return True
        elif self.posix and char in self.quotes:
            self.state = char
        elif self.posix and char in self.escape:
            self._escaped_state = "a"
            self.state = char
        elif char in self.wordchars or char in self.quotes or (
            self.whitespace_split and char not in self._punctuation_chars
        ):
            self.token += char
        else:
            if self._punctuation_chars:
                self._waiting.append(char)
            else:
                self.pushback.appendleft(char)
            self.state = " "
            return bool(self.token or (self.posix and self._quoted))
        return False

    def read_token(self):
        """Read one token from the text."""
        self._quoted = False
        self._escaped_state = " "
        while True:
            char = self._next_character()
            if char == "\n":
                self.lineno += 1
            if self.debug >= 3:
                print(f"shlex: in state {self.state!r} I see character: {char!r}")
            if self.state is None:
                self.token = ""
                break
            if self.state == " ":
                if not char:
                    self.state = None
                    break
                ended = self._between(char)
            elif self.state in self.quotes:
                ended = self._within_quotes(char)
            elif self.state in self.escape:
                ended = False
                self._behind_escape(char)
            else:
                ended = self._within_word(char)
            if ended:
                break
        result, self.token = self.token, ""
        if self.posix and not self._quoted and result == "":
            result = None
        if self.debug > 1:
            print("shlex: raw token=" + (repr(result) if result else "EOF"))
        return result

    def sourcehook(self, newfile):
        """Files cannot be included: there are none."""
        raise FileNotFoundError(2, "No such file or directory", newfile.strip('"'))

    def error_leader(self, infile=None, lineno=None):
        """What to put in front of a message about the current place."""
        if infile is None:
            infile = self.infile
        if lineno is None:
            lineno = self.lineno
        return '"%s", line %d: ' % (infile, lineno)

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


def split(s, comments=False, posix=True):
    """The words of a text, as a shell would split it."""
    if s is None:
        raise ValueError("s argument must not be None")
    reader = shlex(s, posix=posix)
    reader.whitespace_split = True
    if not comments:
        reader.commenters = ""
    return list(reader)


def join(split_command):
    """One text that is split into these words."""
    return " ".join(quote(word) for word in split_command)


def quote(s):
    """A text that a shell takes as one word."""
    if not s:
        return "''"
    if not isinstance(s, str):
        from re import search

        # It says what it cannot look at.
        search("", s)
    if all(c in _SAFE for c in s):
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"
