# expect: reject PermissionError at run
# __builtins__ holds the refused open.
__builtins__.open('made.txt', 'w').close()
print('opened')
