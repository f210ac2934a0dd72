// A closure that a lazy property of a struct keeps cannot use `self`, which its initial value is only lent.
struct Counter {
  var start = 1
  lazy var kept = { start + 1 }
  lazy var typed: () -> Int = { self.start }
  lazy var inner = { () -> Int in
    let closure = { start }
    return closure()
  }()
}
