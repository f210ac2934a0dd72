// Values of tasks: kept for whoever asks, their own and those of the tasks they come from.
enum Trace {
  @TaskLocal static var name = "nobody"
}

func say(_ what: String) { print(Trace.name, what) }

let number = Task { 42 }
print(await number.value, await number.value)
let failing = Task { () throws -> Int in throw CancellationError() }
print(await failing.result)

await Trace.$name.withValue("outer") {
  say("here")
  await Task { say("in a task") }.value
  await Task.detached { say("apart") }.value
  async let child: Void = say("in a child")
  await child
  await Trace.$name.withValue("inner") { say("nested") }
  say("again")
}
say("after")

func square(_ n: Int) async -> Int { n * n }
async let a = square(3)
async let b = square(4)
print(await a + b)

var total = 0
for n in 1...5 {
  total += await square(n)
  await Task.yield()
}
print(total)

final class Owner: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
await Task {
  let owner = Owner("one")
  await Task.yield()
  print("holds", owner.name)
}.value
print("end")
