// A CSV importer: quoted fields, trimming, parsing in chunks with concurrentPerform, money as Decimal.
import Foundation

struct Row: Equatable {
    var name: String
    var quantity: Int
    var price: Decimal
    var day: DateComponents?
}

enum CSVError: Error, LocalizedError {
    case missingColumn(line: Int, expected: Int, found: Int)
    case badNumber(line: Int, text: String)

    var errorDescription: String? {
        switch self {
        case let .missingColumn(line, expected, found): return "Line \(line): expected \(expected) columns, found \(found)"
        case let .badNumber(line, text): return "Line \(line): '\(text)' is not a number"
        }
    }
}

struct CSVParser {
    static func fields(of line: String) -> [String] {
        var fields: [String] = []
        var current = ""
        var quoted = false
        var iterator = line.makeIterator()
        var pending: Character? = nil
        while let c = pending ?? iterator.next() {
            pending = nil
            switch (c, quoted) {
            case ("\"", true):
                if let next = iterator.next() {
                    if next == "\"" { current.append("\"") } else { quoted = false; pending = next }
                } else { quoted = false }
            case ("\"", false): quoted = true
            case (",", false):
                fields.append(current.trimmingCharacters(in: .whitespaces))
                current = ""
            default: current.append(c)
            }
        }
        fields.append(current.trimmingCharacters(in: .whitespacesAndNewlines))
        return fields
    }

    static func row(_ line: String, number: Int) throws -> Row {
        let f = fields(of: line)
        guard f.count >= 3 else { throw CSVError.missingColumn(line: number, expected: 3, found: f.count) }
        guard let quantity = Int(f[1]) else { throw CSVError.badNumber(line: number, text: f[1]) }
        guard let price = Decimal(string: f[2]) else { throw CSVError.badNumber(line: number, text: f[2]) }
        var day: DateComponents?
        if f.count > 3 {
            let parts = f[3].split(separator: "-").compactMap { Int($0) }
            if parts.count == 3 { day = DateComponents(year: parts[0], month: parts[1], day: parts[2]) }
        }
        return Row(name: f[0], quantity: quantity, price: price, day: day)
    }
}

let text = """
name,quantity,price,day
"Coffee, black", 3, 2.50, 2024-02-29
"The ""Big"" one",1,19.99
Tea,x,1.20
Water,12,0.75,2023-12-31
broken
Juice,4,3.333,2024-1-5
"""

let lines = text.components(separatedBy: .newlines).dropFirst().filter { !$0.isEmpty }
let chunkSize = 2
let chunks = stride(from: 0, to: lines.count, by: chunkSize).map { start in
    Array(lines[start..<min(start + chunkSize, lines.count)])
}
let lock = NSLock()
var results = [Int: [Result<Row, Error>]]()
DispatchQueue.concurrentPerform(iterations: chunks.count) { index in
    let parsed = chunks[index].enumerated().map { offset, line in
        Result { try CSVParser.row(line, number: index * chunkSize + offset + 2) }
    }
    lock.lock()
    results[index] = parsed
    lock.unlock()
}

var total = Decimal(0)
for index in results.keys.sorted() {
    for result in results[index]! {
        switch result {
        case .success(let row):
            let sum = row.price * Decimal(row.quantity)
            total += sum
            let day = row.day.flatMap { $0.month }.map { String(format: "month %02d", $0) } ?? "no day"
            print("\(row.name): \(row.quantity) x \(row.price) = \(sum) (\(day))")
        case .failure(let error):
            print("error:", error.localizedDescription)
        }
    }
}
print("total \(total)")
var rounded = Decimal()
NSDecimalRound(&rounded, &total, 1, .bankers)
print("rounded", rounded)
print("as double", NSDecimalNumber(decimal: total).doubleValue)
