// programs: a message queue with visibility timeouts, acknowledgements, redelivery and a dead letter box
import Foundation

struct Message: Identifiable {
    let id: Int
    let body: String
    fileprivate(set) var deliveries = 0
}

final class MessageQueue {
    struct Receipt: Hashable { fileprivate let message: Int, attempt: Int }

    private let queue = DispatchQueue(label: "mq")
    private var ready: [Message] = []
    private var inFlight: [Receipt: (message: Message, timeout: DispatchWorkItem)] = [:]
    private(set) var dead: [Message] = []
    private var nextID = 1
    private let visibility: Int
    private let maxDeliveries: Int
    private var waiters: [(Message, Receipt) -> Void] = []
    let settled = DispatchGroup()

    init(visibility: Int, maxDeliveries: Int) {
        (self.visibility, self.maxDeliveries) = (visibility, maxDeliveries)
    }

    func send(_ bodies: String...) {
        for body in bodies {
            settled.enter()
            queue.async { [self] in
                ready.append(Message(id: nextID, body: body))
                nextID += 1
                deliver()
            }
        }
    }

    func receive(_ handler: @escaping (Message, Receipt) -> Void) {
        queue.async {
            self.waiters.append(handler)
            self.deliver()
        }
    }

    private func deliver() {
        while !ready.isEmpty, !waiters.isEmpty {
            var message = ready.removeFirst()
            let handler = waiters.removeFirst()
            message.deliveries += 1
            let receipt = Receipt(message: message.id, attempt: message.deliveries)
            let timeout = DispatchWorkItem { [weak self] in self?.giveBack(receipt) }
            inFlight[receipt] = (message, timeout)
            queue.asyncAfter(deadline: .now() + .milliseconds(visibility), execute: timeout)
            let copy = message
            DispatchQueue.global().async { handler(copy, receipt) }
        }
    }

    private func giveBack(_ receipt: Receipt) {
        guard let (message, timeout) = inFlight.removeValue(forKey: receipt) else { return }
        timeout.cancel()
        if message.deliveries >= maxDeliveries {
            dead.append(message)
            settled.leave()
        } else {
            ready.append(message)
            deliver()
        }
    }

    func acknowledge(_ receipt: Receipt) -> Bool {
        queue.sync {
            guard let entry = inFlight.removeValue(forKey: receipt) else { return false }
            entry.timeout.cancel()
            settled.leave()
            return true
        }
    }

    func reject(_ receipt: Receipt) { queue.async { self.giveBack(receipt) } }

    var counts: (ready: Int, inFlight: Int, dead: [String]) {
        queue.sync { (ready.count, inFlight.count, dead.map { "\($0.body)x\($0.deliveries)" }) }
    }
}

final class Consumer {
    enum Verdict { case done, retry, hang }
    private let source: MessageQueue
    private let decide: (Message) -> Verdict
    private let log = DispatchQueue(label: "consumer.log")
    private var lines: [String] = []
    private var late: [MessageQueue.Receipt] = []
    private var running = true

    init(_ source: MessageQueue, decide: @escaping (Message) -> Verdict) {
        self.source = source
        self.decide = decide
    }

    func start() {
        source.receive { [weak self] message, receipt in
            guard let self = self else { return }
            let verdict = self.decide(message)
            self.log.sync {
                self.lines.append("\(message.body)#\(message.deliveries) \(verdict)")
                if case .hang = verdict { self.late.append(receipt) }
            }
            switch verdict {
            case .done: _ = self.source.acknowledge(receipt)
            case .retry: self.source.reject(receipt)
            case .hang: break
            }
            self.start()
        }
    }

    var transcript: [String] { log.sync { lines } }
    func acknowledgeLate() -> [Bool] { log.sync { late }.map(source.acknowledge) }
}

let mq = MessageQueue(visibility: 40, maxDeliveries: 3)
let consumer = Consumer(mq) { message in
    switch (message.body, message.deliveries) {
    case ("poison", _): return .retry
    case ("slow", 1): return .hang
    case (let body, 1) where body.hasPrefix("shy"): return .retry
    default: return .done
    }
}
consumer.start()
mq.send("hello", "poison", "shy one", "slow")
mq.settled.wait()
consumer.transcript.sorted().forEach { print($0) }
print(mq.counts)
print("late:", consumer.acknowledgeLate())

mq.send("bye")
mq.settled.wait()
print(consumer.transcript.last!, mq.counts.dead)
