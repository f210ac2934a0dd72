// Memory for the length of a call, texts made in it, and types that are leaves to mirrors.
print(withUnsafeTemporaryAllocation(of: Int.self, capacity: 3) { b in b.initialize(repeating: 7); return b.reduce(0, +) })
print(String(unsafeUninitializedCapacity: 2) { $0[0] = 65; $0[1] = 66; return 2 })
print(String(unsafeUninitializedCapacity: 4) { memory in
  for (place, unit) in "é!".utf8.enumerated() { memory[place] = unit }
  return 3
})
struct Failed: Error {}
do { _ = try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { _ in throw Failed() } } catch { print("failed", error) }
struct Leaf: CustomLeafReflectable {
  let x = 1
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2]) }
}
print(Mirror(reflecting: Leaf()).children.count)
