# limits: time=10s memory=128M output=64K
# Comprehensions nested in each other.
eval('[' * 90 + '1' + ' for x in y]' * 90, {'y': [1]})
