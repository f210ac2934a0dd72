import Foundation

// A pipeline of stages with associated types, composed generically, each stage on a queue of its own.

protocol Stage {
    associatedtype Input
    associatedtype Output
    var label: String { get }
    func process(_ input: Input) throws -> Output?
}

extension Stage {
    var label: String { "\(Self.self)".lowercased() }
    func then<Next: Stage>(_ next: Next) -> Chained<Self, Next> where Next.Input == Output { Chained(first: self, second: next) }
    func eraseToAnyStage() -> AnyStage<Input, Output> { AnyStage(self) }
}

struct Chained<A: Stage, B: Stage>: Stage where A.Output == B.Input {
    let first: A
    let second: B
    var label: String { first.label + " > " + second.label }
    func process(_ input: A.Input) throws -> B.Output? {
        guard let middle = try first.process(input) else { return nil }
        return try second.process(middle)
    }
}

struct AnyStage<Input, Output>: Stage {
    private let _process: (Input) throws -> Output?
    let label: String
    init<S: Stage>(_ stage: S) where S.Input == Input, S.Output == Output {
        _process = stage.process
        label = "any(\(stage.label))"
    }
    func process(_ input: Input) throws -> Output? { try _process(input) }
}

struct Trim: Stage {
    func process(_ input: String) -> String? {
        let trimmed = input.trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isEmpty ? nil : trimmed
    }
}
struct Split: Stage {
    let separator: Character
    func process(_ line: String) throws -> [Substring]? { line.split(separator: separator, omittingEmptySubsequences: false) }
}
struct Measurement: Equatable, CustomStringConvertible {
    enum Unit: String { case celsius = "C", fahrenheit = "F" }
    let station: String
    let value: Double
    let unit: Unit
    var description: String { "\(station): \(String(format: "%.1f", value))°\(unit.rawValue)" }
}
struct Parse: Stage {
    struct Failure: Error, CustomStringConvertible {
        let fields: [String], reason: Reason
        enum Reason { case fieldCount(Int), number(String), unit }
        var description: String {
            switch reason {
            case .fieldCount(let n): return "\(n) fields in \(fields)"
            case .number(let text): return "'\(text)' is no number"
            case .unit: return "unknown unit in \(fields.last ?? "")"
            }
        }
    }
    func process(_ input: [Substring]) throws -> Measurement? {
        let fields = input.map(String.init)
        guard fields.count == 3 else { throw Failure(fields: fields, reason: .fieldCount(fields.count)) }
        guard let value = Double(fields[1]) else { throw Failure(fields: fields, reason: .number(fields[1])) }
        guard let unit = Measurement.Unit(rawValue: fields[2]) else { throw Failure(fields: fields, reason: .unit) }
        return Measurement(station: fields[0], value: value, unit: unit)
    }
}
struct Convert: Stage {
    func process(_ m: Measurement) -> Measurement? {
        switch m.unit {
        case .celsius: return m
        case .fahrenheit: return Measurement(station: m.station, value: (m.value - 32) / 1.8, unit: .celsius)
        }
    }
}

final class Pipeline<S: Stage> {
    typealias Output = S.Output
    private let stage: S
    private let work: DispatchQueue
    private let sink = DispatchQueue(label: "pipeline.sink")
    private let group = DispatchGroup()
    private let slots: DispatchSemaphore
    private var outputs: [Int: Output] = [:]
    private var errors: [(index: Int, error: Error)] = []
    private var dropped = 0

    init(_ stage: S, width: Int = 3) {
        self.stage = stage
        slots = DispatchSemaphore(value: width)
        work = DispatchQueue(label: "pipeline." + stage.label, attributes: .concurrent)
    }

    func feed<C: Collection>(_ inputs: C) where C.Element == S.Input {
        for (index, input) in inputs.enumerated() {
            slots.wait()
            work.async(group: group) { [unowned self] in
                defer { slots.signal() }
                let result = Result { try stage.process(input) }
                sink.sync {
                    switch result {
                    case .success(let output?): outputs[index] = output
                    case .success(nil): dropped += 1
                    case .failure(let error): errors.append((index, error))
                    }
                }
            }
        }
    }

    func drain() -> (outputs: [Output], errors: [Error], dropped: Int) {
        group.wait()
        return sink.sync {
            (outputs.keys.sorted().map { outputs[$0]! }, errors.sorted { $0.index < $1.index }.map(\.error), dropped)
        }
    }
}

let lines = """
    zurich, 21.5,C
    oslo,50,F

    rome,hot,C
    lima,18
    kyiv,-4.25,C
    quito,15,K
    """
    .replacingOccurrences(of: ", ", with: ",")
    .components(separatedBy: "\n")

let stage = Trim().then(Split(separator: ",")).then(Parse()).then(Convert())
print(stage.label)
print(type(of: stage))
let pipeline = Pipeline(stage)
pipeline.feed(lines)
let (outputs, errors, dropped) = pipeline.drain()
outputs.forEach { print($0) }
errors.forEach { print("error:", $0) }
print("dropped", dropped)

let erased: [AnyStage<String, String>] = [Trim().eraseToAnyStage(), AnyStage(Trim().then(Upper()))]
struct Upper: Stage { func process(_ input: String) -> String? { input.uppercased() } }
for stage in erased { print(stage.label, try! stage.process("  mixed Case ") ?? "-") }
let hottest = outputs.max { $0.value < $1.value }
print(hottest.map(\.station) ?? "none", outputs.firstIndex(where: { $0.value < 0 }) ?? -1)
