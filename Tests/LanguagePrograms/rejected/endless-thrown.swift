// A thrown error that would be the very function that throws it: refused, not followed without end.
extension Result {
  init(failure: Failure) { self = .failure(failure) }
}
struct Producer<Value, Failure: Error> {}
extension Producer where Failure == Error {
  init(_ action: @escaping () throws -> Value) {
    self.init {
      return Result {
      }
    }
  }
}
