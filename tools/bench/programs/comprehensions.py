# List, dict and set comprehensions with conditions and nesting.
def run(n):
    total = 0
    for k in range(n):
        squares = [x * x for x in range(200) if x % 3 != k % 3]
        table = {x: x + k for x in range(100)}
        kinds = {x % 17 for x in squares}
        grid = [[i * j for j in range(10)] for i in range(10)]
        total += sum(squares) % 97 + len(kinds) + table[50] + grid[9][k % 10]
    return total


print(run(22_000))
