// functions: inout write-back, defaults that use earlier state, autoclosures, order of side effects in calls and assignments
var log: [String] = []
func note<T>(_ name: String, _ value: T) -> T {
  log.append(name)
  return value
}
struct Box {
  var value = 0 {
    didSet { log.append("set \(oldValue)->\(value)") }
  }
  func with(_ n: Int) -> Box { Box(value: value + n) }
}
var box = Box()
func change(_ n: inout Int) {
  n += 1
  log.append("in change")
  n += 1
}
change(&box.value)
print(log, box.value)
log = []
let list = note("list", [1, 2, 3])
print(list[note("index", 1)] + note("right", 10), log)
log = []
box.value = note("a", 5) + note("b", 6)
print(log)
log = []
print(note("base", box).with(note("argument", 1)).with(note("second", 2)).value, log)
log = []
let dictionary = [note("k1", "x"): note("v1", 1), note("k2", "y"): note("v2", 2)]
print(dictionary.count, log)
log = []
if note("first", false) || note("second", true) && note("third", true) { log.append("then") }
print(log)
log = []
var array = [1, 2, 3]
array[note("i", 0)] = array[note("j", 2)] + note("v", 1)
(array[1], array[2]) = (note("x", 7), note("y", 8))
print(array, log)
log = []
var optional: [Int]? = nil
optional?[note("never", 0)] = note("neither", 1)
print(log, optional as Any)
func early(_ flag: Bool) -> Int {
  defer { log.append("deferred") }
  return note("result", flag ? 1 : 2)
}
print(early(true), log)
