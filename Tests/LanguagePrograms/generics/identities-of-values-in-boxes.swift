// A structure or a number as an AnyObject is in a box, which has an identity of its own; an object is itself.
protocol Loose {}
final class Player: Loose {}
struct Point: Loose { var x = 1; var y = 2 }
func number<T>(_ value: T) -> ObjectIdentifier { ObjectIdentifier(value as AnyObject) }
let player = Player()
print(number(player) == ObjectIdentifier(player), number(player as Loose) == ObjectIdentifier(player))
let box = Point() as AnyObject
print(ObjectIdentifier(box) == ObjectIdentifier(box), number(Point()) == ObjectIdentifier(box))
print((box as? Point)?.y ?? 0)
