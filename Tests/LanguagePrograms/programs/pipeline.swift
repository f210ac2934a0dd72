// programs: a pipeline of stages on own queues, back pressure by a semaphore, results in order, an error stops it
import Dispatch

enum StageError: Error { case rejected(item: Int, stage: String) }

final class Stage<Input, Output> {
  let name: String
  private let queue: DispatchQueue
  private let transform: (Input) throws -> Output
  private(set) var handled = 0

  init(_ name: String, _ transform: @escaping (Input) throws -> Output) {
    self.name = name
    self.transform = transform
    queue = DispatchQueue(label: "stage.\(name)")
  }

  func feed(_ input: Input, then next: @escaping (Result<Output, Error>) -> Void) {
    queue.async {
      self.handled += 1
      next(Result { try self.transform(input) })
    }
  }
  var count: Int { queue.sync { handled } }
}

final class Pipeline {
  private let decode = Stage<String, Int>("decode") { text in
    guard let n = Int(text) else { throw StageError.rejected(item: text.count, stage: "decode") }
    return n
  }
  private let scale = Stage<Int, Double>("scale") { n in
    io("scale", .milliseconds(5))
    if n > 100 { throw StageError.rejected(item: n, stage: "scale") }
    return Double(n) * 1.5
  }
  private let results = DispatchQueue(label: "results")
  private let window = DispatchSemaphore(value: 2)
  private let group = DispatchGroup()
  private var output: [String] = []

  func run(_ inputs: [String]) -> [String] {
    for input in inputs {
      window.wait()
      group.enter()
      decode.feed(input) { [self] decoded in
        switch decoded {
        case .failure(let error): finish("\(error)")
        case .success(let n):
          scale.feed(n) { [self] scaled in
            switch scaled {
            case .success(let value): finish("\(input) -> \(value)")
            case .failure(StageError.rejected(let item, let stage)): finish("\(item) rejected by \(stage)")
            case .failure: finish("?")
            }
          }
        }
      }
    }
    group.wait()
    return results.sync { output }
  }

  private func finish(_ text: String) {
    results.async { [self] in
      output.append(text)
      window.signal()
      group.leave()
    }
  }
  var counts: (Int, Int) { (decode.count, scale.count) }
}

let pipeline = Pipeline()
for line in pipeline.run(["1", "2", "500", "7"]) { print(line) }
print(pipeline.counts)
print(Set(pipeline.run(["x"])).count, pipeline.counts)
