# Word, letter and sentence statistics with a bar chart.
import re
import string
from collections import Counter

TEXT = """It was the best of times, it was the worst of times; it was the age of
wisdom... it was the age of foolishness! Was it? "Perhaps," said nobody - not even 42 people."""
words = re.findall(r"[a-z']+", TEXT.lower())
sentences = [s.strip() for s in re.split(r"[.!?]+", TEXT) if s.strip()]
counts = Counter(words)
print(f"{len(TEXT)} characters, {len(words)} words, {len(counts)} distinct, {len(sentences)} sentences")
print(f"average word {sum(map(len, words)) / len(words):.3f}, longest {max(words, key=len)!r}")
for word, n in counts.most_common(5):
    print(f"{word:>6} {'#' * n} {n / len(words):6.1%}")
letters = Counter(c for c in TEXT.lower() if c in string.ascii_lowercase)
print({k: letters[k] for k in sorted(letters) if letters[k] > 5})
print(sorted(counts, key=lambda w: (-counts[w], w))[:6], [len(s.split()) for s in sentences])
by_length = {}
for w in sorted(counts):
    by_length.setdefault(len(w), []).append(w)
for k in sorted(by_length):
    print(f"{k:2}: {', '.join(by_length[k])}")
print(
    TEXT.title().split("\n")[0],
    TEXT.count("it"),
    TEXT.translate(str.maketrans("", "", string.punctuation)).split()[-3:],
)
