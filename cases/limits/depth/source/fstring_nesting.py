# limits: time=10s memory=128M output=64K
# F-strings inside each other.
eval('f"{' * 200 + '1' + '}"' * 200)
