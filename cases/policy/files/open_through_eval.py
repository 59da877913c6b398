# expect: reject PermissionError at run
# eval reaches the same open.
print(eval("max(1, 2)"))
eval("open('by_eval.txt', 'w')").close()
print("opened")
