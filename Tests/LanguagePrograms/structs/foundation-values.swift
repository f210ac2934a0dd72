// Scanner, IndexSet, Progress, Measurement, and sorting by key paths.
import Foundation
let s = Scanner(string: "  12 -3.5e2 0x1F abc_d: \"quoted text\" rest,of it 99999999999999999999 +7 .5 1.")
print(s.scanInt() as Any, s.scanDouble() as Any, s.scanInt(representation: .hexadecimal) as Any, s.scanCharacters(from: .letters) as Any, s.scanString("_") as Any, s.scanUpToString(":") as Any, s.scanCharacter() as Any, s.scanString("\"") as Any, s.scanUpToCharacters(from: CharacterSet(charactersIn: "\"")) as Any, s.scanCharacter() as Any)
print(s.scanUpToString(",") as Any, s.scanString("x") as Any, s.scanString(",") as Any, s.scanUpToString("zzz").map { $0.prefix(5) } as Any, s.isAtEnd)
let n = Scanner(string: "99999999999999999999 +7 .5 1. -x")
print(n.scanInt() as Any, n.scanInt() as Any, n.scanDouble() as Any, n.scanDouble() as Any, n.scanDouble() as Any, n.scanString("-") as Any, n.isAtEnd, String(n.string[n.currentIndex...]))
let k = Scanner(string: "key = value ; Key2=v2")
k.charactersToBeSkipped = nil
print(k.scanUpToString("=") as Any, k.scanString("=") as Any, k.scanCharacters(from: .whitespaces) as Any, k.scanUpToString(";") as Any)
k.charactersToBeSkipped = .whitespaces
print(k.scanString(";") as Any, k.scanString("KEY2") as Any, k.isAtEnd, k.scanInt() as Any, k.caseSensitive)
let u = Scanner(string: "ab12"); print(u.scanUpToCharacters(from: .decimalDigits) as Any, u.scanUpToCharacters(from: .decimalDigits) as Any, u.scanInt32() as Any, u.scanInt() as Any, u.scanUpToString("x") as Any, u.scanCharacter() as Any)
let h = Scanner(string: "#ff8000"); h.currentIndex = h.string.index(after: h.string.startIndex); print(h.scanUInt64(representation: .hexadecimal) as Any, h.isAtEnd, h.scanDecimal() as Any)
print(Scanner(string: "12.50x").scanDecimal() as Any, Scanner(string: "1,5").scanFloat() as Any, Scanner(string: "inf").scanDouble() as Any, Scanner(string: "-").scanInt() as Any, Scanner(string: "").isAtEnd, Scanner(string: "   ").isAtEnd)
// IndexSet
var i = IndexSet([5, 1, 2, 3, 9, 10]); print(i, Array(i), i.count, i.isEmpty, i.first as Any, i.last as Any, i.contains(4), i.contains(integersIn: 1...3), i.contains(integersIn: 1..<5), i.rangeView.map { $0 }, i.min()!, i.max()!)
i.insert(4); i.insert(integersIn: 20...22); i.remove(9); i.remove(integersIn: 1..<3); print(i.map { $0 }, i.rangeView.count, i.integerGreaterThan(5) as Any, i.integerLessThan(3) as Any, i.integerGreaterThanOrEqualTo(10) as Any, i.integerLessThanOrEqualTo(19) as Any, i.count(in: 4...20), i.intersects(integersIn: 6..<10))
let a = IndexSet(integersIn: 0..<5), b = IndexSet(integersIn: 3...6); print(Array(a.union(b)), Array(a.intersection(b)), Array(a.subtracting(b)), Array(a.symmetricDifference(b)), a == IndexSet(0...4), IndexSet(integer: 7).first!, IndexSet().first as Any, a.filter { $0 % 2 == 0 }, Array(a.filteredIndexSet { $0 > 2 }))
var sh = IndexSet([1, 2, 5]); sh.shift(startingAt: 2, by: 3); print(Array(sh)); sh.formUnion([100]); sh.subtract([1]); sh.update(with: 50); print(Array(sh), sh.remove(50) as Any, sh.remove(51) as Any); sh.removeAll(); print(sh.isEmpty, IndexSet([1, 2]).hashValue == IndexSet(1...2).hashValue, [1, 2, 3, 4].enumerated().filter { a.contains($0.offset) }.map(\.element))
for x in a where x > 2 { print("idx", x) }
// Progress
let p = Progress(totalUnitCount: 10); print(p.fractionCompleted, p.totalUnitCount, p.completedUnitCount, p.isFinished, p.isIndeterminate, p.isCancelled, p.isPaused, p.isCancellable, p.isPausable)
let c1 = Progress(totalUnitCount: 4, parent: p, pendingUnitCount: 5), c2 = Progress(totalUnitCount: 2); p.addChild(c2, withPendingUnitCount: 3)
c1.completedUnitCount = 1; print(p.fractionCompleted, p.completedUnitCount, c1.fractionCompleted)
c1.completedUnitCount = 4; print(p.fractionCompleted, p.completedUnitCount, c1.isFinished)
c2.completedUnitCount += 1; p.completedUnitCount += 2; print(p.fractionCompleted, p.completedUnitCount)
c2.completedUnitCount = 2; print(p.fractionCompleted, p.isFinished, p.completedUnitCount)
p.cancel(); p.cancel(); print(p.isCancelled)
let q = Progress(totalUnitCount: -1); print(q.isIndeterminate, q.fractionCompleted); q.totalUnitCount = 4; q.completedUnitCount = 6; print(q.fractionCompleted, q.isFinished); let z = Progress(totalUnitCount: 0); print(z.fractionCompleted, z.isIndeterminate, z.isFinished)
let r = Progress(totalUnitCount: 2); r.kind = .file; r.setUserInfoObject(3, forKey: .fileTotalCountKey); print(r.userInfo.count > 0, Progress.discreteProgress(totalUnitCount: 5).totalUnitCount)
// Measurement
let d = Measurement(value: 90, unit: UnitDuration.minutes); print(d.converted(to: .hours).value, (d + Measurement(value: 1, unit: .hours)).converted(to: .seconds).value, d, d.description, d > Measurement(value: 1, unit: .hours), d == Measurement(value: 1.5, unit: .hours), (d * 2).value, (d / 3).value, 2 * d)
let l = Measurement(value: 5, unit: UnitLength.kilometers); print(l.converted(to: .meters), l.converted(to: .miles).value, l.unit.symbol, Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value, Measurement(value: 1, unit: UnitInformationStorage.gigabytes).converted(to: .megabytes).value, Measurement(value: 36, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond).value, Measurement(value: 1, unit: UnitMass.pounds).converted(to: .kilograms).value, Measurement(value: 180, unit: UnitAngle.degrees).converted(to: .radians).value, Measurement(value: 500, unit: UnitDuration.milliseconds).converted(to: .seconds), Measurement(value: 1, unit: UnitInformationStorage.kibibytes).converted(to: .bytes).value)
print([Measurement(value: 3, unit: UnitLength.feet), Measurement(value: 1, unit: UnitLength.meters)].max()!.unit.symbol, (l - Measurement(value: 500, unit: UnitLength.meters)).converted(to: .kilometers).value)
// sorted(using:)
struct P { let n: String; let a: Int; var d: Double? = nil }
let ps = [P(n: "b", a: 3), P(n: "a", a: 3), P(n: "C", a: 1), P(n: "a10", a: 2), P(n: "a9", a: 2)]
print(ps.sorted(using: KeyPathComparator(\.a)).map(\.n), ps.sorted(using: [KeyPathComparator(\P.a, order: .reverse), KeyPathComparator(\P.n)]).map(\.n), [3, 1, 2].sorted(using: .reverse as SortOrder == .reverse ? KeyPathComparator(\Int.self, order: .reverse) : KeyPathComparator(\Int.self)), ps.sorted(using: SortDescriptor(\.n)).map(\.n))
