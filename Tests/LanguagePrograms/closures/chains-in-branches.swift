// The branches of a closure that is one if or switch: where one is a chain that answers nothing, the closure does.
struct E: Error {}
final class H {
  var done: (() -> Void)?
  func go(_ r: Result<String, Error>) {
    let c = { [weak self] in
      switch r {
      case .success: print("s")
      case .failure(let e): (e as? E).flatMap { self?.show($0) }
      }
    }
    c()
    let d = { [weak self] in
      switch r {
      case .success(let s): self?.ok(s)
      case .failure: print("failed")
      }
    }
    d()
    let f = { [weak self] in if case .success = r { self?.done?() } else { print("else") } }
    f()
    let g = { (n: Int) in switch n { case 0: print("zero"); case 1: self.show(E()); default: break } }
    g(0); g(1); g(2)
    run { [weak self] in
      switch r {
      case .success(let s): print(s)
      case .failure: self?.done?()
      }
    }
    let h = { switch r { case .success: 1; case .failure: 2 } }
    print(h())
  }
  func run(_ f: @escaping () -> Void) { f() }
  func ok(_ s: String) { print("ok", s) }
  func show(_ e: E) { print("alert") }
}
let h = H()
h.go(.failure(E()))
h.done = { print("done") }
h.go(.success("x"))
