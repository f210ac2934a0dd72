// Observables with operators: map, filter, merge, combineLatest, throttle, share, dispose bags.
import Foundation

protocol Disposable: AnyObject { func dispose() }
final class ActionDisposable: Disposable {
    private var action: (() -> Void)?
    private let lock = NSLock()
    init(_ action: (() -> Void)? = nil) { self.action = action }
    func dispose() {
        lock.lock()
        let run = action
        action = nil
        lock.unlock()
        run?()
    }
}
final class DisposeBag {
    private var items: [Disposable] = []
    func insert(_ item: Disposable) { items.append(item) }
    deinit { items.forEach { $0.dispose() } }
}
extension Disposable { func disposed(by bag: DisposeBag) { bag.insert(self) } }

enum Signal<Element> { case next(Element), completed, failed(Error)
    var element: Element? { guard case .next(let e) = self else { return nil }; return e }
}

struct Observer<Element> {
    let on: (Signal<Element>) -> Void
    func send(_ element: Element) { on(.next(element)) }
    func complete() { on(.completed) }
}

struct Observable<Element> {
    let subscribe: (Observer<Element>) -> Disposable
    init(_ subscribe: @escaping (Observer<Element>) -> Disposable) { self.subscribe = subscribe }

    func subscribe(onNext: @escaping (Element) -> Void = { _ in }, onCompleted: @escaping () -> Void = {}) -> Disposable {
        subscribe(Observer { signal in
            switch signal {
            case .next(let element): onNext(element)
            case .completed: onCompleted()
            case .failed: break
            }
        })
    }

    func map<R>(_ transform: @escaping (Element) throws -> R) -> Observable<R> {
        Observable<R> { observer in
            self.subscribe(Observer { signal in
                switch signal {
                case .next(let e):
                    do { observer.send(try transform(e)) } catch { observer.on(.failed(error)) }
                case .completed: observer.complete()
                case .failed(let error): observer.on(.failed(error))
                }
            })
        }
    }
    func filter(_ isIncluded: @escaping (Element) -> Bool) -> Observable {
        Observable { o in subscribe(Observer { if case .next(let e) = $0, !isIncluded(e) { return }; o.on($0) }) }
    }
    func scan<A>(_ initial: A, _ step: @escaping (A, Element) -> A) -> Observable<A> {
        Observable<A> { o in
            var state = initial
            return map { e -> A in state = step(state, e); return state }.subscribe(o)
        }
    }
    func observe(on queue: DispatchQueue) -> Observable {
        .init { o in subscribe(Observer { signal in queue.async { o.on(signal) } }) }
    }
    static func just(_ elements: Element...) -> Observable {
        .init { o in elements.forEach(o.send); o.complete(); return ActionDisposable() }
    }
    static func interval(_ milliseconds: Int, on queue: DispatchQueue) -> Observable<Int> where Element == Int {
        .init { o in
            let timer = DispatchSource.makeTimerSource(queue: queue)
            var count = 0
            timer.setEventHandler { o.send(count); count += 1 }
            timer.schedule(deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds))
            timer.resume()
            return ActionDisposable { timer.cancel() }
        }
    }
    static func merge(_ sources: Observable...) -> Observable {
        .init { o in
            var left = sources.count
            let all = sources.map { $0.subscribe(Observer { signal in
                if case .completed = signal { left -= 1; if left > 0 { return } }
                o.on(signal)
            }) }
            return ActionDisposable { all.forEach { $0.dispose() } }
        }
    }
    func combineLatest<B, R>(_ other: Observable<B>, _ combine: @escaping (Element, B) -> R) -> Observable<R> {
        Observable<R> { o in
            var latest: (a: Element?, b: B?) = (nil, nil)
            func push() { if let a = latest.a, let b = latest.b { o.send(combine(a, b)) } }
            let first = self.subscribe(onNext: { latest.a = $0; push() })
            let second = other.subscribe(onNext: { latest.b = $0; push() })
            return ActionDisposable { first.dispose(); second.dispose() }
        }
    }
    func take(_ count: Int) -> Observable {
        Observable { o in
            var left = count
            let inner = ActionBox()
            inner.disposable = subscribe(Observer { signal in
                guard left > 0 else { return }
                o.on(signal)
                if case .next = signal { left -= 1; if left == 0 { o.complete(); inner.disposable?.dispose() } }
            })
            return ActionDisposable { inner.disposable?.dispose() }
        }
    }
}
private final class ActionBox { var disposable: Disposable? }

final class Subject<Element> {
    private var observers: [Int: Observer<Element>] = [:]
    private var next = 0
    var asObservable: Observable<Element> {
        Observable { [weak self] observer in
            guard let self else { return ActionDisposable() }
            let id = self.next
            self.next += 1
            self.observers[id] = observer
            return ActionDisposable { [weak self] in self?.observers.removeValue(forKey: id) }
        }
    }
    func send(_ element: Element) { for id in observers.keys.sorted() { observers[id]?.send(element) } }
    var count: Int { observers.count }
}

var bag: DisposeBag? = DisposeBag()
let clicks = Subject<String>()
clicks.asObservable
    .filter { !$0.isEmpty }
    .map { ($0, $0.count) }
    .scan([]) { Array(($0 + [$1.0]).suffix(2)) }
    .subscribe(onNext: { print("last two", $0) })
    .disposed(by: bag!)
let width = Subject<Int>()
width.asObservable.combineLatest(clicks.asObservable.map { $0.uppercased }) { "\($1()) × \($0)" }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag!)
for word in ["one", "", "two", "three"] { clicks.send(word) }
width.send(3)
clicks.send("four")
print(clicks.count, width.count)
bag = nil
print(clicks.count, width.count)

Observable.merge(.just(1, 2), Observable.just(3).map { $0 * 10 })
    .subscribe(onNext: { print("merged", $0) }, onCompleted: { print("done") })
    .dispose()

let queue = DispatchQueue(label: "ticks")
let ended = DispatchSemaphore(value: 0)
let ticks = Observable<Int>.interval(30, on: queue).take(3).observe(on: .global())
let subscription = ticks.subscribe(onNext: { print("tick", $0) }, onCompleted: { ended.signal() })
print(ended.wait(timeout: .now() + 1))
subscription.dispose()
