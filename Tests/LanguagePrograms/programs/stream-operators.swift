import Foundation

// A tiny reactive library: observables as closures, operators, schedulers, disposal.
final class Disposable {
  private var action: (() -> Void)?
  private let lock = NSLock()
  init(_ action: @escaping () -> Void = {}) { self.action = action }
  func dispose() {
    lock.lock()
    let action = self.action
    self.action = nil
    lock.unlock()
    action?()
  }
  static func all(_ parts: [Disposable]) -> Disposable { Disposable { parts.forEach { $0.dispose() } } }
}

final class DisposeBag {
  private var items: [Disposable] = []
  fileprivate func add(_ item: Disposable) { items.append(item) }
  deinit { items.reversed().forEach { $0.dispose() } }
}
extension Disposable { func disposed(by bag: DisposeBag) { bag.add(self) } }

enum Event<Element> { case next(Element), failed(Error), completed
  func map<T>(_ transform: (Element) throws -> T) -> Event<T> {
    switch self {
    case .next(let value): do { return .next(try transform(value)) } catch { return .failed(error) }
    case .failed(let error): return .failed(error)
    case .completed: return .completed
    }
  }
  var isEnd: Bool { if case .next = self { false } else { true } }
}

struct Observable<Element> {
  typealias Observer = (Event<Element>) -> Void
  private let subscribeBody: (@escaping Observer) -> Disposable
  init(_ subscribe: @escaping (@escaping Observer) -> Disposable) { subscribeBody = subscribe }

  @discardableResult
  func subscribe(_ observer: @escaping Observer) -> Disposable {
    var isOver = false
    return subscribeBody { event in
      guard !isOver else { return }
      isOver = event.isEnd
      observer(event)
    }
  }
  func onNext(_ body: @escaping (Element) -> Void) -> Disposable { subscribe { if case .next(let value) = $0 { body(value) } } }

  static func from(_ elements: Element...) -> Observable {
    Observable { observer in
      elements.forEach { observer(.next($0)) }
      observer(.completed)
      return Disposable()
    }
  }
  func map<T>(_ transform: @escaping (Element) throws -> T) -> Observable<T> {
    Observable<T> { observer in self.subscribe { observer($0.map(transform)) } }
  }
  func filter(_ test: @escaping (Element) -> Bool) -> Observable {
    Observable { observer in
      self.subscribe { event in
        if case .next(let value) = event, !test(value) { return }
        observer(event)
      }
    }
  }
  func scan<T>(_ initial: T, _ combine: @escaping (T, Element) -> T) -> Observable<T> {
    Observable<T> { observer in
      var state = initial
      return self.subscribe { event in
        observer(event.map { value in
          state = combine(state, value)
          return state
        })
      }
    }
  }
  func take(_ count: Int) -> Observable {
    Observable { observer in
      var left = count
      let whole = Disposable()
      var inner: Disposable? = whole
      inner = self.subscribe { event in
        guard left > 0 else { return }
        if !event.isEnd { left -= 1 }
        observer(event)
        if left == 0 {
          observer(.completed)
          inner?.dispose()
        }
      }
      return inner ?? whole
    }
  }
  func merge(_ other: Observable) -> Observable {
    Observable { observer in
      let lock = NSRecursiveLock()
      var open = 2
      let forward: Observer = { event in
        lock.lock()
        defer { lock.unlock() }
        if case .completed = event {
          open -= 1
          if open > 0 { return }
        }
        observer(event)
      }
      return .all([self.subscribe(forward), other.subscribe(forward)])
    }
  }
  func observe(on queue: DispatchQueue) -> Observable {
    Observable { observer in self.subscribe { event in queue.async { observer(event) } } }
  }
  func delay(_ interval: DispatchTimeInterval, on queue: DispatchQueue) -> Observable {
    Observable { observer in self.subscribe { event in queue.asyncAfter(deadline: .now() + interval) { observer(event) } } }
  }
  func catchError(_ handler: @escaping (Error) -> Observable) -> Observable {
    Observable { observer in
      self.subscribe { event in
        if case .failed(let error) = event { handler(error).subscribe(observer) } else { observer(event) }
      }
    }
  }
}

extension Observable where Element == Int {
  static func interval(_ milliseconds: Int, on queue: DispatchQueue) -> Observable {
    Observable { observer in
      let timer = DispatchSource.makeTimerSource(queue: queue)
      var n = 0
      timer.schedule(deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
      timer.setEventHandler { observer(.next(n)); n += 1 }
      timer.resume()
      return Disposable { timer.cancel() }
    }
  }
}
extension Observable where Element: Equatable {
  func distinct() -> Observable {
    Observable { observer in
      var last: Element?
      return subscribe { event in
        if case .next(let value) = event {
          guard value != last else { return }
          last = value
        }
        observer(event)
      }
    }
  }
}

final class Subject<Element> {
  private var observers: [Int: Observable<Element>.Observer] = [:]
  private var next = 0
  private let queue = DispatchQueue(label: "subject")
  func send(_ event: Event<Element>) {
    let current = queue.sync { observers.sorted { $0.key < $1.key }.map(\.value) }
    current.forEach { $0(event) }
  }
  var observable: Observable<Element> {
    Observable { [queue] observer in
      let id: Int = queue.sync {
        self.next += 1
        self.observers[self.next] = observer
        return self.next
      }
      return Disposable { queue.sync { _ = self.observers.removeValue(forKey: id) } }
    }
  }
}

struct Odd: Error {}
let output = DispatchQueue(label: "output")
let done = DispatchSemaphore(value: 0)
Observable.from(1, 2, 2, 3, 4, 4, 5).distinct().filter { $0 != 3 }.scan(0, +).observe(on: output).subscribe { event in
  switch event {
  case .next(let n): print(n, terminator: " ")
  case .completed: print("completed"); done.signal()
  case .failed(let error): print("failed", error)
  }
}
done.wait()
Observable.from("1", "two", "3").map { text -> Int in
  guard let n = Int(text) else { throw Odd() }
  return n
}.catchError { error in print("\(error)"); return .from(-1, -2) }.subscribe { print($0) }

let ticks = DispatchQueue(label: "ticks")
Observable.interval(20, on: ticks).take(3).merge(Observable.interval(50, on: ticks).map { $0 + 100 }.take(2)).subscribe { event in
  if case .next(let n) = event { print(n, terminator: " ") } else { print("end"); done.signal() }
}
done.wait()

do {
  let subject = Subject<String>()
  var bag: DisposeBag? = DisposeBag()
  subject.observable.onNext { print("a", $0) }.disposed(by: bag!)
  subject.observable.delay(.milliseconds(10), on: output).map { $0.count }.onNext { print("length", $0); done.signal() }.disposed(by: bag!)
  subject.send(.next("hello"))
  done.wait()
  bag = nil
  subject.send(.next("nobody"))
  print("over", bag == nil)
}
