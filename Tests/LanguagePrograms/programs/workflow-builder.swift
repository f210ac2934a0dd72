// A job DSL with function builders and environment values, an executor with concurrency limits and structured results.
import Foundation

protocol Job { var name: String { get }; func run(_ environment: Environment) throws -> [String] }

struct Environment {
    private var values: [ObjectIdentifier: Any] = [:]
    subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
private enum VerboseKey: EnvironmentKey { static let defaultValue = false }
private struct RegionKey: EnvironmentKey { typealias Value = String?; static var defaultValue: String? { nil } }
extension Environment {
    var isVerbose: Bool { get { self[VerboseKey.self] } set { self[VerboseKey.self] = newValue } }
    var region: String? { get { self[RegionKey.self] } set { self[RegionKey.self] = newValue } }
}

struct Step: Job {
    let name: String
    let body: (Environment) throws -> String
    init(_ name: String, _ body: @escaping (Environment) throws -> String) { self.name = name; self.body = body }
    func run(_ environment: Environment) throws -> [String] { [try body(environment)] }
}
struct Empty: Job { var name: String { "" }; func run(_: Environment) -> [String] { [] } }
struct Sequence2: Job {
    let name = "sequence"; let jobs: [any Job]
    func run(_ e: Environment) throws -> [String] { try jobs.flatMap { try $0.run(e) } }
}
struct Parallel: Job {
    let name: String, width: Int, jobs: [any Job]
    init(_ name: String = "parallel", width: Int = .max, @JobBuilder _ content: () -> [any Job]) { (self.name, self.width, jobs) = (name, width, content()) }
    func run(_ environment: Environment) throws -> [String] {
        let semaphore = DispatchSemaphore(value: min(width, jobs.count))
        let group = DispatchGroup(), queue = DispatchQueue(label: name, attributes: .concurrent), guardian = DispatchQueue(label: name + ".results")
        var results = [Int: Result<[String], Error>]()
        for (index, job) in jobs.enumerated() {
            semaphore.wait()
            queue.async(group: group) {
                let result = Result { try job.run(environment) }
                guardian.sync { results[index] = result }
                semaphore.signal()
            }
        }
        group.wait()
        return try results.sorted { $0.key < $1.key }.flatMap { try $0.value.get() }
    }
}
struct Modified<Base: Job>: Job {
    let base: Base, change: (inout Environment) -> Void
    var name: String { base.name }
    func run(_ environment: Environment) throws -> [String] { var e = environment; change(&e); return try base.run(e) }
}
struct Recover<Base: Job>: Job {
    let base: Base, fallback: (Error) -> [String]
    var name: String { base.name + "?" }
    func run(_ environment: Environment) -> [String] { do { return try base.run(environment) } catch { return fallback(error) } }
}
extension Job {
    func environment<V>(_ path: WritableKeyPath<Environment, V>, _ value: V) -> some Job { Modified(base: self) { $0[keyPath: path] = value } }
    func recover(_ fallback: @escaping (Error) -> String) -> some Job { Recover(base: self) { [fallback($0)] } }
    func prefixed(_ text: String) -> some Job { Step(name) { e in try self.run(e).map { text + $0 }.joined(separator: ",") } }
}

@resultBuilder
enum JobBuilder {
    static func buildExpression(_ job: any Job) -> [any Job] { [job] }
    static func buildExpression(_ text: String) -> [any Job] { [Step(text) { _ in text }] }
    static func buildBlock(_ parts: [any Job]...) -> [any Job] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [any Job]?) -> [any Job] { part ?? [Empty()] }
    static func buildEither(first part: [any Job]) -> [any Job] { part }
    static func buildEither(second part: [any Job]) -> [any Job] { part }
    static func buildArray(_ parts: [[any Job]]) -> [any Job] { parts.flatMap { $0 } }
    static func buildFinalResult(_ jobs: [any Job]) -> [any Job] { jobs.filter { !($0 is Empty) } }
}
func workflow(@JobBuilder _ content: () -> [any Job]) -> Sequence2 { Sequence2(jobs: content()) }

struct Broken: Error { let at: String }
let regions = ["eu", "us", "ap"]
let strict = Bool("false")!

let flow = workflow {
    "checkout"
    Step("build") { e in e.isVerbose ? "build(verbose)" : "build" }
    if strict { Step("lint") { _ in throw Broken(at: "lint") } }
    Parallel("deploy", width: 2) {
        for (i, region) in regions.enumerated() {
            Step("deploy") { e in
                Thread.sleep(forTimeInterval: 0.03 * Double(regions.count - i))
                guard e.region != "us" else { throw Broken(at: e.region!) }
                return "\(e.region ?? "?")\(e.isVerbose ? "!" : "")"
            }
            .environment(\.region, region)
            .recover { "failed \(($0 as? Broken)?.at ?? "?")" }
        }
        if regions.count > 2 { "three" } else { "few" }
    }
    Parallel { Step("x") { _ in "x" }; "y" }.prefixed("#")
}
do {
    print(try flow.run(Environment()))
    print(try flow.environment(\.isVerbose, true).run(Environment()))
    let failing = workflow { Step("boom") { _ in throw Broken(at: "boom") }; "never" }
    _ = try failing.run(.init())
} catch let error as Broken { print("broken at", error.at) }
print(flow.jobs.map(\.name), flow.jobs.map { String(describing: type(of: $0)) })
