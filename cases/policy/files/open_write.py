# covers: policy.files, open
# expect: reject PermissionError at run
# Writing a file is refused.
print("before")
with open("made_by_case.txt", "w") as f:
    print(f.write("text"))
print("after")
