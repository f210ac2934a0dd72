// Operations that produce, transform and record what they did.
import Foundation

// OperationQueue graph with custom Operation subclasses, KVO-free state, dependencies, cancellation

class BaseOperation: Operation, @unchecked Sendable {
    enum Phase: Int, Comparable {
        case ready, executing, finished
        static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
    }
    private let stateLock = NSLock()
    private var _phase = Phase.ready
    private(set) var phase: Phase {
        get { stateLock.withLock { _phase } }
        set {
            stateLock.withLock { _phase = max(_phase, newValue) }
        }
    }
    let recorder: Recorder
    init(_ name: String, recorder: Recorder) {
        self.recorder = recorder
        super.init()
        self.name = name
    }
    override func main() {
        phase = .executing
        defer { phase = .finished }
        guard !isCancelled else { recorder.add("\(name!) skipped"); return }
        do {
            try execute()
            recorder.add("\(name ?? "?") done")
        } catch let error as StepError {
            recorder.add("\(name ?? "?") failed \(error)")
            cascade(error)
        } catch { fatalError() }
    }
    func execute() throws {}
    func cascade(_ e: StepError) {}
}

struct StepError: Error, CustomStringConvertible, ExpressibleByStringLiteral {
    let reason: String
    init(stringLiteral s: String) { reason = s }
    var description: String { "<\(reason)>" }
}

final class Recorder {
    private var log: [String] = []
    private let q = DispatchQueue(label: "rec")
    func add(_ s: @autoclosure () -> String) { let v = s(); q.sync { log.append(v) } }
    func flush(_ title: String) {
        q.sync {
            print("\(title):", log.joined(separator: ", "))
            log.removeAll(keepingCapacity: true)
        }
    }
}

final class Produce<Output>: BaseOperation, @unchecked Sendable {
    private(set) var output: Output?
    private let body: () throws -> Output
    init(_ name: String, _ r: Recorder, _ body: @escaping () throws -> Output) {
        self.body = body
        super.init(name, recorder: r)
    }
    override func execute() throws { output = try body() }
}

final class Transform<In, Out>: BaseOperation, @unchecked Sendable {
    let input: () -> In?
    let f: (In) throws -> Out
    private(set) var result: Result<Out, StepError> = .failure("not run")
    init(_ name: String, _ r: Recorder, input: @escaping () -> In?, f: @escaping (In) throws -> Out) {
        (self.input, self.f) = (input, f)
        super.init(name, recorder: r)
    }
    override func execute() throws {
        guard let i = input() else { throw "no input" as StepError }
        result = .success(try f(i))
    }
    override func cascade(_ e: StepError) { result = .failure(e) }
}

infix operator ==>: AdditionPrecedence
@discardableResult func ==> <A: Operation, B: Operation>(a: A, b: B) -> B { b.addDependency(a); return b }

let recorder = Recorder()
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 2
queue.name = "graph"

let load = Produce("load", recorder) { () -> [Int] in usleep(40_000); return Array(1...6) }
let config = Produce("config", recorder) { () -> [String: Int] in ["factor": 3] }
let scale = Transform("scale", recorder, input: { zip2(load.output, config.output) }) { nums, cfg -> [Int] in
    guard let f = cfg["factor"] else { throw StepError(stringLiteral: "factor") }
    return nums.map { $0 * f }
}
func zip2<A, B>(_ a: A?, _ b: B?) -> (A, B)? {
    guard case let (a?, b?) = (a, b) else { return nil }
    return (a, b)
}
let sum = Transform("sum", recorder, input: { try? scale.result.get() }) { $0.reduce(0, +) }
let reject = Transform("reject", recorder, input: { try? sum.result.get() }) { (n: Int) throws -> String in
    if n > 60 { throw StepError(stringLiteral: "too big: \(n)") }
    return "ok"
}
load ==> scale
config ==> scale ==> sum ==> reject
let finish = BlockOperation { recorder.add("block") }
finish.completionBlock = { recorder.add("completion") }
reject ==> finish
queue.addOperations([finish, reject, sum, scale, config, load], waitUntilFinished: true)
usleep(30_000)
recorder.flush("graph")
switch (sum.result, reject.result) {
case (.success(let n), .failure(let e)) where n == 63: print("sum", n, e)
case (_, .success(let s)): print(s)
default: print("?")
}
print(load.phase, load.phase < .finished, [scale, sum].allSatisfy(\.isFinished), queue.operationCount)

let serial = OperationQueue()
serial.maxConcurrentOperationCount = 1
serial.isSuspended = true
var ops: [Operation] = []
for (i, p) in [Operation.QueuePriority.low, .normal, .veryHigh, .normal].enumerated() {
    let op = Produce("p\(i)", recorder) { i }
    op.queuePriority = p
    ops.append(op)
    serial.addOperation(op)
}
ops[1].cancel()
serial.addOperation { recorder.add("closure") }
print(serial.isSuspended, ops.map(\.isCancelled), ops.filter { !$0.isReady }.count)
serial.isSuspended = false
serial.waitUntilAllOperationsAreFinished()
recorder.flush("serial")
print(ops.compactMap { ($0 as? Produce<Int>)?.output })
serial.addBarrierBlock { recorder.add("barrier") }
serial.addOperation(Transform("nil-input", recorder, input: { nil as Int? }) { $0 + 1 })
serial.waitUntilAllOperationsAreFinished()
recorder.flush("tail")
