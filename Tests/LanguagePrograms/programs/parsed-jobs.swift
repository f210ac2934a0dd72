// programs: parsers, formatting and a job script: combinators, operators, sequence conformance, recursive enums; runs jobs on queues
import Foundation

struct Parser<Output> {
  let parse: (inout Substring) throws -> Output
  struct Failure: Error, CustomStringConvertible { let expected: String, rest: Substring
    var description: String { "expected \(expected) at \(rest.isEmpty ? "the end" : "'\(rest.prefix(5))'")" } }
}

extension Parser {
  func map<T>(_ f: @escaping (Output) throws -> T) -> Parser<T> { .init { try f(parse(&$0)) } }
  func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> { .init { input in try f(self.parse(&input)).parse(&input) } }
  func many(separatedBy separator: Parser<Void>? = nil) -> Parser<[Output]> {
    Parser<[Output]> { input in
      var result: [Output] = []
      var rest = input
      while let value = try? self.parse(&rest) {
        result.append(value); input = rest
        if let separator { guard (try? separator.parse(&rest)) != nil else { break } }
      }
      return result
    }
  }
  var optional: Parser<Output?> { Parser<Output?> { input in let start = input; do { return try parse(&input) } catch { input = start; return nil } } }
  static func oneOf(_ parsers: Parser...) -> Parser {
    Parser { input in
      let original = input
      var last: Error?
      for parser in parsers { do { return try parser.parse(&input) } catch { last = error; input = original } }
      throw last!
    }
  }
  func callAsFunction(_ text: String) throws -> Output {
    var rest = text[...]
    let value = try parse(&rest)
    guard rest.allSatisfy(\.isWhitespace) else { throw Failure(expected: "nothing more", rest: rest) }
    return value
  }
}

infix operator <*: MultiplicationPrecedence
infix operator *>: MultiplicationPrecedence
infix operator <|>: AdditionPrecedence
func <* <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<A> { a.flatMap { value in b.map { _ in value } } }
func *> <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<B> { a.flatMap { _ in b } }
func <|> <A>(a: Parser<A>, b: @autoclosure @escaping () -> Parser<A>) -> Parser<A> { .oneOf(a, Parser { try b().parse(&$0) }) }

let spaces = Parser<Void> { $0 = $0.drop(while: \.isWhitespace) }
func token(_ text: String) -> Parser<Void> {
  spaces *> Parser { input in
    guard input.hasPrefix(text) else { throw Parser<Void>.Failure(expected: text, rest: input) }
    input.removeFirst(text.count)
  }
}
let number = spaces *> Parser<Int> { input in
  let digits = input.prefix { $0.isNumber }
  guard let value = Int(digits) else { throw Parser<Int>.Failure(expected: "a number", rest: input) }
  input = input[digits.endIndex...]
  return value
}
let word: Parser<String> = spaces *> Parser { input in
  defer { input = input.drop { $0.isLetter } }
  guard let first = input.first, first.isLetter else { throw Parser<String>.Failure(expected: "a word", rest: input) }
  return String(input.prefix(while: { $0.isLetter }))
}

indirect enum Job: Equatable, Sequence {
  case sleep(Int), say(String), both([Job]), then(Job, Job), times(Int, Job)
  func makeIterator() -> AnyIterator<Job> {
    switch self {
    case .sleep, .say: return AnyIterator(CollectionOfOne(self).makeIterator())
    case .both(let jobs): return AnyIterator(jobs.lazy.flatMap { Array($0) }.makeIterator())
    case let .then(a, b): return AnyIterator([a, b].joined().makeIterator())
    case let .times(n, job):
      var left = n, inner = job.makeIterator()
      return AnyIterator {
        while left > 0 {
          if let next = inner.next() { return next }
          left -= 1; inner = job.makeIterator()
        }
        return nil
      }
    }
  }
}

func job() -> Parser<Job> {
  let atom: Parser<Job> = (token("sleep") *> number).map(Job.sleep) <|> (token("say") *> word).map { .say($0) } <|> (token("(") *> chain() <* token(")"))
    <|> (token("[") *> lazily(chain).many(separatedBy: token(",")) <* token("]")).map(Job.both)
  return (number <* token("x")).optional.flatMap { count in atom.map { job in count.map { .times($0, job) } ?? job } }
}
func lazily<T>(_ make: @escaping () -> Parser<T>) -> Parser<T> { Parser { try make().parse(&$0) } }
func chain() -> Parser<Job> { lazily { job().many(separatedBy: token(";")) }.map { jobs in
  guard let first = jobs.first else { throw Parser<Job>.Failure(expected: "a job", rest: "") }
  return jobs.dropFirst().reduce(first) { .then($0, $1) }
} }

final class Runner {
  private let queue = DispatchQueue(label: "runner", attributes: .concurrent)
  private let clock = DispatchTime.now()
  private var spoken: [(at: Int, text: String)] = []
  private let lock = NSLock()
  func run(_ job: Job) {
    switch job {
    case .sleep(let ms): Thread.sleep(forTimeInterval: Double(ms) / 1000)
    case .say(let text):
      let at = Int(DispatchTime.now().uptimeNanoseconds - clock.uptimeNanoseconds) / 1_000_000
      lock.withLock { spoken.append((at / 10 * 10, text)) }
    case .then(let a, let b): run(a); run(b)
    case .times(let n, let job): for _ in 1...n { run(job) }
    case .both(let jobs):
      let group = DispatchGroup()
      for job in jobs { queue.async(group: group) { self.run(job) } }
      group.wait()
    }
  }
  var transcript: String { lock.withLock { spoken.sorted { ($0.at, $0.text) < ($1.at, $1.text) }.map { $0.text }.joined(separator: " ") } }
}

for text in ["say a; sleep 50; say b", "[sleep 100; say slow, say fast]; 2x(sleep 30; say tick)", "say", "say x y", "3x[say p, sleep 20]", "", "(say a"] {
  do {
    let job = try chain()(text)
    let runner = Runner()
    runner.run(job)
    print(text, "=>", runner.transcript, "|", job.reduce(into: 0) { if case .sleep(let ms) = $1 { $0 += ms } }, job.filter { $0 == .say("tick") }.count)
  } catch { print("error:", error) }
}
