import Foundation

// Workflow / saga with operations, result builders and undo
protocol Step { associatedtype Input; associatedtype Output; func run(_ input: Input, _ done: @escaping (Result<Output, Error>) -> Void); func undo(_ output: Output) }
extension Step { func undo(_ output: Output) {} }
struct AnyStep { let name: String; let run: (Any, @escaping (Result<Any, Error>) -> Void) -> Void; let undo: (Any) -> Void
    init<S: Step>(_ step: S) {
        name = "\(S.self)"
        run = { input, done in
            guard let input = input as? S.Input else { return done(.failure(SagaError.type(expected: "\(S.Input.self)", got: "\(type(of: input))"))) }
            step.run(input) { done($0.map { $0 as Any }) }
        }
        undo = { if let output = $0 as? S.Output { step.undo(output) } }
    }
}
enum SagaError: Error, Equatable { case type(expected: String, got: String), refused(reason: String), timeout(after: Int) }
@resultBuilder enum SagaBuilder {
    static func buildExpression<S: Step>(_ step: S) -> [AnyStep] { [AnyStep(step)] }
    static func buildExpression(_ steps: [AnyStep]) -> [AnyStep] { steps }
    static func buildBlock(_ parts: [AnyStep]...) -> [AnyStep] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [AnyStep]?) -> [AnyStep] { part ?? [] }
    static func buildEither(first: [AnyStep]) -> [AnyStep] { first }
    static func buildEither(second: [AnyStep]) -> [AnyStep] { second }
    static func buildArray(_ parts: [[AnyStep]]) -> [AnyStep] { parts.flatMap { $0 } }
    static func buildLimitedAvailability(_ part: [AnyStep]) -> [AnyStep] { part }
}
final class Saga {
    private let steps: [AnyStep]
    private let queue: DispatchQueue
    private var completed: [(AnyStep, Any)] = []
    private(set) var journal: [String] = []
    private var watchdog: DispatchWorkItem?
    let timeout: DispatchTimeInterval
    init(on queue: DispatchQueue = DispatchQueue(label: "saga"), timeout: DispatchTimeInterval = .seconds(1), @SagaBuilder _ build: () -> [AnyStep]) {
        (steps, self.queue, self.timeout) = (build(), queue, timeout)
    }
    func start<T>(_ input: Any, as type: T.Type = T.self, completion: @escaping (Result<T, Error>) -> Void) {
        queue.async { self.next(steps: self.steps[...], input) { completion($0.map { $0 as! T }) } }
    }
    private func next(steps: ArraySlice<AnyStep>, _ value: Any, _ completion: @escaping (Result<Any, Error>) -> Void) {
        guard let step = steps.first else { return completion(.success(value)) }
        var isOver = false
        let finish: (Result<Any, Error>) -> Void = { [weak self] result in
            self?.queue.async {
                guard let self = self, !isOver else { return }
                isOver = true
                self.watchdog?.cancel()
                switch result {
                case .success(let output):
                    self.journal.append("did \(step.name)")
                    self.completed.append((step, output))
                    self.next(steps: steps.dropFirst(), output, completion)
                case .failure(let error):
                    self.journal.append("failed \(step.name)")
                    while let (step, output) = self.completed.popLast() { step.undo(output); self.journal.append("undid \(step.name)") }
                    completion(.failure(error))
                }
            }
        }
        let watchdog = DispatchWorkItem { finish(.failure(SagaError.timeout(after: self.completed.count))) }
        self.watchdog = watchdog
        queue.asyncAfter(deadline: .now() + timeout, execute: watchdog)
        step.run(value, finish)
    }
}
struct Order { var id: Int; var items: [String]; var price = 0 }
struct Reserve: Step {
    let stock: Stock
    func run(_ order: Order, _ done: @escaping (Result<Order, Error>) -> Void) {
        DispatchQueue.global().async { done(Result { try stock.take(order.items); return order }) }
    }
    func undo(_ order: Order) { stock.put(back: order.items) }
}
struct Price: Step { var perItem = 10
    func run(_ order: Order, _ done: @escaping (Result<Order, Error>) -> Void) { var order = order; order.price = order.items.count * perItem; done(.success(order)) } }
struct Pay: Step { let limit: Int; var delay = 0.01
    func run(_ order: Order, _ done: @escaping (Result<(Order, receipt: String), Error>) -> Void) {
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + delay) {
            guard order.price <= limit else { return done(.failure(SagaError.refused(reason: "\(order.price) > \(limit)"))) }
            done(.success((order, "R\(order.id)")))
        }
    } }
struct Receipt: Step { typealias Input = (Order, receipt: String)
    func run(_ input: Input, _ done: @escaping (Result<String, Error>) -> Void) { done(.success("\(input.receipt):\(input.0.price)")) } }
final class Stock {
    private var counts: [String: Int]
    private let lock = NSLock()
    init(_ counts: KeyValuePairs<String, Int>) { self.counts = Dictionary(uniqueKeysWithValues: counts.map { ($0.key, $0.value) }) }
    func take(_ items: [String]) throws {
        try lock.withLock {
            guard items.allSatisfy({ counts[$0, default: 0] > 0 }) else { throw SagaError.refused(reason: "out of stock") }
            items.forEach { counts[$0]! -= 1 }
        }
    }
    func put(back items: [String]) { lock.withLock { for item in items { counts[item]? += 1 } } }
    var description: String { lock.withLock { counts.sorted(by: <).map { "\($0)\($1)" }.joined() } }
}
extension Stock: CustomStringConvertible {}
let stock = Stock(["pen": 2, "ink": 1])
func saga(limit: Int, slow: Bool = false, discounts: Int = 0) -> Saga {
    Saga(timeout: .milliseconds(100)) {
        Reserve(stock: stock)
        if discounts > 0 { for n in 1...discounts { Price(perItem: 10 - n) } } else { Price() }
        Pay(limit: limit, delay: slow ? 0.5 : 0.01)
        Receipt()
    }
}
let semaphore = DispatchSemaphore(value: 0)
func run(_ saga: Saga, _ order: Any) {
    saga.start(order, as: String.self) { result in
        switch result {
        case .success(let receipt): print("receipt", receipt)
        case .failure(let error as SagaError): print("error", error)
        case .failure(let error): print("other", error)
        }
        semaphore.signal()
    }
    semaphore.wait()
    print(saga.journal.joined(separator: ", "), "|", stock)
}
run(saga(limit: 100), Order(id: 1, items: ["pen", "ink"]))
run(saga(limit: 5, discounts: 2), Order(id: 2, items: ["pen"]))
run(saga(limit: 100, slow: true), Order(id: 3, items: ["pen"]))
run(saga(limit: 100), Order(id: 4, items: ["ink"]))
run(saga(limit: 100), "not an order")
