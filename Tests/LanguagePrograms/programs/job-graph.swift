// programs: a build graph with fingerprints, incremental rebuilds, cycle detection and limited parallelism
import Foundation

struct Fingerprint: Hashable, CustomStringConvertible {
    private var state: UInt32 = 2_166_136_261
    mutating func combine(_ text: String) {
        for byte in text.utf8 {
            state ^= UInt32(byte)
            state = state &* 16_777_619
        }
    }
    mutating func combine(_ other: Fingerprint) { combine(other.description) }
    var description: String { String(state, radix: 16) }
}

enum BuildError: Error, Equatable {
    case cycle([String])
    case missing(String, neededBy: String)
    case failed(String, code: Int32)
}

final class Target {
    enum Status { case stale, upToDate, built, failed }
    let name: String
    let inputs: [String]
    let dependencies: [String]
    let action: (Target.Context) throws -> Void
    fileprivate(set) var status = Status.stale
    fileprivate var fingerprint: Fingerprint?

    struct Context {
        let target: String
        let sources: [String: String]
        func source(_ name: String) -> String { sources[name, default: ""] }
    }

    init(_ name: String, inputs: String..., needs dependencies: [String] = [], action: @escaping (Context) throws -> Void = { _ in }) {
        self.name = name
        self.inputs = inputs
        self.dependencies = dependencies
        self.action = action
    }
}

final class Builder {
    private var targets: [String: Target] = [:]
    private let slots: DispatchSemaphore
    private let workers = DispatchQueue(label: "workers", attributes: .concurrent)
    private let state = DispatchQueue(label: "state")
    private var active = 0
    private(set) var mostActive = 0
    var sources: [String: String]

    init(jobs: Int, sources: [String: String], @TargetList _ targets: () -> [Target]) {
        slots = DispatchSemaphore(value: jobs)
        self.sources = sources
        for target in targets() { self.targets[target.name] = target }
    }

    @resultBuilder
    enum TargetList {
        static func buildBlock(_ targets: Target...) -> [Target] { targets }
    }

    func order(for goal: String) throws -> [Target] {
        enum Mark { case visiting, done }
        var marks: [String: Mark] = [:]
        var result: [Target] = []
        func visit(_ name: String, _ path: [String]) throws {
            switch marks[name] {
            case .done: return
            case .visiting: throw BuildError.cycle(Array(path[path.firstIndex(of: name)!...]) + [name])
            case nil: break
            }
            guard let target = targets[name] else { throw BuildError.missing(name, neededBy: path.last ?? "you") }
            marks[name] = .visiting
            for next in target.dependencies { try visit(next, path + [name]) }
            marks[name] = .done
            result.append(target)
        }
        try visit(goal, [])
        return result
    }

    func build(_ goal: String) throws -> [String: Target.Status] {
        let order = try order(for: goal)
        var groups: [String: DispatchGroup] = [:]
        var firstError: BuildError?
        for target in order {
            let group = DispatchGroup()
            groups[target.name] = group
            group.enter()
        }
        for target in order {
            let needed = target.dependencies.compactMap { groups[$0] }
            let mine = groups[target.name]!
            workers.async { [self] in
                needed.forEach { $0.wait() }
                slots.wait()
                defer {
                    slots.signal()
                    mine.leave()
                }
                let dependencies = target.dependencies.map { targets[$0]! }
                if dependencies.contains(where: { $0.status == .failed }) {
                    return state.sync { target.status = .failed }
                }
                let print = self.fingerprint(of: target, dependencies)
                if print == target.fingerprint, target.status != .failed {
                    return state.sync { target.status = .upToDate }
                }
                state.sync {
                    active += 1
                    mostActive = max(mostActive, active)
                }
                Thread.sleep(forTimeInterval: 0.01)
                let result = Result { try target.action(.init(target: target.name, sources: sources)) }
                state.sync {
                    active -= 1
                    if case .failure(let error) = result {
                        target.status = .failed
                        firstError = firstError ?? (error as? BuildError)
                    } else {
                        target.status = .built
                        target.fingerprint = print
                    }
                }
            }
        }
        groups[goal]!.wait()
        if let error = firstError { throw error }
        return order.reduce(into: [:]) { $0[$1.name] = $1.status }
    }

    private func fingerprint(of target: Target, _ dependencies: [Target]) -> Fingerprint {
        var print = Fingerprint()
        print.combine(target.name)
        for input in target.inputs.sorted() { print.combine(sources[input] ?? "missing") }
        state.sync { dependencies.compactMap(\.fingerprint).forEach { print.combine($0) } }
        return print
    }
}

func describe(_ result: [String: Target.Status]) -> String {
    result.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
}

let builder = Builder(jobs: 2, sources: ["a.c": "int a;", "b.c": "int b;", "main.c": "main"]) {
    Target("a.o", inputs: "a.c")
    Target("b.o", inputs: "b.c") { context in
        guard !context.source("b.c").contains("error") else { throw BuildError.failed(context.target, code: 1) }
    }
    Target("main.o", inputs: "main.c")
    Target("lib", needs: ["a.o", "b.o"])
    Target("app", needs: ["lib", "main.o"])
    Target("loop1", needs: ["loop2"])
    Target("loop2", needs: ["lib", "loop3"])
    Target("loop3", needs: ["loop2"])
    Target("broken", needs: ["nothing"])
}

func run(_ goal: String) {
    do {
        print(goal, "-", describe(try builder.build(goal)))
    } catch BuildError.cycle(let path) {
        print(goal, "- cycle", path.joined(separator: " > "))
    } catch let BuildError.missing(name, neededBy: other) {
        print(goal, "- no \(name) for \(other)")
    } catch {
        print(goal, "-", error)
    }
}

print(try builder.order(for: "app").map(\.name))
run("app")
run("app")
builder.sources["a.c"] = "long a;"
run("app")
builder.sources["b.c"] = "error"
run("lib")
builder.sources["b.c"] = "fixed"
run("app")
["loop1", "broken", "none"].forEach(run)
print(builder.mostActive <= 2)
