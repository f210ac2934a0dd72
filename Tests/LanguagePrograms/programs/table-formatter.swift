// programs: a table printer with column alignment, number formats and parallel rendering
import Foundation

enum Alignment { case left, right, center }

struct Column<Row> {
    var title: String
    var alignment: Alignment = .left
    var width: ClosedRange<Int> = 1...20
    let text: (Row) -> String

    init(_ title: String, _ alignment: Alignment = .left, width: ClosedRange<Int> = 1...20, text: @escaping (Row) -> String) {
        self.title = title
        self.alignment = alignment
        self.width = width
        self.text = text
    }

    init<Value: CustomStringConvertible>(_ title: String, _ path: KeyPath<Row, Value>, _ alignment: Alignment = .left) {
        self.init(title, alignment) { $0[keyPath: path].description }
    }

    init(_ title: String, number path: KeyPath<Row, Double>, digits: Int = 2) {
        self.init(title, .right) { String(format: "%.\(digits)f", $0[keyPath: path]) }
    }
}

extension String {
    func aligned(_ alignment: Alignment, to width: Int, fill: Character = " ") -> String {
        let text = count > width ? String(prefix(max(0, width - 1))) + "…" : self
        let gap = max(0, width - text.count)
        switch alignment {
        case .left: return text + String(repeating: fill, count: gap)
        case .right: return String(repeating: fill, count: gap) + text
        case .center:
            let before = gap / 2
            return String(repeating: fill, count: before) + text + String(repeating: fill, count: gap - before)
        }
    }

    static func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
}

extension Comparable {
    func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

struct Table<Row> {
    var columns: [Column<Row>]
    var footer: (([Row]) -> [String])?

    func render(_ rows: [Row], isParallel: Bool = false) -> String {
        let cells = isParallel ? parallelCells(rows) : rows.map { row in columns.map { $0.text(row) } }
        let foot = footer?(rows)
        let widths = columns.indices.map { index -> Int in
            let all = cells.map { $0[index].count } + [columns[index].title.count, foot?[index].count ?? 0]
            return all.max()!.clamped(to: columns[index].width)
        }
        func line(_ texts: [String]) -> String {
            zip(zip(texts, widths), columns).map { pair, column in pair.0.aligned(column.alignment, to: pair.1) }
                .joined(separator: " | ")
        }
        let rule = widths.map { "-" * $0 }.joined(separator: "-+-")
        var lines = [zip(columns, widths).map { $0.title.aligned(.center, to: $1) }.joined(separator: " | "), rule]
        lines += cells.map(line)
        if let foot = foot { lines += [rule, line(foot)] }
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    private func parallelCells(_ rows: [Row]) -> [[String]] {
        let lock = NSLock()
        var result = [[String]](repeating: [], count: rows.count)
        DispatchQueue.concurrentPerform(iterations: rows.count) { index in
            let cells = columns.map { $0.text(rows[index]) }
            lock.lock()
            result[index] = cells
            lock.unlock()
        }
        return result
    }
}

struct Sale {
    enum Region: Int, CustomStringConvertible, CaseIterable {
        case north = 1, south, east
        var description: String { "\(self.rawValue)-\(name)" }
        private var name: String {
            switch self {
            case .north: "north"
            case .south: "south"
            case .east: "east"
            }
        }
    }
    let product: String
    let region: Region
    let units: Int
    let price: Double
    var revenue: Double { Double(units) * price }
}

let sales: [Sale] = [
    Sale(product: "apple juice, naturally cloudy", region: .north, units: 12, price: 2.5),
    Sale(product: "tea", region: .south, units: 140, price: 0.375),
    Sale(product: "coffee", region: .east, units: 9, price: 11),
    Sale(product: "tea", region: .north, units: 60, price: 0.4),
]

let table = Table<Sale>(
    columns: [
        Column("product", width: 5...12) { $0.product },
        Column("region", \.region, .center),
        Column("units", \.units, .right),
        Column("price", number: \.price, digits: 3),
        Column("revenue", number: \.revenue),
    ],
    footer: { rows in
        ["total", "", "\(rows.map(\.units).reduce(0, +))", "", String(format: "%.2f", rows.reduce(0) { $0 + $1.revenue })]
    })
print(table.render(sales))
print(table.render(sales, isParallel: true) == table.render(sales))

let byRegion = Dictionary(grouping: sales, by: \.region).mapValues { $0.map(\.revenue).reduce(0, +) }
let summary = Table<(region: Sale.Region, revenue: Double)>(columns: [
    Column("region") { "\($0.region)".uppercased() },
    Column("share", .right) { String(format: "%5.1f %%", 100 * $0.revenue / sales.map(\.revenue).reduce(0, +)) },
    Column("bar", width: 1...30) { "#" * Int($0.revenue / 10) },
])
let rows = Sale.Region.allCases.compactMap { region in byRegion[region].map { (region: region, revenue: $0) } }
print(summary.render(rows.sorted { $0.revenue > $1.revenue }))
print("x".aligned(.center, to: 7, fill: "*"), 15.clamped(to: 0...10), "abc".clamped(to: "b"..."c"))
