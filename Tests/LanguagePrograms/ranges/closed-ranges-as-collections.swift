// A closed range has positions of its own, and its parts are slices of it.
let r = 1...5
let r0 = 1..<5
print(r.dropFirst(), type(of: r.dropFirst()))
print(r.indices, type(of: r.indices))
print(r[r.startIndex..<r.endIndex], type(of: r[r.startIndex..<r.endIndex]))
print(r.startIndex, r.endIndex)
print(type(of: r.startIndex))
print(r.prefix(2), r.suffix(2), r.dropLast())
print(r.reversed(), type(of: r.reversed()))
print(Array(r.prefix(2)), Array(r.indices).count)
print(r0.dropFirst(), type(of: r0.dropFirst()), r0.indices, type(of: r0.indices), r0[1..<3], r0[2...], type(of: r0[2...]))
print(r.firstIndex(of: 3)!, r.index(after: r.startIndex), r.index(r.startIndex, offsetBy: 5))
print(r[r.firstIndex(of: 3)!])
debugPrint(r.dropFirst(), r.indices)
print(Array(r.enumerated().prefix(2)), r.first!, r.last!)
print(r.split(separator: 3))
let sl = r[r.index(after: r.startIndex)...]
print(sl, sl.first!, sl.count)
let i = r.startIndex
print(i == r.index(before: r.index(after: i)), i < r.endIndex)
print(r.prefix(while: { $0 < 3 }), r.drop(while: { $0 < 3 }))
print(r.dropFirst(9), r.dropFirst(5), r.prefix(0))
print(r.indices.map { r[$0] })
for i in r.indices.dropFirst(3) { print(i, r[i]) }
print(r.randomElement() != nil, r.count, r.distance(from: r.startIndex, to: r.endIndex))
print("\(r.dropFirst(2))")
print(("a"..."e").contains("c"))
dump(r.dropFirst())
dump(r.startIndex)
let z: ClosedRange<Int>.Index = r.endIndex
print(z)
print([1,2,3].indices, type(of: [1,2,3].indices), "abc".indices.count, type(of: "abc".indices))
print(type(of: [1:2].indices), type(of: Set([1]).indices))
print((1...3).lazy.map { $0 }, type(of: (1...3).lazy))

print((1...10).lazy.filter { $0 % 2 == 0 }.prefix(1))
for bound in (UInt8.min...UInt8.max).dropFirst(254) { print(bound, terminator: " ") }
print((0...0).dropLast().isEmpty, (1...9).suffix(2).map { $0 }, (1...9).index(r.startIndex, offsetBy: 3) == (1...9).firstIndex(of: 4))
