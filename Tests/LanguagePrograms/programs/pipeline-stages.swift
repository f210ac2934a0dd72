import Foundation

// A pipeline of generic stages: each with a queue of its own and a limit of what may be under way.
protocol Stage {
  associatedtype Input
  associatedtype Output
  var label: String { get }
  func process(_ input: Input) throws -> Output
}

struct Parse: Stage {
  let label = "parse"
  enum Failure: Error, LocalizedError {
    case notANumber(String)
    var errorDescription: String? {
      if case .notANumber(let text) = self { return "'\(text)' is not a number" }
      return nil
    }
  }
  func process(_ input: String) throws -> Double {
    guard let value = Double(input) else { throw Failure.notANumber(input) }
    return value
  }
}

struct Scale: Stage {
  let label = "scale"
  let factor: Double
  func process(_ input: Double) -> Double { input * factor }
}

struct Format: Stage {
  let label = "format"
  var digits = 2
  func process(_ input: Double) throws -> String { String(format: "%.\(digits)f", input) }
}

struct Chain<A: Stage, B: Stage>: Stage where A.Output == B.Input {
  let first: A
  let second: B
  var label: String { "\(first.label)>\(second.label)" }
  func process(_ input: A.Input) throws -> B.Output { try second.process(try first.process(input)) }
}

extension Stage {
  func then<Next: Stage>(_ next: Next) -> Chain<Self, Next> where Next.Input == Output { Chain(first: self, second: next) }
}

final class Runner<S: Stage> {
  typealias Completion = (Int, Result<S.Output, Error>) -> Void
  private let stage: S
  private let work: DispatchQueue
  private let slots: DispatchSemaphore
  private let group = DispatchGroup()

  init(_ stage: S, width: Int) {
    self.stage = stage
    work = DispatchQueue(label: stage.label, attributes: .concurrent)
    slots = DispatchSemaphore(value: width)
  }

  func run(_ inputs: [S.Input], each: @escaping Completion, finally: @escaping () -> Void) {
    let feeder = DispatchQueue(label: "\(stage.label).feeder")
    group.enter()
    feeder.async { [self] in
      for (index, input) in inputs.enumerated() {
        slots.wait()
        work.async(group: group) {
          defer { self.slots.signal() }
          let result = Result { try self.stage.process(input) }
          each(index, result)
        }
      }
      group.leave()
    }
    group.notify(queue: .main, execute: finally)
  }
}

let chain = Parse().then(Scale(factor: 2.5)).then(Format(digits: 1))
print(chain.label)
let runner = Runner(chain, width: 2)
let texts = ["1", "2.5", "x", "-4", "1e3", ""]
var results = [String](repeating: "?", count: texts.count)
let lock = NSLock()
runner.run(texts) { index, result in
  let text: String
  switch result {
  case .success(let value): text = value
  case .failure(let error as LocalizedError): text = error.errorDescription ?? "no words"
  case .failure(let error): text = "\(error)"
  }
  lock.lock()
  results[index] = text
  lock.unlock()
} finally: {
  for (text, result) in zip(texts, results) { print(text.isEmpty ? "(empty)" : text, "->", result) }
  let (good, bad) = results.reduce(into: (0, 0)) { counts, text in
    if text.contains("not a number") { counts.1 += 1 } else { counts.0 += 1 }
  }
  print("good \(good), bad \(bad)")
  exit(bad == 2 ? 0 : 1)
}
dispatchMain()
