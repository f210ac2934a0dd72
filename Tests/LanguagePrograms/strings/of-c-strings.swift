// Texts of bytes that end with a zero.
let bytes: [UInt8] = [0x61, 0x62, 0, 0x63]
print(bytes.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
print(bytes.withUnsafeBufferPointer { String(cString: UnsafePointer($0.baseAddress!)) })
print(bytes.map { Int8($0) }.withUnsafeBufferPointer { String(cString: $0.baseAddress!) })
