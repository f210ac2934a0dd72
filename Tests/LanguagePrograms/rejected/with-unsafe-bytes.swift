// advice: the bytes of a struct are not supported: write its numbers one by one
struct Header { var kind: UInt8 = 1; var length: UInt32 = 2 }
let bytes = [Header()].withUnsafeBytes { $0.reduce(0, +) }
print(bytes)
