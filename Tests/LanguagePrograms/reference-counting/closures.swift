// reference counting: closures keep what they capture until they are released; weak and unowned captures do not
class Model {
  let name: String
  var onChange: (() -> Void)?
  init(_ name: String) { self.name = name }
  func notify() { onChange?() }
  deinit { print("deinit", name) }
}
var keep: (() -> Void)?
do {
  let model = Model("captured")
  keep = { print("closure sees", model.name) }
}
keep?()
keep = nil
print("released the closure")

do {
  let model = Model("weak self")
  model.onChange = { [weak model] in print("changed", model?.name ?? "gone") }
  model.notify()
}
var later: (() -> Void)?
do {
  let model = Model("weak later")
  later = { [weak model] in
    guard let model else { return print("model is gone") }
    print("model is there", model.name)
  }
  later?()
}
later?()
do {
  let model = Model("unowned")
  model.onChange = { [unowned model] in print("unowned sees", model.name) }
  model.notify()
}
do {
  let model = Model("leaks")
  model.onChange = { print(model.name) }
  model.notify()
}
print("leaked silently")
func run(_ body: () -> Void) { body() }
do {
  let model = Model("not escaping")
  run { print("inside", model.name) }
}
do {
  let model = Model("list")
  var jobs: [() -> Void] = [{ print("job", model.name) }]
  jobs[0]()
  jobs = []
  print("jobs gone")
}
