// programs: pipeline, in the style of application code
import Foundation
protocol Operation { associatedtype Input; associatedtype Output; func run(_ input: Input) throws -> Output }
struct AnyOperation<Input, Output>: Operation {
  private let body: (Input) throws -> Output
  init(_ body: @escaping (Input) throws -> Output) { self.body = body }
  init<O: Operation>(_ operation: O) where O.Input == Input, O.Output == Output { body = operation.run }
  func run(_ input: Input) throws -> Output { try body(input) }
  func then<Next>(_ next: AnyOperation<Output, Next>) -> AnyOperation<Input, Next> {
    AnyOperation<Input, Next> { try next.run(self.run($0)) }
  }
  func then<Next>(_ next: @escaping (Output) throws -> Next) -> AnyOperation<Input, Next> { then(AnyOperation<Output, Next>(next)) }
}
struct Parse: Operation {
  struct Invalid: Error { let text: String }
  func run(_ input: String) throws -> [Int] {
    try input.split(separator: ",").map { part in
      guard let n = Int(part.trimmingCharacters(in: .whitespaces)) else { throw Invalid(text: String(part)) }
      return n
    }
  }
}
extension DispatchQueue {
  func run<O: Operation>(_ operation: O, on input: O.Input, completion: @escaping (Result<O.Output, Error>) -> Void) {
    async { completion(Result { try operation.run(input) }) }
  }
}
let sum = AnyOperation(Parse()).then { $0.reduce(0, +) }.then { "sum: \($0)" }
let queue = DispatchQueue(label: "ops")
let group = DispatchGroup()
for text in ["1,2, 3", "4,x", ""] {
  group.enter()
  queue.run(sum, on: text) { result in
    defer { group.leave() }
    switch result {
    case .success(let text): print(text)
    case .failure(let error as Parse.Invalid): print("invalid: \(error.text)")
    case .failure(let error): print("error:", error)
    }
  }
}
group.wait()
