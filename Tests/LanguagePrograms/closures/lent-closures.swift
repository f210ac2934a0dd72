// What is lent can be given a name, handed on, used by local functions, and called as escaping for a while
func call(_ work: () -> Void) { work() }

func named(_ work: () -> Void, _ other: () -> Void) {
  let copy = work
  copy()
  let (first, second) = (work, other)
  second()
  first()
  let chosen = 1 > 2 ? work : other
  chosen()
  var changing = work
  changing()
  changing = other
  changing()
  let pair = (other, 3)
  pair.0()
  print(pair.1)
  _ = work
}

func matched(_ work: () -> Void) {
  switch work {
  case let again: again()
  }
  if case let again = work { again() }
  let copy = (work)
  call(copy)
  call { copy() }
}

func throughLocals(_ work: () -> Void) {
  var calls = 0
  func once() {
    calls += 1
    work()
  }
  func twice() {
    once()
    once()
  }
  twice()
  call(once)
  [1, 2].forEach { _ in once() }
  print("called", calls)
}

func counted(_ number: inout Int) {
  func more() { number += 1 }
  more()
  call(more)
  defer { more() }
}

func all(_ numbers: [Int], satisfy test: (Int) -> Bool) -> Bool {
  withoutActuallyEscaping(test) { escapable in numbers.lazy.filter { !escapable($0) }.isEmpty }
}

func later(_ work: () -> Void) {
  withoutActuallyEscaping(work) { escapable in
    var list = [escapable, { print("between") }]
    list.append { escapable() }
    for each in list { each() }
  }
}

struct Failure: Error {}

func attempted(_ work: () throws -> Void) rethrows -> String {
  try withoutActuallyEscaping(work) { escapable in
    try escapable()
    return "done"
  }
}

named({ print("work") }, { print("other") })
matched { print("matched") }
throughLocals { print("local") }
var number = 5
counted(&number)
print(number)
print(all([2, 4], satisfy: { $0 % 2 == 0 }), all([2, 5], satisfy: { $0 % 2 == 0 }))
later { print("later") }
print(attempted {})
do { _ = try attempted { throw Failure() } } catch { print("caught", error) }
({ print("called at once") })()
