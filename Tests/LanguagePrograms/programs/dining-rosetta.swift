import Foundation

// Dining philosophers as on Rosetta Code, with numbered forks.

final class Fork {
    let number: Int
    private let semaphore = DispatchSemaphore(value: 1)
    init(_ number: Int) { self.number = number }
    func pickUp() { semaphore.wait() }
    func putDown() { semaphore.signal() }
}

struct ForkPair: CustomStringConvertible {
    static let forks: [Fork] = (0..<5).map(Fork.init)

    let leftFork: Fork
    let rightFork: Fork

    init(leftIndex: Int, rightIndex: Int) {
        // Order forks by index to prevent deadlock
        if leftIndex > rightIndex {
            leftFork = ForkPair.forks[rightIndex]
            rightFork = ForkPair.forks[leftIndex]
        } else {
            leftFork = ForkPair.forks[leftIndex]
            rightFork = ForkPair.forks[rightIndex]
        }
    }

    func pickUp() {
        leftFork.pickUp()
        rightFork.pickUp()
    }

    func putDown() {
        // The order of putting down forks does not matter
        leftFork.putDown()
        rightFork.putDown()
    }

    var description: String { "(\(leftFork.number), \(rightFork.number))" }
}

struct Philosopher {
    enum Activity: CaseIterable { case thinking, eating, resting }

    let name: String
    let forkPair: ForkPair
    var meals = 0
    var log = [Activity: Int]()

    init(philosopherIndex: Int, names: [String]) {
        name = names[philosopherIndex]
        let rightIndex = philosopherIndex, leftIndex = philosopherIndex == 0 ? names.endIndex - 1 : philosopherIndex - 1
        forkPair = ForkPair(leftIndex: leftIndex, rightIndex: rightIndex)
    }

    mutating func run(rounds: Int, _ table: Table) {
        for round in 1...rounds {
            log[.thinking, default: 0] += 1
            usleep(UInt32(500 * (round + name.count)))
            forkPair.pickUp()
            table.began(self)
            log[.eating, default: 0] += 1
            meals += 1
            usleep(1_000)
            table.ended(self)
            forkPair.putDown()
            log[.resting] = (log[.resting] ?? 0) + 1
        }
    }
}

final class Table {
    private var eating = Set<String>()
    private let lock = NSLock()
    private(set) var mostAtOnce = 0, total = 0

    func began(_ philosopher: Philosopher) {
        lock.lock(); defer { lock.unlock() }
        let (inserted, _) = eating.insert(philosopher.name)
        assert(inserted, "\(philosopher.name) eats twice")
        mostAtOnce = max(mostAtOnce, eating.count)
    }

    func ended(_ philosopher: Philosopher) {
        lock.lock()
        precondition(eating.remove(philosopher.name) != nil)
        total += 1
        lock.unlock()
    }
}

let names = ["Aristotle", "Kant", "Spinoza", "Marx", "Russell"]
let table = Table()
let globalSem = DispatchSemaphore(value: 0)
let resultQueue = DispatchQueue(label: "results")
var finished = [Philosopher?](repeating: nil, count: names.count)

for i in names.indices {
    DispatchQueue.global(qos: .background).async {
        var p = Philosopher(philosopherIndex: i, names: names)
        p.run(rounds: 4, table)
        resultQueue.sync { finished[i] = p }
        globalSem.signal()
    }
}

//Start the thread signaling the semaphore
for _ in names { globalSem.wait() }

for case let philosopher? in resultQueue.sync(execute: { finished }) {
    let log = Philosopher.Activity.allCases.map { "\($0)=\(philosopher.log[$0]!)" }.joined(separator: " ")
    print("\(philosopher.name) \(philosopher.forkPair):", philosopher.meals, "meals,", log)
}
print("total", table.total, table.mostAtOnce <= 2 ? "at most two at once" : "too many")
