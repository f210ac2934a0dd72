// programs: a build script as a result builder: parallel steps, retries, targets in order of their dependencies
import Foundation

// A build script as a result builder, run on queues.

indirect enum Step {
    case shell(String, exit: Int32)
    case sequence([Step])
    case parallel(String, [Step])
    case when(() -> Bool, Step, otherwise: Step?)
    case retry(Int, Step)
    case empty
}

@resultBuilder
enum StepBuilder {
    typealias Component = [Step]

    static func buildExpression(_ expression: Step) -> Component { [expression] }
    static func buildExpression(_ expression: String) -> Component { [.shell(expression, exit: 0)] }
    static func buildExpression<S: StepConvertible>(_ expression: S) -> Component { expression.asSteps() }
    static func buildExpression(_ expression: ()) -> Component { [] }
    static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
    static func buildOptional(_ component: Component?) -> Component { component ?? [] }
    static func buildEither(first component: Component) -> Component { component }
    static func buildEither(second component: Component) -> Component { component }
    static func buildArray(_ components: [Component]) -> Component { Array(components.joined()) }
    static func buildLimitedAvailability(_ component: Component) -> Component { component }
    static func buildFinalResult(_ component: Component) -> Step {
        component.count == 1 ? component[0] : .sequence(component)
    }
}

protocol StepConvertible { func asSteps() -> [Step] }

struct Target: StepConvertible {
    let name: String
    var dependencies: Set<String>
    private let body: Step

    init(_ name: String, dependsOn dependencies: String..., @StepBuilder body: () -> Step) {
        self.name = name
        self.dependencies = Set(dependencies)
        self.body = body()
    }

    func asSteps() -> [Step] { ["echo \(name)".step, body] }
    var step: Step { body }
}

extension String { var step: Step { .shell(self, exit: 0) } }

func Parallel(_ name: String = "parallel", @StepBuilder _ content: () -> Step) -> Step {
    guard case .sequence(let steps) = content() else { return content() }
    return .parallel(name, steps)
}

func Retry(_ times: Int, @StepBuilder _ content: () -> Step) -> Step { .retry(times, content()) }

@StepBuilder
func lint(_ tools: [String], strict: Bool) -> Step {
    for tool in tools where !tool.hasPrefix("#") {
        "run \(tool)"
        if strict {
            "\(tool) --strict"
        }
    }
    if tools.isEmpty {
        "nothing to lint"
    } else if tools.count > 2 {
        let extra = tools.count - 2
        "and \(extra) more"
    } else {
        Step.empty
    }
}

final class Runner {
    struct Failure: Error, CustomStringConvertible {
        let command: String, code: Int32
        var description: String { "'\(command)' exited with \(code)" }
    }

    private let queue: DispatchQueue
    private let output = DispatchQueue(label: "output")
    private var transcript: [String] = []
    private var flaky: [String: Int]

    init(queue: DispatchQueue = .global(qos: .utility), flaky: [String: Int] = [:]) {
        self.queue = queue
        self.flaky = flaky
    }

    func run(_ step: Step, indent: Int = 0) throws {
        let margin = String(repeating: "  ", count: indent)
        switch step {
        case .empty: return
        case let .shell(command, code):
            let remaining = output.sync { () -> Int in
                guard let left = flaky[command], left > 0 else { return 0 }
                flaky[command] = left - 1
                return left
            }
            log("\(margin)$ \(command)\(remaining > 0 ? " (flaky)" : "")")
            if remaining > 0 { throw Failure(command: command, code: 75) }
            guard code == 0 else { throw Failure(command: command, code: code) }
        case .sequence(let steps):
            for step in steps { try run(step, indent: indent) }
        case .when(let condition, let step, let otherwise):
            if condition() { try run(step, indent: indent) } else if let otherwise { try run(otherwise, indent: indent) }
        case .retry(let times, let step):
            var last: Error?
            for _ in 0..<times {
                do { return try run(step, indent: indent + 1) } catch { last = error }
            }
            throw last!
        case .parallel(let name, let steps):
            let runners = steps.map { _ in Runner(queue: queue, flaky: flaky) }
            let group = DispatchGroup()
            var outcome = [Result<Void, Error>](repeating: .success(()), count: steps.count)
            let lock = NSLock()
            for (index, (runner, step)) in zip(runners, steps).enumerated() {
                queue.async(group: group) {
                    let result = Result { try runner.run(step, indent: indent + 1) }
                    lock.withLock { outcome[index] = result }
                }
            }
            group.wait()
            log("\(margin)[\(name)]")
            runners.flatMap(\.transcript).forEach(log)
            for result in outcome { try result.get() }
        }
    }

    private func log(_ line: String) { output.sync { transcript.append(line) } }

    func flush() { output.sync { transcript.forEach { print($0) }; transcript.removeAll(keepingCapacity: true) } }
}

struct Makefile {
    let targets: [Target]
    init(@ListBuilder<Target> _ targets: () -> [Target]) { self.targets = targets() }

    func order() -> [Target] {
        var done: Set<String> = [], result: [Target] = [], rest = targets
        while let index = rest.firstIndex(where: { $0.dependencies.isSubset(of: done) }) {
            let target = rest.remove(at: index)
            done.insert(target.name)
            result.append(target)
        }
        return result
    }
}

@resultBuilder
struct ListBuilder<Element> {
    static func buildPartialBlock(first: Element) -> [Element] { [first] }
    static func buildPartialBlock(accumulated: [Element], next: Element) -> [Element] { accumulated + [next] }
}

let isRelease = true
let make = Makefile {
    Target("package", dependsOn: "build", "test") {
        "tar"
        if isRelease { "sign" }
    }
    Target("build") {
        Parallel("compile") {
            for file in ["a", "b", "c"] { "cc \(file).c" }
        }
        "ld"
    }
    Target("test", dependsOn: "build") {
        Retry(3) { "xctest" }
        Step.when({ isRelease }, .shell("bench", exit: 0), otherwise: nil)
    }
}
let runner = Runner(flaky: ["xctest": 2])
for target in make.order() {
    do { try runner.run(target.step); runner.flush(); print("-- \(target.name)") } catch { print("!!", error) }
}
try runner.run(lint(["swiftlint", "#off", "format"], strict: true))
try runner.run(lint([], strict: false))
runner.flush()
do {
    try runner.run(Parallel { "ok"; Step.shell("false", exit: 1); "also ok" })
} catch let failure as Runner.Failure {
    runner.flush()
    print(failure, failure.code)
}
