// arrays: the element type decides what literals become: doubles, optionals, Any, nested arrays, empty arrays
let doubles: [Double] = [1, 2, 3]
let optionals: [Int?] = [1, nil, 3]
let mixed: [Any] = [1, 2.0, "three", [4], true]
let nested: [[Double]] = [[1], [], [2, 3]]
let triples: [(String, Int)] = [("a", 1), ("b", 2)]
print(doubles, optionals, mixed, nested, triples[1].0)

var growing: [Double] = []
growing.append(1)
growing += [2, 3]
growing.insert(4, at: 0)
growing[1] = 9
print(growing)

var maybe: [String?] = []
maybe.append("x")
maybe.append(nil)
print(maybe, maybe.count, maybe[0] ?? "-", maybe[1] ?? "-")

func sum(_ values: [Double]) -> Double { values.reduce(0, +) }
print(sum([1, 2, 3]), sum([]))
func average(_ values: Double...) -> Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }
print(average(1, 2), average(1, 2, 4.5), average())

let first = optionals.first
print(first as Any, optionals.last!! + 1, optionals.compactMap { $0 }.count)
for case let value? in optionals { print(value, terminator: " ") }
for value in optionals { print(value ?? 0, terminator: " ") }
print()
print(mixed.count, mixed.compactMap { $0 as? Int }, mixed.compactMap { $0 as? String })
