// `() -> Void` where `(()) -> Void` is asked for is accepted of an argument, not of what that argument takes: it tells initialisers apart.
struct Fault: Error {}
final class Promise<Value> {
  init() {}
  init(_ value: Value) { print("value") }
  convenience init(with body: @escaping (_ resolve: @escaping ((Value) -> Void), _ reject: @escaping ((Error) -> Void)) -> Void) {
    self.init()
    print("two")
    body({ _ in print("resolved") }, { _ in print("rejected") })
  }
  convenience init(
    with body: @escaping (_ resolve: @escaping (Value) -> Void, _ reject: @escaping (Error) -> Void, _ progress: @escaping (Float) -> Void)
      -> Void
  ) {
    self.init()
    print("three")
  }
}
extension Promise where Value == Void {
  convenience init(with body: @escaping (_ resolve: @escaping (() -> Void), _ reject: @escaping ((Error) -> Void)) -> Void) {
    self.init()
    print("nothing")
    body({ print("done") }, { _ in print("rejected") })
  }
}
let body: (_ resolve: @escaping (()) -> Void, _ reject: @escaping (Error) -> Void) -> Void = { resolve, _ in resolve(()) }
let plain: (_ resolve: @escaping () -> Void, _ reject: @escaping (Error) -> Void) -> Void = { resolve, _ in resolve() }
_ = Promise<Void>(with: body)
_ = Promise<Void>(with: plain)
let open = Promise { _, reject in reject(Fault()) }
print(type(of: open))
_ = Promise<Int> { resolve, _ in resolve(3) }
func refresh() { print("refreshed") }
[(), ()].forEach(refresh)
