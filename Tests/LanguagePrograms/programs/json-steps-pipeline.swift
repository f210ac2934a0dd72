// programs: steps read from JSON by hand-written decoding, forked on a queue; errors of decoding told apart
import Foundation
import Dispatch

let configuration = """
{
  "name": "orders",
  "version": 2,
  "defaults": { "queue": { "label": "io", "width": 4 } },
  "steps": [
    { "type": "filter", "field": "total", "min": 10 },
    { "type": "map", "field": "total", "multiply": 1.5 },
    { "type": "map", "field": "name", "case": "upper" },
    { "type": "group", "by": "city", "into": { "sum": "total" } },
    { "type": "fork", "branches": [
        [ { "type": "limit", "count": 1 } ],
        [ { "type": "sort", "field": "city", "descending": true }, { "type": "limit", "count": 2 } ]
    ] }
  ],
  "owner": null
}
"""

let records = """
[{"name":"ann","city":"Oslo","total":12},{"name":"bob","city":"Rome","total":8.5},
 {"name":"cid","city":"Oslo","total":20},{"name":"dee","city":"Lima","total":40,"vip":true}]
"""

// MARK: - A JSON value

enum JSONValue: Codable, Equatable {
    case string(String), number(Double), bool(Bool), null
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else if let value = try? container.decode([String: JSONValue].self) {
            self = .object(value)
        } else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not JSON")
        }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .null: try container.encodeNil()
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    var number: Double? { if case .number(let value) = self { return value }; return nil }
    var text: String {
        switch self {
        case .string(let value): return value
        case .number(let value): return value == value.rounded() ? String(Int(value)) : "\(value)"
        case .bool(let value): return value ? "yes" : "no"
        case .null: return "-"
        case .array, .object: return "…"
        }
    }
}

typealias Record = [String: JSONValue]

// MARK: - Steps

enum Step: Decodable {
    case filter(field: String, minimum: Double)
    case map(field: String, Change)
    case group(by: String, sum: String)
    case sort(field: String, descending: Bool)
    case limit(Int)
    case fork([[Step]])

    enum Change: Equatable { case multiply(Double), upper, lower }

    private enum CodingKeys: String, CodingKey {
        case type, field, by, into, count, branches, descending, multiply
        case minimum = "min"
        case letters = "case"
    }
    private enum SumKeys: CodingKey { case sum }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(String.self, forKey: .type)
        switch type {
        case "filter":
            self = .filter(field: try container.decode(String.self, forKey: .field),
                           minimum: try container.decodeIfPresent(Double.self, forKey: .minimum) ?? -.infinity)
        case "map":
            let field = try container.decode(String.self, forKey: .field)
            if let factor = try container.decodeIfPresent(Double.self, forKey: .multiply) {
                self = .map(field: field, .multiply(factor))
            } else {
                let letters = try container.decode(String.self, forKey: .letters)
                self = .map(field: field, letters == "upper" ? .upper : .lower)
            }
        case "group":
            let into = try container.nestedContainer(keyedBy: SumKeys.self, forKey: .into)
            self = .group(by: try container.decode(String.self, forKey: .by), sum: try into.decode(String.self, forKey: .sum))
        case "sort":
            let descending = try container.decodeIfPresent(Bool.self, forKey: .descending) ?? false
            self = .sort(field: try container.decode(String.self, forKey: .field), descending: descending)
        case "limit":
            self = .limit(try container.decode(Int.self, forKey: .count))
        case "fork":
            var lists = try container.nestedUnkeyedContainer(forKey: .branches)
            var branches: [[Step]] = []
            while !lists.isAtEnd {
                var list = try lists.nestedUnkeyedContainer()
                var steps: [Step] = []
                while !list.isAtEnd { steps.append(try list.decode(Step.self)) }
                branches.append(steps)
            }
            self = .fork(branches)
        default:
            throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown step \(type)")
        }
    }
}

struct Pipeline: Decodable {
    struct QueueOptions: Codable { var label: String; var width: Int }
    let name: String
    let version: Int
    let defaults: [String: QueueOptions]
    let steps: [Step]
    let owner: String?
}

// MARK: - Engine

final class Engine {
    private let queue: DispatchQueue
    init(options: Pipeline.QueueOptions) { queue = DispatchQueue(label: options.label, attributes: .concurrent) }

    func run(_ steps: ArraySlice<Step>, on input: [Record]) -> [[Record]] {
        guard let step = steps.first else { return [input] }
        if case .fork(let branches) = step {
            let group = DispatchGroup()
            let lock = NSLock()
            var results = [Int: [[Record]]]()
            for (index, branch) in branches.enumerated() {
                queue.async(group: group) {
                    let result = self.run(branch[...] + steps.dropFirst(), on: input)
                    lock.lock(); results[index] = result; lock.unlock()
                }
            }
            group.wait()
            return results.sorted { $0.key < $1.key }.flatMap(\.value)
        }
        return run(steps.dropFirst(), on: queue.sync { apply(step, to: input) })
    }

    private func apply(_ step: Step, to input: [Record]) -> [Record] {
        switch step {
        case .filter(let field, let minimum): return input.filter { ($0[field]?.number ?? 0) >= minimum }
        case .map(let field, let change):
            return input.map { record in
                record.merging([field: transform(record[field] ?? .null, by: change)]) { _, new in new }
            }
        case let .group(key, sum):
            return Dictionary(grouping: input) { $0[key]!.text }
                .sorted { $0.key < $1.key }
                .map { city, rows in
                    let total = rows.compactMap { $0[sum]?.number }.reduce(0, +)
                    return [key: .string(city), sum: .number(total), "rows": .number(Double(rows.count))]
                }
        case .sort(let field, let descending):
            return input.sorted { a, b in
                let (left, right) = (a[field]?.text ?? "", b[field]?.text ?? "")
                return descending ? left > right : left < right
            }
        case .limit(let count): return Array(input.prefix(count))
        case .fork: preconditionFailure("handled above")
        }
    }

    private func transform(_ value: JSONValue, by change: Step.Change) -> JSONValue {
        switch (value, change) {
        case let (.number(n), .multiply(factor)): return .number(n * factor)
        case let (.string(s), .upper): return .string(s.uppercased())
        case let (.string(s), .lower): return .string(s.lowercased())
        default: return value
        }
    }
}

let decoder = JSONDecoder()
let pipeline = try decoder.decode(Pipeline.self, from: Data(configuration.utf8))
let rows = try decoder.decode([Record].self, from: records.data(using: .utf8)!)
print(pipeline.name, pipeline.version, pipeline.defaults["queue"]!, pipeline.owner as Any, pipeline.steps.count)
let engine = Engine(options: pipeline.defaults["queue"] ?? .init(label: "main", width: 1))
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
for (index, output) in engine.run(pipeline.steps[...], on: rows).enumerated() {
    print("branch", index, String(decoding: try encoder.encode(output), as: UTF8.self))
}
for broken in [#"{"type":"jump"}"#, #"{"type":"limit"}"#, #"{"type":"limit","count":"3"}"#, #"{"field":1}"#] {
    do {
        print(try decoder.decode(Step.self, from: Data(broken.utf8)))
    } catch DecodingError.keyNotFound(let key, _) {
        print("missing", key.stringValue)
    } catch DecodingError.typeMismatch(let type, let context) {
        print("wrong type", type, context.codingPath.map(\.stringValue).joined(separator: "."))
    } catch let DecodingError.dataCorrupted(context) {
        print("corrupt:", context.debugDescription)
    }
}
