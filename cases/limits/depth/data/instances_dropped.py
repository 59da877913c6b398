# limits: time=10s memory=128M output=64K
# A long linked list of instances dropped all at once.
class Node:
    def __init__(self, next):
        self.next = next


head = None
for _ in range(3 * 10 ** 5):
    head = Node(head)
head = None
print('dropped')
