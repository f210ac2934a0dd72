// advice: what nobody calls is checked like the rest: extensions of library types, default values
extension Int {
  var text: String { self }
  func hop() { unknown() }
}
extension Array where Element == Int { func sumUp() -> Int { total } }
func repeated(_ count: Int = "three") {}
func named(_ name: String = unknownName) {}
struct Timer { init(every seconds: Double = "1") {} }
