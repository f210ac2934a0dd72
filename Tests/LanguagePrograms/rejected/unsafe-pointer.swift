// advice: pointers are not supported: use an array
let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
pointer.initialize(to: 5)
print(pointer.pointee)
pointer.deallocate()
