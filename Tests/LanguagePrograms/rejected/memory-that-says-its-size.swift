// advice: deallocate() takes no capacity any more
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 4)
memory.initialize(repeating: 0, count: 4)
print(memory[3])
memory.deallocate(capacity: 4)
