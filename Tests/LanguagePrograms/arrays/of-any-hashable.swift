// Lists with an AnyHashable in them hold such values.
struct Point: Hashable { var x = 1 }
let mixed = [AnyHashable(1), "x"]
let points = [Point(), AnyHashable(3)]
print(type(of: mixed), type(of: points), mixed.count, points)
print([AnyHashable(1), 2.5, Point()], Set([AnyHashable("a"), 1, "a"]).count)
let table = [AnyHashable("k"): 1, 5: 2]
print(type(of: table), table[5]!)
