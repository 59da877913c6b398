# What the bits of a file's mode mean.
import stat

for mode in (0o100644, 0o040755, 0o120777, 0o104755, 0o102755, 0o041777, 0o041776, 0o106644, 0o020620, 0o060660, 0o010600, 0o140777, 0, 0o7777):
    print(oct(mode), stat.filemode(mode), oct(stat.S_IMODE(mode)), oct(stat.S_IFMT(mode)))
    print([name for name in dir(stat) if name.startswith("S_IS") and callable(getattr(stat, name)) and getattr(stat, name)(mode)])
print({name: value for name, value in sorted(vars(stat).items()) if isinstance(value, int) and not name.startswith("_")})
try:
    stat.filemode("rwx")
except TypeError as error:
    print(type(error).__name__)
