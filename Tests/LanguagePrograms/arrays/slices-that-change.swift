// arrays: slices keep their indices while they change
// slices
let a = [10, 20, 30, 40, 50]
var s = a[1..<4]
print(s.startIndex, s.endIndex, s[1], s.first!, s.last!)
print(s.indices, s.count, Array(s))
s[2] = 99
print(s, a)
s.append(7); print(s.endIndex, s)
s.removeFirst(); print(s.startIndex, s)
print(s.firstIndex(of: 99)!, s.dropFirst().startIndex, s.prefix(2).endIndex)
print(s.enumerated().map { "\($0.offset):\($0.element)" })
var t = a[2...]
t.insert(5, at: 3); print(t, t.startIndex)
print(t.sorted(), t.reversed().first!, t.map { $0 + 1 })
for i in t.indices { print(i, t[i], terminator: " ") }
print()
let u = t.suffix(2); print(u.startIndex, u)
print(a[..<2] + a[3...], type(of: a[..<2] + a[3...]))
var b = a; b[1...2] = [1, 2, 3, 4]; print(b)
b.replaceSubrange(0..<1, with: []); print(b)
b[b.startIndex..<b.index(b.startIndex, offsetBy: 2)].sort(by: >); print(b)
let parts = a.split(separator: 30); print(parts, parts[1].startIndex)
print(a.dropLast(2).endIndex, a[1...].dropFirst(2)[3])
print(a.prefix(while: { $0 < 30 }), a.drop(while: { $0 < 30 }).startIndex)
let e = a[2..<2]; print(e.isEmpty, e.startIndex, e.first as Any)
print(a[1..<3] == [20, 30], a[1..<3].elementsEqual([20, 30]))
var q = ArraySlice([1, 2, 3]); q.reverse(); print(q, q.startIndex)
var w = a[1...3]; w.swapAt(1, 3); print(w); w.removeAll { $0 == 30 }; print(w, w.startIndex, w.endIndex)
let x = w.partition(by: { $0 > 30 }); print(x, w)
print(a[1...].max()!, a[1...].firstIndex { $0 > 30 } ?? -1, a.lastIndex { $0 < 30 }!)
w.popFirst().map { print($0, w.startIndex) }
print(w.popLast()!, w)
