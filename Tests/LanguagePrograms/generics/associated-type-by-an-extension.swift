// An associated type that only a member of the protocol's extension says.
struct Reactive<Base> { let base: Base; init(_ b: Base) { base = b } }
protocol ReactiveCompatible { associatedtype ReactiveBase; var rx: Reactive<ReactiveBase> { get set } }
extension ReactiveCompatible { var rx: Reactive<Self> { get { Reactive(self) } set {} } }
struct X: ReactiveCompatible { var n = 4 }
class Y: ReactiveCompatible { var n = 5 }
final class Z: Y {}
extension Int: ReactiveCompatible {}
print(X().rx.base.n, Y().rx.base.n, Z().rx.base.n, 4.rx.base)
extension Reactive where Base: Y { var title: String { "y\(base.n)" } }
print(Y().rx.title, Z().rx.title)
