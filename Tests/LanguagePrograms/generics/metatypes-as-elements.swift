// Arrays of metatypes made by their written types.
protocol Shape {}
struct Square: Shape {}
var types = [Any.Type]()
types.append(Int.self)
types += [String.self, Square.self]
print(types)
var objects = [AnyObject.Type](), errors = [Error.Type](), shapes = [Shape.Type](), named = [String: Any.Type]()
shapes.append(Square.self)
named["x"] = Int.self
print(objects.count, errors.count, shapes, named)
print([Int.Type](repeating: Int.self, count: 2))
