// Long sums of array literals, with and without a type that is wanted
func total(_ x: [Double]) -> Double { x.reduce(0, +) }
print(total([1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5] + [1, 2.5]))
let n: [Int?] = [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil] + [1, nil]
print(n.count)
let m = [1] + n + [nil] + [1] + n + [nil] + [1] + n + [nil] + [1] + n + [nil] + [1] + n + [nil] + [1] + n + [nil] + [1] + n + [nil] + [1] + n + [nil]
print(m.count)
let u: [UInt8] = [1] + [2] + [3]
print(u, [1, 2] + [3] + [4.5])
var q: [Int]? = [1] + [2]
print(q ?? [])
q = (q ?? []) + [3]
print(q!)
let s: Set<Int> = Set([1] + [2])
print(s.count)
let t: ArraySlice<Int> = [1, 2, 3][1...] + [4]
print(t)
print([1, 2, 3].dropFirst() + [4], [1] + [2, 3].map { $0 * 2 }, [0] + (1...3), ["a"] + ["b", "c"].reversed())
print([1] + [2, 3].reversed())
let z: [Double] = [1] + [2].map { Double($0) }
print(z)
let w: [(String, Int)] = [("a", 1)] + [("b", 2)]
print(w)
let f: [() -> Int] = [{ 1 }] + [{ 2 }]
print(f.map { $0() })
let e: [[Int]] = [[]] + [[1]] + []
print(e)
let k: [Character] = ["a"] + "bc"
print(k)
