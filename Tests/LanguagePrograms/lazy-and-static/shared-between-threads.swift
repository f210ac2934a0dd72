// lazy and static: a static let is initialised exactly once although several threads ask at the same time; the others wait
import Dispatch

final class Settings {
  static let shared = Settings()
  let value: Int
  private init() {
    print("initialising")
    io("read file", .milliseconds(80))
    value = 42
    print("initialised")
  }
}
let group = DispatchGroup()
let results = DispatchQueue(label: "results")
var values: [Int] = []
for _ in 0..<3 {
  DispatchQueue.global().async(group: group) {
    let value = Settings.shared.value
    results.sync { values.append(value) }
  }
}
group.wait()
print(values)

enum Registry {
  static var names: [String] = {
    print("building names")
    return ["a"]
  }()
}
let queue = DispatchQueue(label: "queue")
queue.sync { Registry.names.append("b") }
queue.sync { print(Registry.names) }
