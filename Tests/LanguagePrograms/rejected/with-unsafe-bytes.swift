// advice: pointers are not supported: use an array
let bytes = [1, 2, 3].withUnsafeBufferPointer { $0.reduce(0, +) }
print(bytes)
