protocol ContiguousBytes {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
}
extension ContiguousBytes where Self: Sequence, Self.Element == UInt8 {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_bytes: _array()))
  }
}
protocol DataProtocol: RandomAccessCollection where Element == UInt8, Index == Int, SubSequence: DataProtocol {}
extension DataProtocol {
  var regions: CollectionOfOne<Data> { CollectionOfOne(Data(self)) }
  func firstRange(of wanted: some DataProtocol) -> Range<Int>? { _range(of: wanted, []) }
  func lastRange(of wanted: some DataProtocol) -> Range<Int>? { _range(of: wanted, .backwards) }
  func _range(of wanted: some DataProtocol, _ options: Data.SearchOptions) -> Range<Int>? {
    Data(self).range(of: Data(wanted), options: options).map { $0.lowerBound + startIndex..<$0.upperBound + startIndex }
  }
  @discardableResult func copyBytes(to buffer: UnsafeMutableRawBufferPointer) -> Int { Data(self).copyBytes(to: buffer) }
  @discardableResult func copyBytes(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int { Data(self).copyBytes(to: buffer) }
}
protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {}
extension MutableDataProtocol { mutating func resetBytes(in range: Range<Int>) { for place in range { self[place] = 0 } } }
extension Data: MutableDataProtocol, ContiguousBytes {}
extension Array: DataProtocol, MutableDataProtocol, ContiguousBytes where Element == UInt8 {}
extension ArraySlice: DataProtocol, MutableDataProtocol, ContiguousBytes where Element == UInt8 {}
extension UnsafeRawBufferPointer: DataProtocol, ContiguousBytes {}
extension UnsafeBufferPointer: DataProtocol, ContiguousBytes where Element == UInt8 {}
extension Slice: DataProtocol where Base: DataProtocol {}
extension EmptyCollection: DataProtocol, ContiguousBytes where Element == UInt8 {}
extension CollectionOfOne: DataProtocol, ContiguousBytes where Element == UInt8 {}
extension Repeated: DataProtocol where Element == UInt8 {}
