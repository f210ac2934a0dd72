// Key paths of nested types: where they begin, what they are called, and what they equal.
struct User {
  struct Address { var city = "Oslo"; var zip: [Int] = [1]; struct Deep { var x = 1 }; var deep = Deep() }
  var address = Address()
  var all: [Address] = []
}
print(\User.address.city, \User.address, \User.Address.deep.x)
let base = \User.address
let city: KeyPath<User.Address, String> = \.city
print(city, base.appending(path: city))
print(base.appending(path: \.city) == \User.address.city, base.appending(path: \.deep).appending(path: \.x) == \User.address.deep.x)
let joined = base.appending(path: \.city)
print(\User.address.city == joined, [joined: 1][\User.address.city] ?? 0)
enum Space { struct Point { var x = 1.0, y = 2.0 } }
print(\Space.Point.x, Space.Point()[keyPath: \Space.Point.y], [Space.Point()].map(\Space.Point.x))
let keys: [PartialKeyPath<Space.Point>] = [\Space.Point.x, \.y]
print(keys)
