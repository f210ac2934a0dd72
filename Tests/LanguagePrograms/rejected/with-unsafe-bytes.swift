// advice: bytes of memory are not supported: use an array
let bytes = [1, 2, 3].withUnsafeBytes { $0.reduce(0, +) }
print(bytes)
