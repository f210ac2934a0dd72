// sequences: an endless one may lose its beginning
print(sequence(first: 1) { $0 + 1 }.dropFirst(2).prefix(3).map { $0 })
