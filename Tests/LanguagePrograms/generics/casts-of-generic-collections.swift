// What is of a generic type is cast as what it is: a collection element by element.
class Base {}
final class Leaf: Base {}
protocol Named {}
struct One: Named {}
func cast<S, T>(_ value: S, to: T.Type) -> T? { value as? T }
func list<S>(_ value: S) -> [Any]? { value as? [Any] }
func isList<S>(_ value: S) -> Bool { value is [Any] }
func forced<S>(_ value: S) -> [Any] { value as! [Any] }
func told<S>(_ value: S) -> String {
    switch value {
    case let list as [Any]: return "list of \(list.count)"
    case let table as [String: Any]: return "table of \(table.count)"
    case let text as String: return "text \(text)"
    default: return "something"
    }
}

print(cast([1, 2], to: [Any].self)!, cast([1, nil], to: [Any].self)!.count, list([UInt16(3)])!, list("x") as Any, forced([1.5]))
print(cast(Set([1]), to: Set<AnyHashable>.self)!.count, cast(["a": [1]], to: [String: [Any]].self)!, cast([[1]], to: [[Any]].self)!)
print(cast([Leaf()] as [Base], to: [Leaf].self)!.count, cast([Base()], to: [Leaf].self) == nil, cast([1: Leaf()], to: [Int: Base].self)!.count)
print(cast([One()], to: [any Named].self)!.count, cast(Optional([1]), to: [Any].self)!, cast([1: "a"], to: [AnyHashable: Any].self)!.count)
print(isList([1]), isList(Set([1])), isList(["a": 1]), isList(5), cast([1], to: [String].self) as Any, cast([Int](), to: [String].self)!)
print(told([1, 2]), told(["a": 1]), told("b"), told(5), told([[Int]]()))
