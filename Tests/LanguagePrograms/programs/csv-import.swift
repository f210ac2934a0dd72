// programs: a CSV importer: a quoting parser, typed columns, errors per row, chunks validated in parallel
import Foundation

struct CSVParser {
    let separator: Character
    init(separator: Character = ",") { self.separator = separator }

    func rows(in text: String) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var field = ""
        var quoted = false
        var iterator = text.makeIterator()
        var pending: Character? = nil
        while let c = pending ?? iterator.next() {
            pending = nil
            switch (c, quoted) {
            case ("\"", true):
                if let next = iterator.next() {
                    if next == "\"" { field.append("\"") } else { quoted = false; pending = next }
                } else { quoted = false }
            case ("\"", false): quoted = true
            case (separator, false):
                row.append(field)
                field = ""
            case ("\n", false):
                rows.append(row + [field])
                (row, field) = ([], "")
            default: field.append(c)
            }
        }
        if !row.isEmpty || !field.isEmpty { rows.append(row + [field]) }
        return rows
    }
}

enum RowError: Error, CustomStringConvertible {
    case missing(column: String)
    case malformed(column: String, value: String)
    case rule(String)
    var description: String {
        switch self {
        case .missing(let column): return "no \(column)"
        case let .malformed(column, value): return "bad \(column) '\(value)'"
        case .rule(let text): return text
        }
    }
}

protocol CSVValue { init?(csv: String) }
extension Int: CSVValue { init?(csv: String) { self.init(csv) } }
extension Double: CSVValue { init?(csv: String) { self.init(csv.replacingOccurrences(of: ",", with: ".")) } }
extension String: CSVValue { init?(csv: String) { self = csv } }
extension Bool: CSVValue {
    init?(csv: String) {
        switch csv.lowercased() {
        case "yes", "true", "1": self = true
        case "no", "false", "0": self = false
        default: return nil
        }
    }
}
extension Optional: CSVValue where Wrapped: CSVValue {
    init?(csv: String) {
        if csv.isEmpty { self = .none } else if let value = Wrapped(csv: csv) { self = value } else { return nil }
    }
}

struct Row {
    fileprivate let values: [String: String]
    func get<V: CSVValue>(_ column: String, as type: V.Type = V.self) throws -> V {
        guard let raw = values[column] else { throw RowError.missing(column: column) }
        guard let value = V(csv: raw.trimmingCharacters(in: .whitespaces)) else {
            throw RowError.malformed(column: column, value: raw)
        }
        return value
    }
}

struct Product: CustomStringConvertible {
    let name: String, price: Double, stock: Int, active: Bool, note: String?
    init(_ row: Row) throws {
        name = try row.get("name")
        price = try row.get("price")
        stock = try row.get("stock")
        active = try row.get("active")
        note = try row.get("note", as: String?.self)
        guard price >= 0 else { throw RowError.rule("negative price") }
        guard !name.isEmpty else { throw RowError.missing(column: "name") }
    }
    var description: String { "\(name) \(String(format: "%.2f", price)) x\(stock)\(active ? "" : " (off)")\(note.map { " “\($0)”" } ?? "")" }
}

struct Report<Model> {
    var models: [(line: Int, model: Model)] = []
    var errors: [(line: Int, error: RowError)] = []
    static func + (a: Report, b: Report) -> Report {
        Report(models: a.models + b.models, errors: a.errors + b.errors)
    }
}

func importCSV<Model>(_ text: String, chunk: Int, make: @escaping (Row) throws -> Model,
                      progress: @escaping (Int, Int) -> Void) -> Report<Model> {
    var rows = CSVParser().rows(in: text)
    let header = rows.removeFirst()
    let starts = Array(stride(from: 0, to: rows.count, by: chunk))
    var reports = [Report<Model>](repeating: Report(), count: starts.count)
    let state = DispatchQueue(label: "import.state")
    var finished = 0
    DispatchQueue.concurrentPerform(iterations: starts.count) { n in
        var report = Report<Model>()
        for index in starts[n]..<min(starts[n] + chunk, rows.count) {
            let pairs = zip(header, rows[index]).map { ($0, $1) }
            do {
                report.models.append((index + 2, try make(Row(values: Dictionary(uniqueKeysWithValues: pairs)))))
            } catch let error as RowError {
                report.errors.append((index + 2, error))
            } catch { fatalError("\(error)") }
        }
        state.sync {
            reports[n] = report
            finished += 1
            progress(finished, starts.count)
        }
    }
    return reports.reduce(Report(), +)
}

let text = """
    name,price,stock,active,note
    Pen,1.20,100,yes,
    "Ink, black","3,50",12,TRUE,"the ""good"" one"
    Paper,free,5,no,
    Eraser,0.5,many,1,soft
    ,2.0,1,no,
    Clip,-1,7,0,
    Short,4
    "Multi
    line",9,3,maybe,
    Tape,2.25,40,false,"last"
    """
let report = importCSV(text, chunk: 2, make: Product.init) { done, all in
    if done == all { print("imported \(all) chunks") }
}
for (line, product) in report.models { print(line, product) }
for (line, error) in report.errors { print(line, "!", error) }
let value = report.models.filter { $0.model.active }.reduce(0.0) { $0 + $1.model.price * Double($1.model.stock) }
print(String(format: "value %.2f", value))
print(CSVParser(separator: ";").rows(in: "a;b\n;\n\"x;y\"\"z\""))
