protocol Node { associatedtype Next: Node }
extension Node { typealias Last = Self.Next.Last }
struct Loop: Node { typealias Next = Loop }
let last: Loop.Last? = nil
print(last as Any)
