// lazy and static: static stored properties initialise once, at first use, in order of use; singletons; static in enums
func log(_ name: String) -> String {
  print("initialising", name)
  return name
}
struct Config {
  static let first = log("first")
  static var second = log("second") + "!"
  static let dependent = log("dependent on \(second)")
  static var computed: String { "computed" }
}
print("start")
print(Config.dependent)
print(Config.first, Config.second)
Config.second = "changed"
print(Config.second, Config.dependent, Config.computed)

final class Manager {
  static let shared = Manager()
  private(set) var uses = 0
  private init() { print("manager made") }
  func use() -> Manager {
    uses += 1
    return self
  }
}
print("before the singleton")
print(Manager.shared.use().use().uses, Manager.shared === Manager.shared)
enum Constants {
  static let width = 10
  static let area = width * width
  static func scaled(_ n: Int) -> Int { n * width }
}
print(Constants.area, Constants.scaled(3))
class Base {
  static var count = 0
  class func make() -> Base {
    count += 1
    return Base()
  }
}
class Sub: Base {
  override class func make() -> Base {
    count += 10
    return super.make()
  }
}
_ = Base.make()
_ = Sub.make()
print(Base.count, Sub.count)
func unused() { print(Never2.value) }
struct Never2 { static let value = log("never") }
print("end")
