// advice: what a function value takes as @escaping it may keep; what is only lent is not given to it
final class Tasks {
  var count = 0
  let keep: (@escaping () -> Void) -> Void = { $0() }
  let lend: (() -> Void) -> Void = { $0() }

  func run(_ body: () -> Void) {
    lend(body)
    lend { body() }
    keep(body)
  }
}
