// programs: jobs of any type by their name, with payloads as text, retries, delays and dead letters
import Foundation
import Dispatch

typealias Payload = [String: String]

protocol PayloadCodable {
  init?(payload: Payload)
  var payload: Payload { get }
}

protocol Job {
  associatedtype Arguments: PayloadCodable
  static var name: String { get }
  static var maxRetries: Int { get }
  init()
  func dequeue(_ context: JobContext, _ arguments: Arguments) throws
  func failed(_ context: JobContext, _ error: Error, _ arguments: Arguments)
}

extension Job {
  static var name: String { "\(Self.self)" }
  static var maxRetries: Int { 0 }
  func failed(_ context: JobContext, _ error: Error, _ arguments: Arguments) {
    context.say("\(Self.name) gave up: \(error)")
  }
}

final class JobContext {
  let queueName: String
  private let output: (String) -> Void
  fileprivate(set) var attempt = 1
  init(queueName: String, output: @escaping (String) -> Void) {
    self.queueName = queueName
    self.output = output
  }
  func say(_ text: @autoclosure () -> String) { output("[\(queueName)] " + text()) }
}

private struct AnyJob {
  let name: String
  let maxRetries: Int
  let run: (JobContext, Payload) throws -> Void
  let fail: (JobContext, Error, Payload) -> Void

  init<J: Job>(_ type: J.Type) {
    name = type.name
    maxRetries = type.maxRetries
    run = { context, payload in
      guard let arguments = J.Arguments(payload: payload) else { throw JobError.badPayload(payload.keys.sorted()) }
      try J().dequeue(context, arguments)
    }
    fail = { context, error, payload in
      guard let arguments = J.Arguments(payload: payload) else { return context.say("cannot read \(payload.count) values") }
      J().failed(context, error, arguments)
    }
  }
}

enum JobError: Error, Equatable {
  case unknown(String)
  case badPayload([String])
  case transient(code: Int)
}

struct JobRecord: Identifiable {
  let id: Int
  let jobName: String
  let payload: Payload
  var attempts = 0
  var isDead = false
}

final class JobQueue {
  struct Options: OptionSet {
    let rawValue: UInt8
    static let keepsDead = Options(rawValue: 1 << 0)
    static let isVerbose = Options(rawValue: 1 << 1)
    static let all: Options = [.keepsDead, .isVerbose]
  }

  let name: String
  private let options: Options
  private let serial: DispatchQueue
  private let group = DispatchGroup()
  private var registry: [String: AnyJob] = [:]
  private var dead = [JobRecord]()
  private var lastID = 0
  private var lines: [String] = []

  init(name: String, options: Options = []) {
    self.name = name
    self.options = options
    serial = DispatchQueue(label: "jobs.\(name)", qos: .background, autoreleaseFrequency: .workItem)
  }

  func register<J: Job>(_ type: J.Type) {
    serial.sync { registry[type.name] = AnyJob(type) }
  }

  @discardableResult
  func dispatch<J: Job>(_ job: J.Type, _ arguments: J.Arguments, delay: DispatchTimeInterval? = nil) -> Int {
    push(J.name, arguments.payload, delay)
  }

  @discardableResult
  func push(_ jobName: String, _ payload: Payload, _ delay: DispatchTimeInterval? = nil) -> Int {
    serial.sync {
      lastID += 1
      enqueue(JobRecord(id: lastID, jobName: jobName, payload: payload), after: delay)
      return lastID
    }
  }

  private func enqueue(_ record: JobRecord, after delay: DispatchTimeInterval?) {
    group.enter()
    let work = { [unowned self] in
      self.process(record)
      self.group.leave()
    }
    if let delay = delay {
      serial.asyncAfter(deadline: .now() + delay, execute: work)
    } else {
      serial.async(execute: work)
    }
  }

  private func process(_ record: JobRecord) {
    var record = record
    record.attempts += 1
    let context = JobContext(queueName: name) { self.lines.append($0) }
    context.attempt = record.attempts
    guard let job = registry[record.jobName] else {
      if options.contains(.keepsDead) { dead.append(record) }
      return context.say("no job \(record.jobName)")
    }
    do {
      try job.run(context, record.payload)
      if options.contains(.isVerbose) { context.say("#\(record.id) done after \(record.attempts)") }
    } catch let error as JobError where error != .unknown("") && record.attempts <= job.maxRetries {
      if options.contains(.isVerbose) { context.say("#\(record.id) again: \(error)") }
      enqueue(record, after: .milliseconds(30 * record.attempts))
    } catch {
      record.isDead = true
      if !options.isDisjoint(with: .keepsDead) { dead += [record] }
      job.fail(context, error, record.payload)
    }
  }

  func drain() -> [String] {
    group.wait()
    return serial.sync {
      defer { lines.removeAll(keepingCapacity: true) }
      return lines
    }
  }

  var deadLetters: [JobRecord] { serial.sync { dead } }
}

struct Mail: PayloadCodable {
  var to: String
  var copies: Int

  init(to: String, copies: Int = 1) { (self.to, self.copies) = (to, copies) }

  init?(payload: Payload) {
    guard let to = payload["to"], let copies = payload["copies"].flatMap(Int.init) else { return nil }
    self.init(to: to, copies: copies)
  }

  var payload: Payload { ["to": to, "copies": String(copies)] }
}

struct SendMail: Job {
  static let maxRetries = 2
  func dequeue(_ context: JobContext, _ mail: Mail) throws {
    if mail.to.contains("flaky"), context.attempt < 3 { throw JobError.transient(code: 400 + context.attempt) }
    if !mail.to.contains("@") { throw JobError.badPayload([mail.to]) }
    for copy in 1...mail.copies { context.say("mail \(copy)/\(mail.copies) to \(mail.to)") }
  }
}

extension Int: PayloadCodable {
  init?(payload: Payload) {
    guard let value = payload["value"].flatMap({ Int($0) }) else { return nil }
    self = value
  }
  var payload: Payload { ["value": description] }
}

struct Cleanup: Job {
  typealias Arguments = Int
  static var name: String { "cleanup" }
  func dequeue(_ context: JobContext, _ days: Int) throws {
    guard days > 0 else { throw NSError(domain: "cleanup", code: days, userInfo: nil) }
    context.say("removed files older than \(days) day\(days == 1 ? "" : "s")")
  }
  func failed(_ context: JobContext, _ error: Error, _ days: Int) {
    let error = error as NSError
    context.say("\(error.domain) failed with \(error.code)")
  }
}

let jobs = JobQueue(name: "main", options: .all)
jobs.register(SendMail.self)
jobs.register(Cleanup.self)
jobs.dispatch(SendMail.self, Mail(to: "a@example.org", copies: 2))
jobs.dispatch(SendMail.self, Mail(to: "flaky@example.org"))
jobs.dispatch(Cleanup.self, 1)
jobs.dispatch(Cleanup.self, -3)
jobs.push("Unknown", [:])
jobs.push("cleanup", ["days": "7", "all": "yes"])
jobs.dispatch(SendMail.self, .init(to: "nowhere"), delay: .milliseconds(150))
for line in jobs.drain() { print(line) }
for record in jobs.deadLetters {
  print("dead:", record.id, record.jobName, record.attempts, record.isDead, record.payload.sorted(by: <).map { "\($0)=\($1)" })
}
