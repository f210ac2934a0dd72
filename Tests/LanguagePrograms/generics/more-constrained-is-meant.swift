// of overloads in constrained extensions the most constrained is meant, by what its conditions say together
protocol Stream { associatedtype Output; associatedtype Failure: Error; var name: String { get } }
enum Bad: Error { case bad }
struct S<Output, Failure: Error>: Stream { let name: String }
struct Flat<Child, Up> {}
extension Stream {
  func flat<Result, Child: Stream>(_ f: (Output) -> Child) -> String where Result == Child.Output, Failure == Child.Failure {
    "same failure"
  }
  func flat<Child: Stream>(_ f: (Output) -> Child) -> String where Child.Failure == Never { "the child never fails" }
}
extension Stream where Failure == Never {
  func flat<Child: Stream>(_ f: (Output) -> Child) -> String { "this never fails" }
  func flat<Child: Stream>(_ f: (Output) -> Child) -> String where Child.Failure == Never { "neither fails" }
}
print(S<Int, Never>(name: "a").flat { _ in S<String, Never>(name: "b") })
print(S<Int, Never>(name: "a").flat { _ in S<String, Bad>(name: "b") })
print(S<Int, Bad>(name: "a").flat { _ in S<String, Never>(name: "b") })
print(S<Int, Bad>(name: "a").flat { _ in S<String, Bad>(name: "b") })
extension Stream where Output: Stream, Output.Failure == Failure { func latest() -> String { "same" } }
extension Stream where Output: Stream, Output.Failure == Never { func latest() -> String { "inner never" } }
extension Stream where Output: Stream, Failure == Never { func latest() -> String { "outer never" } }
extension Stream where Output: Stream, Failure == Never, Output.Failure == Never { func latest() -> String { "both never" } }
print(S<S<Int, Never>, Never>(name: "a").latest())
print(S<S<Int, Bad>, Never>(name: "a").latest())
print(S<S<Int, Never>, Bad>(name: "a").latest())
print(S<S<Int, Bad>, Bad>(name: "a").latest())

// an associated type without an alias is the parameter of that name of the next type around that has parameters
extension Result {
  struct Wrapped {
    struct Stream: scenario.Stream {
      typealias Output = Success
      let name = "result"
    }
  }
  var stream: Wrapped.Stream { Wrapped.Stream() }
}
func failure<T: Stream>(of stream: T) -> String { "\(T.Failure.self)" }
print(failure(of: Result<Int, Bad>.success(1).stream), failure(of: Result<Int, Never>.success(1).stream))
