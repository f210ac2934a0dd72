// lazy and static: globals are set as the code runs; statics inside functions and closures; lazy in copies and singletons
let first = 1
func readLater() -> Int { later }
var later = first + 1
print(readLater())
later = 10
print(readLater())
struct Config {
  static var log: [String] = []
  static let name: String = {
    log.append("name made")
    return "config"
  }()
  lazy var expensive: [Int] = {
    Config.log.append("expensive made")
    return [1, 2, 3]
  }()
}
var config = Config()
print(Config.log)
print(Config.name, Config.name, Config.log)
config.expensive.append(4)
print(config.expensive, Config.log)
var copy = config
copy.expensive.removeAll()
print(config.expensive.count, copy.expensive.count, Config.log.count)
func counter() -> () -> Int {
  struct Statics { static var n = 0 }
  return {
    Statics.n += 1
    return Statics.n
  }
}
let a = counter()
let b = counter()
print(a(), b(), a())
class Pool {
  static let shared = Pool()
  static var made = 0
  lazy var connections: [String] = makeConnections()
  let id: Int
  init() {
    Pool.made += 1
    id = Pool.made
  }
  private func makeConnections() -> [String] { (1...2).map { "pool \(id) connection \($0)" } }
}
print(Pool().id, Pool.shared.id, Pool().id, Pool.shared.connections, Pool.made)
