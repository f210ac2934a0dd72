// an array where a pointer is wanted that only reads
let source = [1, 2, 3]
let p = UnsafeMutablePointer<Int>.allocate(capacity: 3)
p.initialize(from: source, count: 3)
print(p[2])
func sum(_ values: UnsafePointer<Double>, _ count: Int) -> Double { (0..<count).reduce(0) { $0 + values[$1] } }
let doubles = [1.5, 2.5]
print(sum(doubles, doubles.count), sum(doubles.map { $0 * 2 }, 1))
print(sum([1, 2, 3], 3))
p.deinitialize(count: 3)
p.deallocate()
