// programs: properties with bindings, actions that are enabled by them, lifetimes
import Foundation
import Dispatch

infix operator <~ : AssignmentPrecedence

public protocol Disposable: AnyObject {
  var isDisposed: Bool { get }
  func dispose()
}

public final class ActionDisposable: Disposable {
  private let state: Atomic<(() -> Void)?>
  public init(action: @escaping () -> Void) { state = Atomic(action) }
  public var isDisposed: Bool { state.value == nil }
  public func dispose() { state.swap(nil)?() }
}

public final class CompositeDisposable: Disposable {
  private let disposables: Atomic<[Disposable]?> = Atomic([])
  public var isDisposed: Bool { return disposables.value == nil }
  public func dispose() {
    guard let all = disposables.swap(nil) else { return }
    all.reversed().forEach { $0.dispose() }
  }
  public static func += (lhs: CompositeDisposable, rhs: Disposable?) {
    guard let rhs = rhs else { return }
    let added: Bool = lhs.disposables.modify {
      $0?.append(rhs)
      return $0 != nil
    }
    if !added { rhs.dispose() }
  }
}

public final class Atomic<Value> {
  private let lock = NSLock()
  private var _value: Value
  public init(_ value: Value) { _value = value }

  public var value: Value {
    get { modify { $0 } }
    set { modify { $0 = newValue } }
  }

  @discardableResult
  public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try action(&_value)
  }

  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    modify { value in
      let old = value
      value = newValue
      return old
    }
  }
}

public protocol PropertyProtocol: AnyObject {
  associatedtype Value
  var value: Value { get }
  func observe(_ observer: @escaping (Value) -> Void) -> Disposable
}

public final class MutableProperty<Value>: PropertyProtocol {
  private let box: Atomic<Value>
  private let observers = Atomic<[(id: Int, call: (Value) -> Void)]>([])
  private let counter = Atomic(0)

  public init(_ initial: Value) { box = Atomic(initial) }

  public var value: Value {
    get { box.value }
    set {
      box.swap(newValue)
      for observer in observers.value { observer.call(newValue) }
    }
  }

  public func observe(_ observer: @escaping (Value) -> Void) -> Disposable {
    let id: Int = counter.modify { $0 += 1; return $0 }
    observers.modify { $0.append((id, observer)) }
    observer(value)
    return ActionDisposable { [weak self] in
      self?.observers.modify { list in list.removeAll { $0.id == id } }
    }
  }

  var observerCount: Int { observers.value.count }
}

public final class Property<Value>: PropertyProtocol {
  private let read: () -> Value
  private let subscribe: (@escaping (Value) -> Void) -> Disposable

  public var value: Value { read() }

  public init<P: PropertyProtocol>(_ source: P) where P.Value == Value {
    read = { source.value }
    subscribe = source.observe
  }

  init(read: @escaping () -> Value, subscribe: @escaping (@escaping (Value) -> Void) -> Disposable) {
    self.read = read
    self.subscribe = subscribe
  }

  public func observe(_ observer: @escaping (Value) -> Void) -> Disposable { subscribe(observer) }
}

extension PropertyProtocol {
  func map<U>(_ transform: @escaping (Value) -> U) -> Property<U> {
    Property(read: { transform(self.value) }, subscribe: { observer in self.observe { observer(transform($0)) } })
  }

  func combineLatest<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> {
    Property(
      read: { (self.value, other.value) },
      subscribe: { observer in
        let both = CompositeDisposable()
        var isReady = false
        both += self.observe { if isReady { observer(($0, other.value)) } }
        isReady = true
        both += other.observe { observer((self.value, $0)) }
        return both
      })
  }
}

@discardableResult
func <~ <P: PropertyProtocol>(target: MutableProperty<P.Value>, source: P) -> Disposable {
  source.observe { [weak target] in target?.value = $0 }
}

func && <A: PropertyProtocol, B: PropertyProtocol>(lhs: A, rhs: B) -> Property<Bool> where A.Value == Bool, B.Value == Bool {
  lhs.combineLatest(with: rhs).map { $0.0 && $0.1 }
}

enum ActionError<E: Error>: Error {
  case disabled
  case failed(E)
}

final class Action<Input, Output, Failure: Error> {
  let isExecuting = MutableProperty(false)
  let isEnabled: Property<Bool>
  private let queue: DispatchQueue
  private let work: (Input) -> Result<Output, Failure>

  init(on queue: DispatchQueue, enabledIf: Property<Bool>, execute work: @escaping (Input) -> Result<Output, Failure>) {
    self.queue = queue
    self.work = work
    isEnabled = enabledIf && isExecuting.map(!)
  }

  func apply(_ input: Input, completion: @escaping (Result<Output, ActionError<Failure>>) -> Void) {
    guard isEnabled.value else { return completion(.failure(.disabled)) }
    isExecuting.value = true
    queue.async {
      let result = self.work(input).mapError(ActionError.failed)
      self.isExecuting.value = false
      completion(result)
    }
  }
}

enum LoginError: Error { case wrongPassword(attempts: Int) }

let name = MutableProperty("")
let password = MutableProperty("")
let greeting = MutableProperty("nobody")
let lifetime = CompositeDisposable()
lifetime += greeting <~ name.map { $0.isEmpty ? "who?" : "hello \($0)" }
lifetime += greeting.map(\.count).observe { print("greeting has", $0, "characters") }

let isValid = name.map { $0.count > 2 } && password.map { !$0.isEmpty }
var history: [Bool] = []
lifetime += isValid.observe { history.append($0) }

let worker = DispatchQueue(label: "login")
var attempts = 0
let login = Action<(String, String), Int, LoginError>(on: worker, enabledIf: isValid) { credentials in
  attempts += 1
  let (user, secret) = credentials
  return secret == "s3cret" ? .success(user.count * 100) : .failure(.wrongPassword(attempts: attempts))
}

let done = DispatchSemaphore(value: 0)
func tryLogin() {
  login.apply((name.value, password.value)) { result in
    switch result {
    case .success(let token): print("token", token)
    case .failure(.disabled): print("disabled")
    case .failure(.failed(.wrongPassword(let count))): print("wrong password, attempt \(count)")
    }
    done.signal()
  }
  done.wait()
}

tryLogin()
name.value = "anna"
password.value = "guess"
tryLogin()
password.value = "s3cret"
tryLogin()
print(history, greeting.value)
lifetime.dispose()
name.value = "bo"
print(greeting.value, name.observerCount, lifetime.isDisposed, isValid.value)

let counter = Atomic(0)
DispatchQueue.concurrentPerform(iterations: 8) { index in
  for _ in 0..<index { counter.modify { $0 += 1 } }
}
print("counted", counter.value)
