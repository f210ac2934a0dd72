func strlen(_ text: UnsafePointer<Int8>) -> Int {
  var count = 0
  while text[count] != 0 { count += 1 }
  return count
}
func strcmp(_ first: UnsafePointer<Int8>, _ second: UnsafePointer<Int8>) -> Int32 { strncmp(first, second, Int.max) }
func strncmp(_ first: UnsafePointer<Int8>, _ second: UnsafePointer<Int8>, _ count: Int) -> Int32 {
  for index in 0..<count {
    let (one, other) = (UInt8(bitPattern: first[index]), UInt8(bitPattern: second[index]))
    if one != other || one == 0 { return Int32(one) - Int32(other) }
  }
  return 0
}
func _charactersOfC(_ text: String) -> UnsafePointer<Int8> { UnsafePointer(_bytes(text).map { Int8(bitPattern: $0) } + [0]) }
func _bytesOfC(_ text: String) -> UnsafePointer<UInt8> { UnsafePointer(_bytes(text) + [0]) }
