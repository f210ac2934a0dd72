// programs: a reactive stream library: observables, operators, subjects and disposal
import Dispatch

protocol Disposable: AnyObject { func dispose() }

final class AnonymousDisposable: Disposable {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() {
    action?()
    action = nil
  }
}

final class DisposeBag {
  private var disposables = [Disposable]()
  func insert(_ disposable: Disposable) { disposables.append(disposable) }
  deinit { disposables.reversed().forEach { $0.dispose() } }
}

extension Disposable {
  func disposed(by bag: DisposeBag) { bag.insert(self) }
}

enum Event<Element> {
  case next(Element)
  case error(Error)
  case completed
}

extension Event {
  var element: Element? {
    guard case let .next(value) = self else { return nil }
    return value
  }
  var isStopEvent: Bool {
    switch self {
    case .next: return false
    case .error, .completed: return true
    }
  }
}

protocol ObserverType {
  associatedtype Element
  func on(_ event: Event<Element>)
}

struct AnyObserver<Element>: ObserverType {
  private let handler: (Event<Element>) -> Void
  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }
  init<O: ObserverType>(_ observer: O) where O.Element == Element { handler = observer.on }
  func on(_ event: Event<Element>) { handler(event) }
}

class Observable<Element> {
  private let subscribeHandler: (AnyObserver<Element>) -> Disposable
  init(_ subscribeHandler: @escaping (AnyObserver<Element>) -> Disposable) {
    self.subscribeHandler = subscribeHandler
  }

  func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
    subscribeHandler(AnyObserver(observer))
  }

  func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil
  ) -> Disposable {
    var isStopped = false
    return subscribe(
      AnyObserver { event in
        guard !isStopped else { return }
        isStopped = event.isStopEvent
        switch event {
        case .next(let value): onNext?(value)
        case .error(let error): onError?(error)
        case .completed: onCompleted?()
        }
      })
  }
}

extension Observable {
  static func of(_ elements: Element...) -> Observable<Element> {
    Observable { observer in
      for element in elements { observer.on(.next(element)) }
      observer.on(.completed)
      return AnonymousDisposable {}
    }
  }

  func map<R>(_ transform: @escaping (Element) throws -> R) -> Observable<R> {
    Observable<R> { observer in
      self.subscribe(
        onNext: { value in
          do { observer.on(.next(try transform(value))) } catch { observer.on(.error(error)) }
        },
        onError: { observer.on(.error($0)) },
        onCompleted: { observer.on(.completed) })
    }
  }

  func filter(_ isIncluded: @escaping (Element) -> Bool) -> Observable<Element> {
    Observable { observer in
      self.subscribe(
        AnyObserver { (event: Event<Element>) in
          if let element = event.element, !isIncluded(element) { return }
          observer.on(event)
        })
    }
  }

  func scan<A>(_ seed: A, _ accumulate: @escaping (A, Element) -> A) -> Observable<A> {
    Observable<A> { observer in
      var accumulated = seed
      return self.subscribe(onNext: {
        accumulated = accumulate(accumulated, $0)
        observer.on(.next(accumulated))
      }, onError: { observer.on(.error($0)) }, onCompleted: { observer.on(.completed) })
    }
  }

  func observe(on queue: DispatchQueue) -> Observable {
    Observable { observer in
      self.subscribe(AnyObserver { event in queue.async { observer.on(event) } })
    }
  }

  func take(_ count: Int) -> Observable<Element> {
    Observable { observer in
      var remaining = count
      return self.subscribe(onNext: { value in
        guard remaining > 0 else { return }
        remaining -= 1
        observer.on(.next(value))
        if remaining == 0 { observer.on(.completed) }
      }, onError: { observer.on(.error($0)) }, onCompleted: { observer.on(.completed) })
    }
  }
}

extension Observable where Element: Equatable {
  func distinctUntilChanged() -> Observable<Element> {
    var last: Element?
    return filter { value in
      defer { last = value }
      return value != last
    }
  }
}

final class PublishSubject<Element>: Observable<Element>, ObserverType {
  private final class Storage {
    var observers: [Int: AnyObserver<Element>] = [:]
    var next = 0
  }
  private let storage: Storage
  init() {
    let storage = Storage()
    self.storage = storage
    super.init { observer in
      let key = storage.next
      storage.next += 1
      storage.observers[key] = observer
      return AnonymousDisposable { storage.observers[key] = nil }
    }
  }
  func on(_ event: Event<Element>) {
    for key in storage.observers.keys.sorted() { storage.observers[key]?.on(event) }
  }
  func onNext(_ value: Element) { on(.next(value)) }
  var observerCount: Int { storage.observers.count }
}

struct ParseError: Error { let text: String }

var bag: DisposeBag! = DisposeBag()
Observable.of(1, 2, 3, 4, 5, 6)
  .filter { $0 % 2 == 0 }
  .map { "even \($0)" }
  .subscribe(onNext: { print($0) }, onCompleted: { print("done") })
  .disposed(by: bag)

Observable.of("1", "2", "x", "4")
  .map { text -> Int in
    guard let number = Int(text) else { throw ParseError(text: text) }
    return number
  }
  .subscribe(onNext: { print("parsed", $0) }, onError: { print("error:", $0) })
  .disposed(by: bag)

let taps = PublishSubject<Int>()
taps.distinctUntilChanged()
  .scan(0, +)
  .subscribe(onNext: { print("sum", $0) })
  .disposed(by: bag)
taps.take(2).subscribe(onNext: { print("first two:", $0) }, onCompleted: { print("enough") }).disposed(by: bag)
for value in [5, 5, 3, 3, 2] { taps.onNext(value) }
print("observers:", taps.observerCount)
bag = nil
print("observers:", taps.observerCount)
taps.onNext(100)

let serial = DispatchQueue(label: "rx")
let done = DispatchSemaphore(value: 0)
let other = DisposeBag()
Observable.of("a", "b", "c")
  .observe(on: serial)
  .subscribe(onNext: { print("on serial", $0) }, onCompleted: { done.signal() })
  .disposed(by: other)
done.wait()
print("end")
