# The matcher of sequences, and words that are close to each other.
import difflib
from difflib import SequenceMatcher, get_close_matches

s = SequenceMatcher(None, " abcd", "abcd abcd")
print(s.find_longest_match(0, 5, 0, 9), s.find_longest_match(), s.get_matching_blocks(), s.get_opcodes())
s = SequenceMatcher(lambda x: x == " ", " abcd", "abcd abcd")
print(s.find_longest_match(0, 5, 0, 9), sorted(s.bjunk), s.bpopular, s.b2j)
s = SequenceMatcher(None, "qabxcd", "abycdf")
for tag, *places in s.get_opcodes():
    print(tag, places)
print(s.ratio(), s.quick_ratio(), s.real_quick_ratio())
s.set_seq1("abxcd"); print(s.ratio()); s.set_seq2("abxcdz"); print(s.ratio()); s.set_seqs("", ""); print(s.ratio(), s.get_opcodes())
long = "ab" * 150 + "xyz"
print(SequenceMatcher(None, "xyzab", long).ratio(), SequenceMatcher(None, "xyzab", long, autojunk=False).ratio(), sorted(SequenceMatcher(None, "", long).bpopular))
a = list(range(1, 40)); b = a[:]; b[8:8] = ["i"]; b[20] = "x"; b[23:28] = []; b[30] = "y"
for group in SequenceMatcher(None, a, b).get_grouped_opcodes():
    print(group)
print(get_close_matches("appel", ["ape", "apple", "peach", "puppy"]), get_close_matches("wheel", ["while", "whale", "heel", "steel"], n=1), get_close_matches("zzz", ["abc"]), get_close_matches("abc", ["abd", "abe", "abf", "xyz"], 2, 0.1))
for arguments in ((0,), (1, 2)):
    try:
        get_close_matches("a", [], *arguments)
    except ValueError as error:
        print(error)
print(difflib.Match(1, 2, 3), SequenceMatcher[int])
