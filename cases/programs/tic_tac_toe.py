# Minimax for tic-tac-toe with memo and a rendered game.
from functools import cache

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def winner(b):
    return next((b[i] for i, j, k in LINES if b[i] != " " and b[i] == b[j] == b[k]), None)


def moves(b):
    return [i for i, c in enumerate(b) if c == " "]


def play(b, i, p):
    return b[:i] + p + b[i + 1 :]


@cache
def value(b, p):
    if w := winner(b):
        return 1 if w == "X" else -1
    if not moves(b):
        return 0
    pick = max if p == "X" else min
    return pick(value(play(b, i, p), "O" if p == "X" else "X") for i in moves(b))


def best(b, p):
    return (max if p == "X" else min)(moves(b), key=lambda i: value(play(b, i, p), "O" if p == "X" else "X"))


def show(b):
    return "\n-+-+-\n".join("|".join(b[r : r + 3]) for r in (0, 3, 6))


board, player = play(" " * 9, 0, "X"), "O"
while not winner(board) and moves(board):
    m = best(board, player)
    board, player = play(board, m, player), "XO"[player == "X"]
    print(player, m, end="; ")
print()
print(show(board), winner(board), value(" " * 9, "X"), value.cache_info().currsize, sep="\n")
print(best("XX OO    ", "X"), best("XX OO    ", "O"), winner("XXX      "), value("X O X O  ", "X"))
