// Each associated type is said by the type or by one of its members; a default that takes whatever it is says nothing.
protocol Step { associatedtype Input; func undo(_ input: Input) }
extension Step { func undo(_ input: Input) {} }
struct Pay: Step {}
struct Send: Step { func undo(_ input: String) {} }
protocol Registry { associatedtype Storage: Collection }
final class Store<Key>: Registry { var keys: [Key] = [] }
print(Pay(), Send())
