// properties: observers that change other properties, validation, notification through closures, inherited ones
final class Model {
  var onChange: ((String) -> Void)?
  var width = 2.0 { didSet { update("width") } }
  var height = 3.0 { didSet { update("height") } }
  private(set) var area = 6.0 {
    didSet {
      if area != oldValue { onChange?("area \(oldValue) -> \(area)") }
    }
  }
  var items: [Int] = [] {
    willSet { onChange?("items \(items.count) -> \(newValue.count)") }
  }
  var selected: Int? {
    didSet {
      guard let index = selected else { return }
      if !items.indices.contains(index) {
        onChange?("invalid \(index)")
        selected = oldValue
      }
    }
  }
  private func update(_ what: String) {
    onChange?(what)
    area = width * height
  }
}
let model = Model()
model.width = 5
model.onChange = { print($0) }
model.height = 3
model.width += 1
model.items = [1, 2]
model.items.append(3)
model.selected = 2
model.selected = 7
print(model.selected as Any, model.area)
(model.width, model.height) = (1, 1)
struct Volume {
  private var storage = 5
  var level: Int {
    get { storage }
    set { storage = min(max(newValue, 0), 10) }
  }
}
var volume = Volume()
volume.level += 20
print(volume.level)
volume.level -= 100
print(volume.level)
var history: [Int] = []
var current = 0 {
  willSet { history.append(newValue) }
  didSet { if current > 2 { current = 0 } }
}
for _ in 0..<4 { current += 1 }
print(current, history)
class Base { var value = 1 }
class Watched: Base {
  var log: [String] = []
  override var value: Int { didSet { log.append("\(oldValue)>\(value)") } }
}
let watched = Watched()
watched.value = 2
(watched as Base).value *= 5
print(watched.log)
