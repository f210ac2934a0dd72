// Rx in small: observables, disposables, bags, subjects, operators, schedulers over Dispatch.
import Foundation

protocol Disposable { func dispose() }
final class AnonymousDisposable: Disposable {
    private var action: (() -> Void)?
    private let lock = NSRecursiveLock()
    init(_ action: @escaping () -> Void) { self.action = action }
    func dispose() {
        lock.lock(); defer { lock.unlock() }
        let current = action
        action = nil
        current?()
    }
}
struct NopDisposable: Disposable { static let noOp: Disposable = NopDisposable(); private init() {}; func dispose() {} }
enum Disposables {
    static func create() -> Disposable { NopDisposable.noOp }
    static func create(with dispose: @escaping () -> Void) -> Disposable { AnonymousDisposable(dispose) }
}
final class CompositeDisposable: Disposable {
    private var disposables: [Disposable]? = []
    private let lock = NSLock()
    convenience init(_ items: Disposable...) { self.init(); items.forEach { insert($0) } }
    init() {}
    func insert(_ disposable: Disposable) {
        lock.lock()
        if disposables != nil { disposables?.append(disposable); lock.unlock() } else { lock.unlock(); disposable.dispose() }
    }
    func dispose() {
        lock.lock()
        let items = disposables
        disposables = nil
        lock.unlock()
        items?.reversed().forEach { $0.dispose() }
    }
}
final class DisposeBag {
    private var items: [Disposable] = []
    func insert(_ item: Disposable) { items.append(item) }
    deinit { items.forEach { $0.dispose() } }
}
extension Disposable { func disposed(by bag: DisposeBag) { bag.insert(self) } }

enum Event<Element> {
    case next(Element), error(Swift.Error), completed
    var isStop: Bool { switch self { case .next: return false; case .error, .completed: return true } }
    func map<R>(_ transform: (Element) throws -> R) -> Event<R> {
        do {
            switch self {
            case let .next(element): return .next(try transform(element))
            case let .error(error): return .error(error)
            case .completed: return .completed
            }
        } catch let e { return .error(e) }
    }
}
protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
}
extension ObserverType {
    func onNext(_ element: Element) { on(.next(element)) }
    func onCompleted() { on(.completed) }
    func onError(_ error: Swift.Error) { on(.error(error)) }
    func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}
struct AnyObserver<Element>: ObserverType {
    typealias EventHandler = (Event<Element>) -> Void
    private let observer: EventHandler
    init(eventHandler: @escaping EventHandler) { observer = eventHandler }
    init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element { self.observer = observer.on }
    func on(_ event: Event<Element>) { observer(event) }
}
protocol ObservableConvertibleType { associatedtype Element; func asObservable() -> Observable<Element> }
protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}
class Observable<Element>: ObservableType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element { fatalError() }
    func asObservable() -> Observable<Element> { self }
}
final class AnonymousObservable<Element>: Observable<Element> {
    typealias SubscribeHandler = (AnyObserver<Element>) -> Disposable
    let subscribeHandler: SubscribeHandler
    init(_ subscribeHandler: @escaping SubscribeHandler) { self.subscribeHandler = subscribeHandler }
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        var stopped = false
        return subscribeHandler(AnyObserver { event in
            guard !stopped else { return }
            if event.isStop { stopped = true }
            observer.on(event)
        })
    }
}
extension ObservableType {
    static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> { AnonymousObservable(subscribe) }
    static func of(_ elements: Element ...) -> Observable<Element> {
        create { observer in
            for element in elements { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
    }
    func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> Disposable {
        subscribe(AnyObserver<Element> { event in
            switch event {
            case .next(let value): onNext?(value)
            case .error(let error): if let onError = onError { onError(error) } else { print("Unhandled", error) }
            case .completed: onCompleted?()
            }
        })
    }
    func map<R>(_ transform: @escaping (Element) throws -> R) -> Observable<R> {
        Observable<R>.create { observer in
            self.subscribe(AnyObserver { observer.on($0.map(transform)) })
        }
    }
    func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        .create { observer in
            self.subscribe(AnyObserver<Element> { event in
                switch event {
                case .next(let value):
                    do { if try predicate(value) { observer.on(.next(value)) } } catch { observer.onError(error) }
                default: observer.on(event)
                }
            })
        }
    }
    func observe(on scheduler: DispatchQueue) -> Observable<Element> {
        .create { observer in self.subscribe(AnyObserver { event in scheduler.async { observer.on(event) } }) }
    }
    func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
        .create { observer in
            var acc = seed
            return self.subscribe(onNext: { value in
                do { acc = try accumulator(acc, value); observer.onNext(acc) } catch { observer.onError(error) }
            }, onError: observer.onError, onCompleted: observer.onCompleted)
        }
    }
    static func merge<C: Collection>(_ sources: C) -> Observable<Element> where C.Element == Observable<Element> {
        .create { observer in
            let lock = NSLock()
            var left = sources.count
            let bag = CompositeDisposable()
            for source in sources {
                bag.insert(source.subscribe(onNext: observer.onNext, onError: observer.onError, onCompleted: {
                    lock.lock()
                    left -= 1
                    let last = left == 0
                    lock.unlock()
                    if last { observer.onCompleted() }
                }))
            }
            return bag
        }
    }
}
extension ObservableType where Element: Equatable {
    func distinctUntilChanged() -> Observable<Element> {
        .create { observer in
            var last: Element?
            return self.subscribe(AnyObserver { event in
                if case let .next(value) = event {
                    if let previous = last, previous == value { return }
                    last = value
                }
                observer.on(event)
            })
        }
    }
}
extension Observable where Element == Int {
    static func interval(_ period: DispatchTimeInterval, scheduler: DispatchQueue) -> Observable<Int> {
        .create { observer in
            let timer = DispatchSource.makeTimerSource(queue: scheduler)
            timer.schedule(deadline: .now() + period, repeating: period)
            var n = 0
            timer.setEventHandler { observer.onNext(n); n += 1 }
            timer.resume()
            return Disposables.create { timer.cancel() }
        }
    }
}
final class BehaviorSubject<Element>: Observable<Element>, ObserverType {
    private var observers: [(key: Int, observer: AnyObserver<Element>)] = []
    private var nextKey = 0
    private(set) var value: Element
    init(value: Element) { self.value = value }
    var hasObservers: Bool { !observers.isEmpty }
    func on(_ event: Event<Element>) {
        if case .next(let element) = event { value = element }
        observers.forEach { $0.observer.on(event) }
    }
    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        let key = nextKey
        nextKey += 1
        observers.append((key, observer.asObserver()))
        observer.onNext(value)
        return Disposables.create { [weak self] in self?.observers.removeAll { $0.key == key } }
    }
}

struct Odd: Error { let n: Int }
var bag: DisposeBag! = DisposeBag()
Observable.of(1, 2, 3).map { "<\($0)>" }.subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print("|") }).disposed(by: bag)
Observable.of(2, 4, 5, 6).filter { if $0 % 2 == 1 { throw Odd(n: $0) }; return $0 > 2 }.subscribe(onNext: { print($0) }, onError: { print("error", $0) }).disposed(by: bag)
let subject = BehaviorSubject(value: "a")
subject.distinctUntilChanged().subscribe(onNext: { print("subject", $0) }).disposed(by: bag)
["a", "b", "b", "c"].forEach(subject.onNext)
let queue = DispatchQueue(label: "scheduler")
let done = DispatchSemaphore(value: 0)
let ticks = Observable<Int>.interval(.milliseconds(10), scheduler: queue)
    .scan(100) { $0 + $1 }
    .observe(on: DispatchQueue(label: "observer"))
    .subscribe(onNext: { print("tick", $0); if $0 >= 106 { done.signal() } })
ticks.disposed(by: bag)
done.wait()
ticks.dispose()
let sources = (0..<3).map { n in Observable.of(n, n * 10) }
Observable.merge(sources).subscribe(onNext: { print($0, terminator: ",") }, onCompleted: { print(" merged") }).disposed(by: bag)
bag = nil
print(subject.hasObservers)
