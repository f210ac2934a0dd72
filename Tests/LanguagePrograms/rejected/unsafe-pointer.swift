// advice: memory without a type is not supported: use an array
let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
memory.storeBytes(of: 1, as: Int.self)
