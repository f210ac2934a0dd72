// further trailing closures without labels
func when(_ filter: (Int) -> Bool, _ call: (Int) -> Void) { if filter(1) { call(1) } }
when { $0 == 1 } _: { print("got", $0) }
func choose(_ flag: Bool, then: () -> String, _ otherwise: () -> String, last: (() -> Void)? = nil) {
  print(flag ? then() : otherwise())
  last?()
}
choose(true) { "yes" } _: { "no" }
choose(false) { "yes" } _: { "no" } last: { print("last") }
struct Machine {
  var log: [String] = []
  init(_ start: () -> String, _ steps: () -> [String]) { log = [start()] + steps() }
}
print(Machine { "start" } _: { ["a", "b"] }.log)
