# Word count written at module scope, as scripts are.
text = "the quick brown fox jumps over the lazy dog while the other dog sleeps " * 400
counts = {}
letters = 0
for round_ in range(280):
    for word in text.split():
        word = word.strip(".,").lower()
        letters += len(word)
        if word not in counts:
            counts[word] = 0
        counts[word] += 1
best = None
for word in counts:
    if best is None or counts[word] > counts[best]:
        best = word
print(best, counts[best], len(counts), letters)
