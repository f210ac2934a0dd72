// programs: event loops, futures that belong to a loop, and a pipeline of channel handlers
import Foundation

final class EventLoop: CustomStringConvertible {
  private static let key = DispatchSpecificKey<Int>()
  let index: Int
  fileprivate let queue: DispatchQueue

  init(index: Int) {
    self.index = index
    queue = DispatchQueue(label: "loop-\(index)", qos: .userInitiated)
    queue.setSpecific(key: EventLoop.key, value: index)
  }

  var inEventLoop: Bool { DispatchQueue.getSpecific(key: EventLoop.key) == index }
  var description: String { "loop \(index)" }

  func execute(_ task: @escaping () -> Void) {
    if inEventLoop { task() } else { queue.async(execute: task) }
  }

  func submit<T>(_ task: @escaping () throws -> T) -> EventLoopFuture<T> {
    let promise = makePromise(of: T.self)
    queue.async {
      do { promise.succeed(try task()) } catch { promise.fail(error) }
    }
    return promise.futureResult
  }

  @discardableResult
  func scheduleTask<T>(in delay: DispatchTimeInterval, _ task: @escaping () throws -> T) -> Scheduled<T> {
    let promise: EventLoopPromise<T> = makePromise()
    let item = DispatchWorkItem { promise.completeWith(Result(catching: task)) }
    queue.asyncAfter(deadline: .now() + delay, execute: item)
    return Scheduled(promise: promise, item: item)
  }

  func makePromise<T>(of type: T.Type = T.self) -> EventLoopPromise<T> { EventLoopPromise(loop: self) }
  func makeSucceededFuture<T>(_ value: T) -> EventLoopFuture<T> {
    let promise = makePromise(of: T.self)
    promise.succeed(value)
    return promise.futureResult
  }
}

struct Scheduled<T> {
  fileprivate let promise: EventLoopPromise<T>
  fileprivate let item: DispatchWorkItem
  var futureResult: EventLoopFuture<T> { promise.futureResult }
  func cancel() {
    item.cancel()
    promise.fail(EventLoopError.cancelled)
  }
}

enum EventLoopError: Error { case cancelled, shutdown }

struct EventLoopPromise<T> {
  let futureResult: EventLoopFuture<T>
  fileprivate init(loop: EventLoop) { futureResult = EventLoopFuture(loop: loop) }
  func succeed(_ value: T) { futureResult.complete(.success(value)) }
  func fail(_ error: Error) { futureResult.complete(.failure(error)) }
  func completeWith(_ result: Result<T, Error>) { futureResult.complete(result) }
}

final class EventLoopFuture<Value> {
  let eventLoop: EventLoop
  private var result: Result<Value, Error>?
  private var callbacks: [(Result<Value, Error>) -> Void] = []

  fileprivate init(loop: EventLoop) { eventLoop = loop }

  fileprivate func complete(_ result: Result<Value, Error>) {
    eventLoop.execute {
      guard self.result == nil else { return }
      self.result = result
      let callbacks = self.callbacks
      self.callbacks = []
      callbacks.forEach { $0(result) }
    }
  }

  func whenComplete(_ callback: @escaping (Result<Value, Error>) -> Void) {
    eventLoop.execute {
      if let result = self.result { callback(result) } else { self.callbacks.append(callback) }
    }
  }

  func flatMap<New>(_ callback: @escaping (Value) -> EventLoopFuture<New>) -> EventLoopFuture<New> {
    let promise = eventLoop.makePromise(of: New.self)
    whenComplete { result in
      switch result {
      case .success(let value): callback(value).whenComplete(promise.completeWith)
      case .failure(let error): promise.fail(error)
      }
    }
    return promise.futureResult
  }

  func flatMapThrowing<New>(_ callback: @escaping (Value) throws -> New) -> EventLoopFuture<New> {
    let promise = eventLoop.makePromise(of: New.self)
    whenComplete { result in promise.completeWith(result.flatMap { value in Result { try callback(value) } }) }
    return promise.futureResult
  }

  func map<New>(_ callback: @escaping (Value) -> New) -> EventLoopFuture<New> { flatMapThrowing(callback) }

  func recover(_ callback: @escaping (Error) -> Value) -> EventLoopFuture<Value> {
    let promise = eventLoop.makePromise(of: Value.self)
    whenComplete {
      switch $0 {
      case .success(let value): promise.succeed(value)
      case .failure(let error): promise.succeed(callback(error))
      }
    }
    return promise.futureResult
  }

  func hop(to target: EventLoop) -> EventLoopFuture<Value> {
    guard target !== eventLoop else { return self }
    let promise = target.makePromise(of: Value.self)
    whenComplete(promise.completeWith(_:))
    return promise.futureResult
  }

  func and<Other>(_ other: EventLoopFuture<Other>) -> EventLoopFuture<(Value, Other)> {
    flatMap { mine in other.hop(to: self.eventLoop).map { (mine, $0) } }
  }

  func wait() throws -> Value {
    precondition(!eventLoop.inEventLoop, "must not wait on the loop itself")
    let semaphore = DispatchSemaphore(value: 0)
    var box: Result<Value, Error>!
    whenComplete {
      box = $0
      semaphore.signal()
    }
    semaphore.wait()
    return try box.get()
  }

  static func whenAllSucceed(_ futures: [EventLoopFuture<Value>], on loop: EventLoop) -> EventLoopFuture<[Value]> {
    futures.reduce(loop.makeSucceededFuture([])) { partial, next in
      partial.and(next).map { $0 + [$1] }
    }
  }
}

final class EventLoopGroup {
  let loops: [EventLoop]
  private var cursor = 0
  init(numberOfThreads count: Int) { loops = (0..<count).map(EventLoop.init(index:)) }
  func next() -> EventLoop {
    defer { cursor = (cursor + 1) % loops.count }
    return loops[cursor]
  }
}

protocol ChannelHandler: AnyObject {
  func channelRead(_ context: Context, _ data: Any)
}

final class Context {
  let name: String
  let handler: ChannelHandler
  fileprivate var next: Context?
  init(name: String, handler: ChannelHandler) {
    self.name = name
    self.handler = handler
  }
  func fireChannelRead(_ data: Any) {
    guard let next = next else { return print("unhandled: \(data)") }
    next.handler.channelRead(next, data)
  }
}

final class LineDecoder: ChannelHandler {
  private var buffer = ""
  func channelRead(_ context: Context, _ data: Any) {
    guard let text = data as? String else { return context.fireChannelRead(data) }
    buffer += text
    while let end = buffer.firstIndex(of: "\n") {
      let line = String(buffer[..<end])
      buffer.removeSubrange(...end)
      context.fireChannelRead(line)
    }
  }
}

final class CommandHandler: ChannelHandler {
  var sum = 0
  func channelRead(_ context: Context, _ data: Any) {
    switch data {
    case let line as String where line.hasPrefix("add "):
      sum += Int(line.dropFirst(4)) ?? 0
      context.fireChannelRead(sum)
    case let line as String: context.fireChannelRead(line.uppercased())
    default: context.fireChannelRead(data)
    }
  }
}

final class Printer: ChannelHandler {
  func channelRead(_ context: Context, _ data: Any) { print("\(context.name) got \(data)") }
}

func pipeline(_ handlers: (String, ChannelHandler)...) -> Context {
  let contexts = handlers.map { Context(name: $0.0, handler: $0.1) }
  for (former, latter) in zip(contexts, contexts.dropFirst()) { former.next = latter }
  return contexts[0]
}

let group = EventLoopGroup(numberOfThreads: 3)
let first = group.next()
let doubled = first.submit { 21 }.map { $0 * 2 }
print(try! doubled.wait())

let many = (1...4).map { number in group.next().submit { () -> Int in number * number } }
print(try EventLoopFuture.whenAllSucceed(many, on: first).wait())

struct Refused: Error { var why = "no" }
let failing: EventLoopFuture<String> = group.next().submit { throw Refused() }
print(try failing.recover { "recovered from \($0)" }.wait())
do {
  _ = try failing.and(doubled).wait()
} catch let error as Refused {
  print("and:", error.why)
}

let late = first.scheduleTask(in: .milliseconds(40)) { "late on \(first), \(first.inEventLoop)" }
let never = first.scheduleTask(in: .seconds(30)) { "never" }
never.cancel()
print((try? never.futureResult.wait()) ?? "cancelled", "|", try late.futureResult.wait())

let head = pipeline(("decoder", LineDecoder()), ("commands", CommandHandler()), ("printer", Printer()))
let loop = group.next()
for chunk in ["add 1", "5\nadd 2", "7\nhel", "lo\n"] {
  loop.execute { head.handler.channelRead(head, chunk) }
}
try loop.submit { head.handler.channelRead(head, 3.5) }.wait()
print(loop.inEventLoop, group.loops)
