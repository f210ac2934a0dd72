// programs: an operation graph for a recipe: async Operation subclasses, dependencies, cancellation and a completion block
import Foundation

class AsyncOperation: Operation {
    private let stateLock = NSLock()
    private var _executing = false
    private var _finished = false

    override var isAsynchronous: Bool { true }

    override private(set) var isExecuting: Bool {
        get { stateLock.lock(); defer { stateLock.unlock() }; return _executing }
        set {
            willChangeValue(forKey: "isExecuting")
            stateLock.lock(); _executing = newValue; stateLock.unlock()
            didChangeValue(forKey: "isExecuting")
        }
    }

    override private(set) var isFinished: Bool {
        get { stateLock.lock(); defer { stateLock.unlock() }; return _finished }
        set {
            willChangeValue(forKey: "isFinished")
            stateLock.lock(); _finished = newValue; stateLock.unlock()
            didChangeValue(forKey: "isFinished")
        }
    }

    override func start() {
        guard !isCancelled else { return finish() }
        isExecuting = true
        main()
    }

    func finish() {
        if isExecuting { isExecuting = false }
        isFinished = true
    }
}

final class Diary {
    static let shared = Diary()
    private let queue = DispatchQueue(label: "diary")
    private var lines: [String] = []
    func write(_ line: String) { queue.async { self.lines.append(line) } }
    var all: [String] { queue.sync { lines } }
}

final class CookStep: AsyncOperation {
    let minutes: Int
    private let kitchen = DispatchQueue.global()

    init(_ name: String, minutes: Int) {
        self.minutes = minutes
        super.init()
        self.name = name
    }

    override func main() {
        Diary.shared.write("start \(name!)")
        kitchen.asyncAfter(deadline: .now() + .milliseconds(minutes * 4)) { [weak self] in
            guard let self = self else { return }
            Diary.shared.write(self.isCancelled ? "drop \(self.name!)" : "end \(self.name!)")
            self.finish()
        }
    }
}

final class GatherOperation: Operation {
    private(set) var gathered: [String] = []
    override func main() {
        gathered = dependencies.compactMap { $0.isCancelled ? nil : $0.name }.sorted()
    }
}

infix operator ==>: AdditionPrecedence
@discardableResult
func ==> (first: Operation, second: Operation) -> Operation {
    second.addDependency(first)
    return second
}

let queue = OperationQueue()
queue.name = "kitchen"
queue.maxConcurrentOperationCount = 4

let boil = CookStep("boil", minutes: 10)
let chop = CookStep("chop", minutes: 20)
let sauce = CookStep("sauce", minutes: 10)
let pasta = CookStep("pasta", minutes: 30)
let garnish = CookStep("garnish", minutes: 5)
let gather = GatherOperation()
let serve = BlockOperation { Diary.shared.write("serve") }
serve.completionBlock = { Diary.shared.write("served") }

boil ==> pasta ==> gather
chop ==> sauce ==> gather
garnish ==> gather
gather ==> serve
garnish.cancel()

queue.addOperations([serve, gather, garnish, pasta, sauce, chop, boil], waitUntilFinished: true)
Thread.sleep(forTimeInterval: 0.03)

let lines = Diary.shared.all
func index(_ line: String) -> Int { lines.firstIndex(of: line) ?? -1 }
print(lines.filter { $0.hasPrefix("end") })
print("pasta after boil:", index("start pasta") > index("end boil"))
print("sauce after chop:", index("start sauce") > index("end chop"))
print("garnish started:", index("start garnish") >= 0)
print("gathered:", gather.gathered)
print(lines.suffix(2))
print([boil, chop, sauce, pasta, garnish].map { "\($0.name!):\($0.isFinished ? "f" : "-")\($0.isCancelled ? "c" : "-")" })

let serial = OperationQueue()
serial.maxConcurrentOperationCount = 1
serial.isSuspended = true
var order: [String] = []
for (name, priority) in [("low", Operation.QueuePriority.low), ("normal", .normal), ("high", .veryHigh)] {
    let operation = BlockOperation { order.append(name) }
    operation.queuePriority = priority
    serial.addOperation(operation)
}
print("waiting", serial.operationCount)
serial.isSuspended = false
serial.waitUntilAllOperationsAreFinished()
print(order, serial.operationCount)
