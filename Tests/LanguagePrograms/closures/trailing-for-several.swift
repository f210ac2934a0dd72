// A trailing closure is one of those that a variadic parameter takes.
func update<Value>(_ value: Value, _ changes: ((inout Value) -> Void)...) -> Value {
  var value = value
  changes.forEach { $0(&value) }
  return value
}

func run(_ jobs: (() -> Void)...) { jobs.forEach { $0() } }
func named(_ name: String, jobs: (() -> Void)...) {
  print(name, jobs.count)
  run { jobs.forEach { $0() } }
}

print(update([1]) { $0.append(2) })
print(update(1, { $0 += 1 }) { $0 *= 10 })
run { print("one") }
run({ print("a") }) { print("b") }
run()
named("jobs") { print("c") }
named("more", jobs: { print("d") }, { print("e") }) { print("f") }
