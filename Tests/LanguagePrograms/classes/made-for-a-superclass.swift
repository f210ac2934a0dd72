// classes: what is made where a superclass is wanted learns its parameters from that
protocol ResultProtocol { associatedtype Success; associatedtype Failure: Error; var result: Result<Success, Failure> { get } }
extension Result: ResultProtocol { var result: Result<Success, Failure> { self } }
class Observer<Value, Error: Swift.Error> {
  func receive(_ value: Value) {}
}
enum Operators {
  final class Dematerialize<R>: Observer<R, Never> where R: ResultProtocol {
    let downstream: Observer<R.Success, R.Failure>
    init(downstream: Observer<R.Success, R.Failure>) { self.downstream = downstream }
    override func receive(_ value: R) { if case .success(let v) = value.result { downstream.receive(v) } }
  }
}
final class Printing<V, E: Error>: Observer<V, E> { override func receive(_ value: V) { print(value) } }
enum Event<Value, Error: Swift.Error> {
  typealias Transformation<U, E: Swift.Error> = (Observer<U, E>) -> Observer<Value, Error>
}
extension Event where Value: ResultProtocol, Error == Never {
  static var dematerialize: Transformation<Value.Success, Value.Failure> {
    return { downstream in Operators.Dematerialize(downstream: downstream) }
  }
}
struct Offline: Error {}
Event<Result<Int, Offline>, Never>.dematerialize(Printing()).receive(.success(4))
