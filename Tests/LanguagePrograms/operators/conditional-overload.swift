// Of the two values of `?:` each may say which overload the other one is.
let names = ["a", "b"], isUp = CommandLine.arguments.count < 9
for name in isUp ? names.reversed() : names { print(name) }
for name in isUp ? names : names.reversed() { print(name) }
let order = isUp ? names.reversed() : names
print(order, type(of: order))
let pairs = [(x: 1, y: 2), (x: 3, y: 4)]
for pair in !isUp ? pairs : pairs.reversed() { print(pair.x) }
let both = isUp ? names.reversed() : names.reversed()
print(type(of: both))
