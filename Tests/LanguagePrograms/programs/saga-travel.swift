// programs: a travel saga with compensations in reverse order
import Dispatch

enum StepResult {
    case done
    case failed(String)
}

struct Step {
    let name: String
    let action: (Context, @escaping (StepResult) -> Void) -> Void
    var compensate: ((Context) -> Void)? = nil
}

final class Context {
    var values: [String: Any] = [:]
    var trail: [String] = []

    subscript<T>(_ key: String, as type: T.Type) -> T? {
        values[key] as? T
    }

    func note(_ text: String) { trail.append(text) }
}

enum SagaOutcome: CustomStringConvertible {
    case completed
    case compensated(failedAt: String, reason: String, undone: [String])

    var description: String {
        switch self {
        case .completed:
            return "completed"
        case let .compensated(step, reason, undone):
            return "failed at \(step) (\(reason)), undone: \(undone.joined(separator: ", "))"
        }
    }
}

final class Saga {
    private let steps: [Step]
    private let queue = DispatchQueue(label: "saga")

    init(_ steps: Step...) { self.steps = steps }

    func run(_ context: Context, completion: @escaping (SagaOutcome) -> Void) {
        queue.async { self.execute(0, context, completion) }
    }

    private func execute(_ index: Int, _ context: Context, _ completion: @escaping (SagaOutcome) -> Void) {
        guard index < steps.count else { return completion(.completed) }
        let step = steps[index]
        step.action(context) { [self] result in
            queue.async { [self] in
                switch result {
                case .done:
                    context.note("+\(step.name)")
                    execute(index + 1, context, completion)
                case .failed(let reason):
                    let undone = unwind(index - 1, context)
                    completion(.compensated(failedAt: step.name, reason: reason, undone: undone))
                }
            }
        }
    }

    private func unwind(_ from: Int, _ context: Context) -> [String] {
        var names: [String] = []
        for step in steps.prefix(from + 1).reversed() where step.compensate != nil {
            step.compensate?(context)
            context.note("-\(step.name)")
            names.append(step.name)
        }
        return names
    }
}

final class Service {
    let name: String
    private let queue: DispatchQueue
    private var stock: Int

    init(_ name: String, stock: Int) {
        self.name = name
        self.stock = stock
        queue = DispatchQueue(label: "service." + name)
    }

    func reserve(_ reply: @escaping (Int?) -> Void) {
        queue.asyncAfter(deadline: .now() + .milliseconds(3)) {
            guard self.stock > 0 else { return reply(nil) }
            self.stock -= 1
            reply(self.stock)
        }
    }

    func release() { queue.sync { stock += 1 } }
    var left: Int { queue.sync { stock } }

    func asStep() -> Step {
        Step(name: name, action: { [unowned self] context, finish in
            reserve { left in
                guard let left = left else { return finish(.failed("no \(self.name) left")) }
                context.values[self.name] = left
                finish(.done)
            }
        }, compensate: { [unowned self] context in
            release()
            context.values[name] = nil
        })
    }
}

let flight = Service("flight", stock: 3)
let hotel = Service("hotel", stock: 2)
let car = Service("car", stock: 1)

let saga = Saga(
    Step(name: "validate") { context, finish in
        let days = context["days", as: Int.self] ?? 0
        finish(days > 0 ? .done : .failed("no days given"))
    },
    flight.asStep(), hotel.asStep(), car.asStep(),
    Step(name: "mail", action: { context, finish in
        context.values["mail"] = "sent"
        finish(.done)
    })
)

let done = DispatchSemaphore(value: 0)
for days in [3, 5, 0, 2] {
    let context = Context()
    if days != 0 { context.values["days"] = days }
    saga.run(context) { outcome in
        print("trip of \(days):", outcome)
        done.signal()
    }
    done.wait()
    print("  trail", context.trail, "mail", context["mail", as: String.self] ?? "none", "keys", context.values.keys.sorted())
}
print([flight, hotel, car].map { "\($0.name) \($0.left)" })
