// A pointer that writes is passed where one that reads is wanted.
let p = UnsafeMutablePointer<Int>.allocate(capacity: 3)
p.initialize(repeating: 7, count: 3)
print(Array(UnsafeBufferPointer(start: p, count: 3)))
func total(_ q: UnsafePointer<Int>, _ n: Int) -> Int { (0..<n).reduce(0) { $0 + q[$1] } }
print(total(p, 3))
p.deallocate()
func read(_ q: UnsafePointer<Int>?) -> Int { q?.pointee ?? -1 }
let s = UnsafeMutablePointer<Int>.allocate(capacity: 1)
s.initialize(to: 5)
print(read(s), read(nil), read(UnsafePointer(s)))
func which(_ q: UnsafePointer<Int>) -> String { "reads" }
func which(_ q: UnsafeMutablePointer<Int>) -> String { "writes" }
print(which(s), which(UnsafePointer(s)))
s.deallocate()
