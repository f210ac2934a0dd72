// A local function that uses what is only lent may be called and passed on, not kept; nor may a variable that holds it.
var stored: [() -> Void] = []

func call(_ work: () -> Void) { work() }

func kept(_ work: () -> Void) {
  func inner() { work() }
  inner()
  call(inner)
  stored.append(inner)
}

func throughAnother(_ work: () -> Void) {
  func inner() { work() }
  func outer() { inner() }
  stored.append(outer)
}

func inAClosure(_ work: () -> Void) {
  func inner() { work() }
  call { inner() }
  stored.append { inner() }
}

func asAVariable(_ work: () -> Void) {
  func inner() { work() }
  let copy = inner
  copy()
}

func counted(_ number: inout Int) {
  func inner() { number += 1 }
  inner()
  stored.append(inner)
}

func inALocalFunction(_ work: () -> Void) {
  func inner() { stored.append(work) }
  inner()
}

func variables(_ work: () -> Void) {
  let copy = work
  let typed: () -> Void = work
  copy()
  typed()
  stored.append { copy() }
  func inner() { copy() }
  stored.append(inner)
}

func answered(_ work: () -> Void) -> () -> Void {
  let (copy, _) = (work, 1)
  return copy
}

func lentToWhatIsLent(_ body: (() -> Void) -> Void, _ work: () -> Void) {
  func inner() { work() }
  body(work)
  body { work() }
  body(inner)
  body { print("this is nobody's") }
}
