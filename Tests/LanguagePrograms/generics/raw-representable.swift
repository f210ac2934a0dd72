// RawRepresentable as a constraint: raw values of enums and of structs.
struct Box<State: RawRepresentable> where State.RawValue == Int32 {
  var raw: Int32
  init(_ s: State) { raw = s.rawValue }
}
enum Phase: Int32 { case one = 1, two }
print(Box(Phase.two).raw)
func describe<R: RawRepresentable>(_ value: R) -> String where R.RawValue == Int32 { "raw \(value.rawValue)" }
struct Code: RawRepresentable { let rawValue: Int32 }
print(describe(Phase.one), describe(Code(rawValue: 9)))
func parse<R: RawRepresentable>(_ raw: R.RawValue, as type: R.Type) -> R? { R(rawValue: raw) }
print(parse(2, as: Phase.self) == .two, parse(7, as: Phase.self) == nil)
