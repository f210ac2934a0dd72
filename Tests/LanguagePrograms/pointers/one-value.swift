// A pointer to one value, as locks are kept behind.
let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
pointer.initialize(to: 5)
print(pointer.pointee)
pointer.deallocate()
