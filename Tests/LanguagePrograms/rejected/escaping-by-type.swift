// A closure given for a parameter that is no function type may be kept: mark what it captures '@escaping', and write 'self.' out.
struct Box<T> {
  init(_ value: T) {}
}

var stored: [() -> Void] = []

func keep<T>(_ value: T) {}
func keepAnything(_ value: Any) {}
func keepLater(_ work: @autoclosure @escaping () -> Void) { stored.append(work) }

func append(_ work: () -> Void) { stored.append { work() } }
func wrap(_ work: () -> Void) { _ = Optional({ work() }) }
func generic(_ work: () -> Void) { keep { work() } }
func erased(_ work: () -> Void) { keepAnything({ work() }) }
func boxed(_ work: () -> Void) { _ = Box { work() } }
func later(_ work: () -> Void) { keepLater(work()) }
func count(_ number: inout Int) { keep { number += 1 } }
func countLater(_ number: inout Int) { keepLater(number += 1) }

final class Counter {
  var number = 0

  func append() { stored.append { number += 1 } }
  func generic() { keep { number += 1 } }
  func erased() { keepAnything({ number += 1 }) }
  func later() { keepLater(number += 1) }
  func boxed() { _ = Box { self.number += 1 } }
  func now() { ({ number += 1 })() }
}
