// In a class `Self` is the class of `self`: what is asked for it, in conditions, closures, loops and patterns, is an instance of that.
class Shape {
    func isLike(_ other: Any) -> Bool { other is Self }
    func isUnlike(_ other: Shape) -> Bool { (other as? Self) == nil }
    func finds(_ other: Any) -> Bool {
        if let same = other as? Self { return same === same }
        return false
    }
    func guarded(_ other: Shape?) -> Bool {
        guard let _ = other as? Self else { return false }
        return true
    }
    func described(_ other: Any) -> String {
        switch other {
        case let same as Self: return "like \(type(of: same))"
        case is Shape: return "a shape"
        default: return "no shape"
        }
    }
    func isCase(_ other: Any) -> Bool {
        switch other {
        case is Self: return true
        default: return false
        }
    }
    func count(in all: [Shape]) -> Int {
        var looped = 0
        for case let same as Self in all where same.isLike(self) { looped += 1 }
        return all.compactMap { $0 as? Self }.count * 100 + all.filter { $0 is Self }.count * 10 + looped
    }
    class func owns(_ other: Any) -> Bool { other is Self }
    static func converted(_ other: Shape) -> Self? { return other as? Self }
    var isPlain: Bool { Self.self == Shape.self }
}
class Square: Shape {}
class Tile: Square {}

let all = [Shape(), Square(), Tile()]
for own in all {
    for other in all {
        print(
            type(of: own), type(of: other), own.isLike(other), own.isUnlike(other), own.finds(other), own.guarded(other),
            own.described(other), own.isCase(other), own.count(in: all), type(of: own).owns(other),
            type(of: own).converted(other) == nil)
    }
    print(own.isPlain, own.isLike(1), own.described("text"), own.guarded(nil), own.isLike(Optional(own) as Any), own.finds(Optional<Shape>.none as Any))
}

class Box<T> {
    let value: T
    init(_ value: T) { self.value = value }
    func isEqual(_ other: Any) -> Bool { other is Self }
}
final class Crate<T>: Box<T> {}
print(Box(1).isEqual(Box(2)), Box(1).isEqual(Crate(2)), Crate(1).isEqual(Box(2)), Crate(1).isEqual(Crate(3)), Box(1).isEqual(Box("a")))

protocol Alike: AnyObject {}
extension Alike { func isAlike(_ other: Any) -> Bool { other is Self } }
extension Shape: Alike {}
print(Tile().isAlike(Square()), Square().isAlike(Tile()))
