# A syntax error in the program itself prints the line and a caret, and nothing runs.
print("never printed")
for i in range(3)
    print(i)
