# limits: time=10s memory=128M output=64K
# A hundred thousand arguments.
print(eval('max(' + '1,' * 10 ** 5 + ')'))
