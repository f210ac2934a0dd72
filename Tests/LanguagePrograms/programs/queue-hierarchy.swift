// programs: a hierarchy of target queues with specific values: executors, assertions and re-entrant sync
import Dispatch

final class Executor {
    private static let key = DispatchSpecificKey<Executor>()
    private static let pathKey = DispatchSpecificKey<String>()

    let name: String
    let queue: DispatchQueue
    private weak var parent: Executor?

    init(_ name: String, parent: Executor? = nil, concurrent: Bool = false) {
        self.name = name
        self.parent = parent
        if concurrent {
            queue = DispatchQueue(label: name, attributes: .concurrent, target: parent?.queue)
        } else {
            queue = DispatchQueue(label: name, target: parent?.queue)
        }
        queue.setSpecific(key: Executor.key, value: self)
        if parent == nil { queue.setSpecific(key: Executor.pathKey, value: "root:" + name) }
    }

    static var current: Executor? { DispatchQueue.getSpecific(key: key) }
    static var root: String { DispatchQueue.getSpecific(key: pathKey) ?? "none" }

    var isCurrent: Bool {
        var executor = Executor.current
        while let e = executor {
            if e === self { return true }
            executor = e.parent
        }
        return false
    }

    func sync<T>(_ body: () throws -> T) rethrows -> T {
        isCurrent ? try body() : try queue.sync(execute: body)
    }

    func async(after ms: Int = 0, _ body: @escaping () -> Void) {
        if ms == 0 { queue.async(execute: body) } else { queue.asyncAfter(deadline: .now() + .milliseconds(ms), execute: body) }
    }

    func assertCurrent(_ message: @autoclosure () -> String = "") {
        dispatchPrecondition(condition: .onQueue(queue))
    }

    var path: String { (parent.map { $0.path + "/" } ?? "") + name }
}

final class Model {
    private let executor: Executor
    private var values: [String: Int] = [:]
    init(on executor: Executor) { self.executor = executor }

    subscript(key: String) -> Int {
        get { executor.sync { values[key, default: 0] } }
        set { executor.sync { values[key] = newValue } }
    }

    func bump(_ key: String, by n: Int = 1) -> Int {
        executor.sync {
            executor.assertCurrent()
            self[key] += n
            return self[key]
        }
    }
}

struct Failure: Error { let path: String }

let root = Executor("app")
let database = Executor("db", parent: root)
let network = Executor("net", parent: root)
let parsing = Executor("parse", parent: network)

print("outside:", Executor.current?.name ?? "nobody", Executor.root)
for executor in [root, database, network, parsing] {
    let (current, top) = executor.sync { (Executor.current!.name, Executor.root) }
    print(executor.path, "runs", current, "under", top)
}

parsing.sync {
    print("in parse:", [parsing, network, root, database].map { $0.isCurrent })
}

let model = Model(on: database)
print(model.bump("a"), model.bump("a", by: 5), model["b"])
model["b"] -= 3
print(model["b"])

do {
    try network.sync {
        if Executor.current === network { throw Failure(path: network.path) }
    }
} catch let failure as Failure {
    print("failed on", failure.path)
}

var order: [String] = []
let group = DispatchGroup()
for (executor, tag) in [(parsing, "p"), (database, "d"), (network, "n"), (parsing, "q"), (root, "r")] {
    group.enter()
    executor.async {
        order.append(tag)
        group.leave()
    }
}
group.wait()
print("through one root:", order.sorted().joined(), order.firstIndex(of: "p")! < order.firstIndex(of: "q")!)

let late = DispatchSemaphore(value: 0)
parsing.async(after: 40) {
    order.append("late")
    late.signal()
}
database.async { order.append("early") }
late.wait()
print(order.suffix(2))
