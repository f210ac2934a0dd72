// Pointers are values: extensions make them, move them and say where they lead.
import Foundation
extension UnsafeMutablePointer where Pointee == pthread_mutex_t {
  init(recursive: Bool) {
    let made = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    if recursive {
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
      pthread_mutex_init(made, &attributes)
    } else {
      pthread_mutex_init(made, nil)
    }
    self = made
  }
  func locked<T>(_ body: () -> T) -> T {
    pthread_mutex_lock(self)
    defer { pthread_mutex_unlock(self) }
    return body()
  }
  func free() {
    pthread_mutex_destroy(self)
    deinitialize(count: 1)
    deallocate()
  }
}
extension UnsafeMutablePointer {
  init(holding value: Pointee) {
    self = .allocate(capacity: 1)
    initialize(to: value)
  }
  mutating func step() -> Pointee {
    defer { self += 1 }
    return pointee
  }
}
extension UnsafeMutablePointer: CustomStringConvertible where Pointee == Int {
  public var description: String { "to \(pointee)" }
}
let mutex = UnsafeMutablePointer<pthread_mutex_t>(recursive: true)
print(mutex.locked { mutex.locked { 7 } })
mutex.free()
let held = UnsafeMutablePointer(holding: "text")
print(held.pointee)
let many = UnsafeMutablePointer<Int>.allocate(capacity: 3)
many.initialize(repeating: 4, count: 3)
many[1] = 5
var walker = many
print(walker.step(), walker.step(), walker.step(), walker - many)
print(many, many == walker - 3)
struct Cell { var count = 0; var names: [String] = [] }
let cell = UnsafeMutablePointer<Cell>.allocate(capacity: 1)
cell.initialize(to: Cell())
cell.pointee.count += 2
cell.pointee.names.append("a")
cell[0].names[0] += "b"
func change(_ cell: inout Cell) { cell.count *= 10 }
change(&cell.pointee)
print(cell.pointee)
let group = DispatchGroup()
for index in 0..<3 { DispatchQueue.global().async(group: group) { many[index] = index * index } }
group.wait()
print((0..<3).map { many[$0] })
let constant = UnsafePointer(many)
print(constant[2], constant.pointee, (constant + 1).pointee)
assert(UInt(bitPattern: many) % UInt(MemoryLayout<Int>.alignment) == 0)
