// generics: what a call answers when only the context, a `where` or a default says what its parameters are
protocol Service: AnyObject { var name: String { get } }
final class Real: Service { let name = "real" }
protocol Unit { static var symbol: String { get } }
enum Meter: Unit { static let symbol = "m" }
enum Second: Unit { static let symbol = "s" }
struct Amount<U: Unit>: CustomStringConvertible {
    let value: Int
    var description: String { "\(value)\(U.symbol)" }
}

extension Sequence {
    // `U: Unit` follows from the `where`.
    func sum<U>() -> Amount<U> where Element == Amount<U> { Amount(value: reduce(0) { $0 + $1.value }) }
}

final class Container {
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type = T.self, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
    func resolve<T>(_ type: T.Type = T.self) -> T { makers[ObjectIdentifier(type)]!() as! T }
    func find<T>(_ type: T.Type = T.self) -> T? { makers[ObjectIdentifier(type)]?() as? T }
}

struct Ratio<A: Unit, B: Unit> {
    let factor: Int
    func convert(_ amount: Amount<A>) -> Amount<B> { Amount(value: amount.value * factor) }
}
func ratio<A: Unit, B: Unit>(from: A.Type = A.self, to: B.Type = B.self) -> Ratio<A, B> {
    Ratio(factor: from.symbol == to.symbol ? 1 : 7)
}

let container = Container()
container.register(Service.self) { Real() }
container.register { 42 }
let service: Service = container.resolve()
let number: Int = container.resolve()
print(service.name, number, container.resolve() as Int + 1, container.resolve(Service.self).name, container.find(String.self) as Any)
func use(_ service: any Service, _ number: Int?) { print(service.name, number ?? -1) }
use(container.resolve(), container.find())
print([Amount<Meter>(value: 2), Amount(value: 3)].sum(), [Amount<Second>(value: 4)].sum())
print(ratio(to: Second.self).convert(Amount<Meter>(value: 3)), ratio(from: Meter.self, to: Meter.self).convert(Amount(value: 3)))
let back: Ratio<Second, Meter> = ratio()
print(back.convert(Amount(value: 1)), ratio(from: Second.self, to: Meter.self).factor)
