// advice: the block gets one argument
[1, 2].forEach { a, b in print(a, b) }
