import Foundation

// RxSwift's bones: ObservableType, Sink, SerialDispatchQueueScheduler, observeOn, subscribeOn, debounce, DisposeBag, subjects.

enum Event<Element> {
    case next(Element)
    case error(Swift.Error)
    case completed
    var isStopEvent: Bool {
        switch self {
        case .next: return false
        case .error, .completed: return true
        }
    }
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

protocol Disposable { func dispose() }
protocol ObserverType {
    associatedtype Element
    func on(_ event: Event<Element>)
}
extension ObserverType {
    func onNext(_ element: Element) { on(.next(element)) }
    func onCompleted() { on(.completed) }
    func onError(_ error: Swift.Error) { on(.error(error)) }
}
struct AnyObserver<Element>: ObserverType {
    typealias EventHandler = (Event<Element>) -> Void
    private let observer: EventHandler
    init(eventHandler: @escaping EventHandler) { observer = eventHandler }
    init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element { self.observer = observer.on }
    func on(_ event: Event<Element>) { observer(event) }
}

protocol ObservableType {
    associatedtype Element
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

enum Disposables {
    private final class AnonymousDisposable: Disposable {
        private var action: (() -> Void)?
        private let lock = NSLock()
        init(_ action: @escaping () -> Void) { self.action = action }
        func dispose() {
            lock.lock()
            let action = self.action
            self.action = nil
            lock.unlock()
            action?()
        }
    }
    private struct NopDisposable: Disposable { static let noOp: Disposable = NopDisposable(); func dispose() {} }
    static func create(with dispose: @escaping () -> Void) -> Disposable { AnonymousDisposable(dispose) }
    static func create() -> Disposable { NopDisposable.noOp }
    static func create(_ disposables: Disposable...) -> Disposable { create { disposables.forEach { $0.dispose() } } }
}

final class SerialDisposable: Disposable {
    private var current: Disposable?, isDisposed = false
    private let lock = NSRecursiveLock()
    var disposable: Disposable {
        get { lock.withLock { current ?? Disposables.create() } }
        set {
            lock.lock(); defer { lock.unlock() }
            current?.dispose()
            current = newValue
            if isDisposed { newValue.dispose() }
        }
    }
    func dispose() { lock.withLock { isDisposed = true; current?.dispose(); current = nil } }
}

final class DisposeBag {
    fileprivate var disposables = [Disposable]()
    deinit { for disposable in disposables { disposable.dispose() } }
}
extension Disposable { func disposed(by bag: DisposeBag) { bag.disposables.append(self) } }

class Observable<Element>: ObservableType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element { fatalError("Abstract method") }
    func asObservable() -> Observable<Element> { self }
    static func create(_ subscribe: @escaping (AnyObserver<Element>) -> Disposable) -> Observable<Element> { AnonymousObservable(subscribe) }
    static func of(_ elements: Element...) -> Observable<Element> {
        create { observer in
            for element in elements { observer.onNext(element) }
            observer.onCompleted()
            return Disposables.create()
        }
    }
}
private final class AnonymousObservable<Element>: Observable<Element> {
    typealias SubscribeHandler = (AnyObserver<Element>) -> Disposable
    let subscribeHandler: SubscribeHandler
    init(_ subscribeHandler: @escaping SubscribeHandler) { self.subscribeHandler = subscribeHandler }
    override func subscribe<Observer>(_ observer: Observer) -> Disposable where Element == Observer.Element, Observer: ObserverType {
        let sink = Sink(observer: observer)
        return Disposables.create(subscribeHandler(AnyObserver(sink)), sink)
    }
}
private final class Sink<Observer: ObserverType>: ObserverType, Disposable {
    typealias Element = Observer.Element
    private let observer: Observer
    private var stopped = false
    private let lock = NSRecursiveLock()
    init(observer: Observer) { self.observer = observer }
    func on(_ event: Event<Element>) {
        lock.lock(); defer { lock.unlock() }
        if stopped { return }
        if event.isStopEvent { stopped = true }
        observer.on(event)
    }
    func dispose() { lock.withLock { stopped = true } }
}

extension ObservableType {
    func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable {
        let disposable = onDisposed.map(Disposables.create(with:)) ?? Disposables.create()
        let observer = AnyObserver<Element> { event in
            switch event {
            case .next(let value): onNext?(value)
            case .error(let error):
                if let onError = onError { onError(error) } else { print("Unhandled error", error) }
                disposable.dispose()
            case .completed:
                onCompleted?()
                disposable.dispose()
            }
        }
        return Disposables.create(subscribe(observer), disposable)
    }
    func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        .create { observer in self.subscribe(AnyObserver { observer.on($0.map(transform)) }) }
    }
    func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Observable.create { observer in
            self.subscribe(onNext: { value in
                do { if try predicate(value) { observer.onNext(value) } } catch { observer.onError(error) }
            }, onError: observer.onError, onCompleted: observer.onCompleted)
        }
    }
    func observe(on scheduler: SchedulerType) -> Observable<Element> {
        .create { observer in
            self.subscribe(AnyObserver { event in
                _ = scheduler.schedule((), action: { _ in observer.on(event); return Disposables.create() })
            })
        }
    }
    func subscribe(on scheduler: SchedulerType) -> Observable<Element> {
        .create { observer in
            let serial = SerialDisposable()
            serial.disposable = scheduler.schedule(self) { source in
                serial.disposable = source.subscribe(observer)
                return serial
            }
            return serial
        }
    }
    func debounce(_ dueTime: DispatchTimeInterval, scheduler: SerialDispatchQueueScheduler) -> Observable<Element> {
        .create { observer in
            let pending = SerialDisposable()
            var generation = 0
            let source = self.subscribe(onNext: { value in
                generation += 1
                let mine = generation
                pending.disposable = scheduler.scheduleRelative(mine, dueTime: dueTime) { id in
                    if id == generation { observer.onNext(value) }
                    return Disposables.create()
                }
            }, onCompleted: observer.onCompleted)
            return Disposables.create(source, pending)
        }
    }
}

protocol SchedulerType {
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}
class SerialDispatchQueueScheduler: SchedulerType {
    let queue: DispatchQueue
    init(internalSerialQueueName: String) { queue = DispatchQueue(label: internalSerialQueueName, attributes: []) }
    init(queue: DispatchQueue) { self.queue = queue }
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        let cancel = SerialDisposable()
        queue.async { cancel.disposable = action(state) }
        return cancel
    }
    func scheduleRelative<StateType>(_ state: StateType, dueTime: DispatchTimeInterval, action: @escaping (StateType) -> Disposable) -> Disposable {
        let item = DispatchWorkItem { _ = action(state) }
        queue.asyncAfter(deadline: .now() + dueTime, execute: item)
        return Disposables.create(with: item.cancel)
    }
}
final class MainScheduler: SerialDispatchQueueScheduler {
    static let instance = MainScheduler(queue: .main)
}

final class PublishSubject<Element>: Observable<Element>, ObserverType {
    private var observers: [(key: Int, value: AnyObserver<Element>)] = []
    private var nextKey = 0
    func on(_ event: Event<Element>) { observers.forEach { $0.value.on(event) } }
    override func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
        nextKey += 1
        let key = nextKey
        observers.append((key, AnyObserver(observer)))
        return Disposables.create { [weak self] in self?.observers.removeAll { $0.key == key } }
    }
    var hasObservers: Bool { !observers.isEmpty }
}

var bag: DisposeBag! = DisposeBag()
let background = SerialDispatchQueueScheduler(internalSerialQueueName: "rx.background")
struct Odd: Error { let value: Int }

Observable.of(1, 2, 3, 4, 5)
    .map { (n: Int) -> Int in dispatchPrecondition(condition: .onQueue(background.queue)); return n * 10 }
    .filter { $0 != 20 }
    .subscribe(on: background)
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { print("next", $0, Thread.isMainThread) }, onCompleted: { startSearch() }, onDisposed: { print("disposed") })
    .disposed(by: bag)

let text = PublishSubject<String>()
func startSearch() {
    print("completed")
    text.debounce(.milliseconds(30), scheduler: MainScheduler.instance)
        .map { query -> String in
            guard query.count % 2 == 0 else { throw Odd(value: query.count) }
            return query.uppercased()
        }
        .subscribe(onNext: { print("search", $0) }, onError: { print("error", $0) })
        .disposed(by: bag)
    for (delay, word) in [(0, "s"), (5, "sw"), (60, "swif"), (70, "swift"), (150, "swiftu")] {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(delay)) { text.onNext(word) }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        print(text.hasObservers)
        bag = nil
        print(text.hasObservers)
        exit(0)
    }
}
dispatchMain()
