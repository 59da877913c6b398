# limits: time=10s memory=128M output=64K
# Objects with finalisers in a long list, dropped at once.
class Node:
    count = 0

    def __init__(self, next):
        self.next = next

    def __del__(self):
        Node.count += 1


head = None
for _ in range(10 ** 4):
    head = Node(head)
head = None
print(Node.count)
