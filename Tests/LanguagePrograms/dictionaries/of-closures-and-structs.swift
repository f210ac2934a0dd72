// dictionaries: values that are closures, structs changed in place, arrays of dictionaries, nested optionals, keys from enums
enum Key: String, CaseIterable { case left, right, stop }
struct Robot {
  var x = 0
  var log: [String] = []
}
var robot = Robot()
let commands: [Key: (inout Robot) -> Void] = [
  .left: { $0.x -= 1 },
  .right: { $0.x += 1 },
]
for key in [Key.right, .right, .left, .stop] {
  if let command = commands[key] {
    command(&robot)
    robot.log.append(key.rawValue)
  } else {
    robot.log.append("no \(key)")
  }
}
print(robot)
struct Stats { var wins = 0, losses = 0 }
var table: [String: Stats] = [:]
for (winner, loser) in [("a", "b"), ("a", "c"), ("b", "c")] {
  table[winner, default: Stats()].wins += 1
  table[loser, default: Stats()].losses += 1
}
table["a"]?.losses = 9
table["zz"]?.wins = 1
print(table.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.wins):\($0.value.losses)" })
let records: [[String: Any]] = [["name": "Ann", "age": 30], ["name": "Bob"]]
for record in records {
  print(record["name"] as? String ?? "-", record["age"] as? Int ?? -1, record["age"] is String)
}
let nested: [String: [String: [Int]]] = ["a": ["b": [1, 2, 3]]]
print(nested["a"]?["b"]?.last ?? 0, nested["a"]?["x"]?.last as Any, nested["q"]?["b"]?[0] as Any)
let config: [String: Int?] = ["set": 1, "unset": nil]
print(config.count, config["set"]!! + 1, config["unset"]! as Any, config["other"] as Any)
var inverse: [Int: [String]] = [:]
for (key, value) in ["x": 1, "y": 2, "z": 1].sorted(by: { $0.key < $1.key }) { inverse[value, default: []] += [key] }
print(inverse[1]!, inverse[2]!, inverse.keys.max()!)
print(Dictionary(uniqueKeysWithValues: Key.allCases.enumerated().map { ($1, $0) })[.stop]!, commands[.stop] == nil)
let (minKey, minValue) = ["p": 3, "q": 1].min { $0.value < $1.value }!
print(minKey, minValue, ["p": 3].first!, ["p": 3].first!.key)
