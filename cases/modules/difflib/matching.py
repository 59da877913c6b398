# covers: difflib.SequenceMatcher, difflib.Match, difflib.get_close_matches, difflib.IS_LINE_JUNK
# covers: difflib.IS_CHARACTER_JUNK
# Blocks that match, steps between texts, ratios, near words.
import difflib

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

for a, b in (("abxcd", "abcd"), ("", ""), ("abc", ""), ("qabxcd", "abycdf"), ([1, 2, 3, 4], [1, 3, 4, 5]), ("private Thread currentThread;", "private volatile Thread currentThread;"), ("aaa", "aa")):
    m = difflib.SequenceMatcher(None, a, b)
    print(m.get_matching_blocks(), m.get_opcodes(), round(m.ratio(), 4), round(m.quick_ratio(), 4), round(m.real_quick_ratio(), 4), m.find_longest_match())
m = difflib.SequenceMatcher(lambda c: c == " ", " abcd", "abcd abcd")
print(m.find_longest_match(0, 5, 0, 9), m.bjunk, m.bpopular, sorted(m.b2j), m.get_matching_blocks())
m.set_seq1("abcd")
print(m.ratio(), m.set_seq2("xbcd"), m.ratio(), m.set_seqs("a", "b"), m.ratio(), m.a, m.b)
many = difflib.SequenceMatcher(None, "x" * 300, "x" * 300)
print(many.bpopular, many.ratio(), difflib.SequenceMatcher(None, "x" * 300, "x" * 300, autojunk=False).ratio())
grouped = difflib.SequenceMatcher(None, list(range(1, 40)), [*range(1, 8), "i", *range(8, 20), *range(22, 30), "j", *range(31, 40)])
for group in grouped.get_grouped_opcodes(2):
    print(group)
print(list(difflib.SequenceMatcher(None, "a", "a").get_grouped_opcodes()), difflib.Match(1, 2, 3), difflib.Match(1, 2, 3)._fields)
words = ["ape", "apple", "peach", "puppy", "appel", "APPLE"]
print(difflib.get_close_matches("appel", words), difflib.get_close_matches("appel", words, n=1), difflib.get_close_matches("appel", words, cutoff=0.9), difflib.get_close_matches("zzz", words), difflib.get_close_matches("ape", words, 5, 0.0))
for call in (lambda: difflib.get_close_matches("a", words, n=0), lambda: difflib.get_close_matches("a", words, cutoff=2), lambda: difflib.SequenceMatcher(None, [[]], [[]]), lambda: difflib.SequenceMatcher(None, 5, 6).ratio(), lambda: difflib.SequenceMatcher[str], lambda: list(difflib.get_close_matches("a", [1]))):
    show(call)
print([difflib.IS_LINE_JUNK(line) for line in ("\n", "  #  \n", "hello\n", "", " # x")], [difflib.IS_CHARACTER_JUNK(c) for c in " \t\nx"])
