// advice: a static member has no instance whose method it could call
struct Tests {
  func check(_ body: (Tests) -> () -> Void) { body(self)() }
  func first() {}
  static func all() { check(first) }
  static func one() { first() }
  static var name: String { title }
  let title = "tests"
}
Tests.all()
