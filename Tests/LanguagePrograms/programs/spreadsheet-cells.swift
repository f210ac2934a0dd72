// programs: a little spreadsheet: cell references, a dependency graph, cycles, and recalculation level by level
import Foundation

struct Ref: Hashable, Comparable, CustomStringConvertible {
    let column: Character, row: Int
    init?(_ text: String) {
        guard let c = text.first, ("A"..."Z").contains(c), let r = Int(text.dropFirst()) else { return nil }
        (column, row) = (c, r)
    }
    static func < (a: Ref, b: Ref) -> Bool { (a.column, a.row) < (b.column, b.row) }
    var description: String { "\(column)\(row)" }
}

indirect enum Formula {
    case number(Double)
    case ref(Ref)
    case sum([Formula])
    case op(Character, Formula, Formula)

    init?(_ text: String) {
        let trimmed = text.trimmingCharacters(in: .whitespaces)
        if let n = Double(trimmed) { self = .number(n); return }
        if let r = Ref(trimmed) { self = .ref(r); return }
        if trimmed.hasPrefix("SUM("), trimmed.hasSuffix(")") {
            let inner = trimmed.dropFirst(4).dropLast().split(separator: ",").map { Formula(String($0)) }
            guard inner.allSatisfy({ $0 != nil }) else { return nil }
            self = .sum(inner.compactMap { $0 })
            return
        }
        for symbols in [["+", "-"], ["*", "/"]] as [[Character]] {
            if let index = trimmed.lastIndex(where: { symbols.contains($0) }), index > trimmed.startIndex,
               let left = Formula(String(trimmed[..<index])),
               let right = Formula(String(trimmed[trimmed.index(after: index)...])) {
                self = .op(trimmed[index], left, right)
                return
            }
        }
        return nil
    }

    var references: Set<Ref> {
        switch self {
        case .number: return []
        case .ref(let r): return [r]
        case .sum(let parts): return parts.reduce(into: []) { $0.formUnion($1.references) }
        case let .op(_, a, b): return a.references.union(b.references)
        }
    }

    func value(_ look: (Ref) throws -> Double) rethrows -> Double {
        switch self {
        case .number(let n): return n
        case .ref(let r): return try look(r)
        case .sum(let parts): return try parts.map { try $0.value(look) }.reduce(0, +)
        case .op("+", let a, let b): return try a.value(look) + b.value(look)
        case .op("-", let a, let b): return try a.value(look) - b.value(look)
        case .op("*", let a, let b): return try a.value(look) * b.value(look)
        case let .op(_, a, b): return try a.value(look) / b.value(look)
        }
    }
}

enum CellError: Error { case cycle(Ref), empty(Ref), syntax(String) }

final class Sheet {
    private var formulas: [Ref: Formula] = [:]
    private var values: [Ref: Result<Double, CellError>] = [:]
    private let queue = DispatchQueue(label: "sheet")
    private(set) var recalculated: [[Ref]] = []

    subscript(_ name: String) -> String {
        get { queue.sync { Ref(name).flatMap { values[$0] }.map(Sheet.show) ?? "" } }
        set {
            guard let ref = Ref(name) else { return }
            queue.sync {
                if let formula = Formula(newValue) {
                    formulas[ref] = formula
                } else {
                    formulas[ref] = nil
                    values[ref] = .failure(.syntax(newValue))
                }
                recalculate(from: ref)
            }
        }
    }

    private static func show(_ result: Result<Double, CellError>) -> String {
        switch result {
        case .success(let x): return x == x.rounded() ? String(Int(x)) : String(format: "%.2f", x)
        case .failure(.cycle(let r)): return "#CYCLE \(r)"
        case .failure(.empty(let r)): return "#EMPTY \(r)"
        case .failure(.syntax(let s)): return "#SYNTAX \(s)"
        }
    }

    private func recalculate(from start: Ref) {
        var dirty: Set<Ref> = [start]
        var frontier = dirty
        while !frontier.isEmpty {
            frontier = Set(formulas.filter { !$0.value.references.isDisjoint(with: frontier) }.map(\.key)).subtracting(dirty)
            dirty.formUnion(frontier)
        }
        dirty = dirty.filter { formulas[$0] != nil }
        var levels: [[Ref]] = []
        while !dirty.isEmpty {
            let ready = dirty.filter { formulas[$0]!.references.isDisjoint(with: dirty) }.sorted()
            guard !ready.isEmpty else {
                dirty.forEach { values[$0] = .failure(.cycle($0)) }
                break
            }
            var fresh = [Result<Double, CellError>?](repeating: nil, count: ready.count)
            let lock = NSLock()
            DispatchQueue.concurrentPerform(iterations: ready.count) { i in
                let result: Result<Double, CellError>
                do {
                    result = .success(try formulas[ready[i]]!.value { ref in
                        guard let known = values[ref] else { throw CellError.empty(ref) }
                        return try known.get()
                    })
                } catch {
                    result = .failure(error as! CellError)
                }
                lock.lock(); defer { lock.unlock() }
                fresh[i] = result
            }
            for (ref, result) in zip(ready, fresh) { values[ref] = result }
            dirty.subtract(ready)
            levels.append(ready)
        }
        recalculated = levels
    }

    func table(_ columns: String, _ rows: ClosedRange<Int>) -> String {
        rows.map { row in columns.map { self["\($0)\(row)"] }.joined(separator: "\t") }.joined(separator: "\n")
    }
}

let sheet = Sheet()
for (cell, text) in [("A1", "10"), ("A2", "4"), ("B1", "A1 * A2"), ("B2", "A1 / A2"), ("C1", "SUM(A1, A2, B1)"), ("C2", "C1 - B2 * 2")] {
    sheet[cell] = text
}
print(sheet.table("ABC", 1...2))
sheet["A2"] = "8"
print(sheet.table("ABC", 1...2))
print(sheet.recalculated)
sheet["D1"] = "E1+1"
print(sheet["D1"], "|", sheet["Z9"], "|")
sheet["E1"] = "D1*2"
print(sheet["D1"], sheet["E1"])
sheet["E1"] = "5"
sheet["A1"] = "oops?"
print(sheet["D1"], sheet["A1"], sheet["C2"])
sheet["A1"] = "1"
print(sheet["C2"], sheet.recalculated.count, sheet.recalculated.first ?? [])
