# covers: policy.interaction, input
# expect: reject PermissionError at run
# oracle: skip it would wait for standard input
# There is nobody to ask.
print("asking")
name = input("name? ")
print(f"hello {name}")
