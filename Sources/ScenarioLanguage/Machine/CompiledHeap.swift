/// How much memory a compiled program gets for what it asks: the allocators of the platforms round up, and arrays use all of it.
struct CompiledHeap {
  let isForLinux: Bool
  /// glibc maps blocks of this size one by one; when one of them is freed, its size is what counts.
  private var mapped = 128 << 10
  private static let page = 4096

  init(isForLinux: Bool) { self.isForLinux = isForLinux }

  /// How many elements an array has room for that was made for `count`: they lie behind a header of 32 bytes.
  func room(for count: Int, stride: Int) -> Int {
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: stride)
    if count <= 0 || isTooMuch || bytes > 1 << 40 { return max(count, 0) }
    return (size(for: bytes + 32) - 32) / stride
  }

  mutating func freed(_ room: Int, stride: Int) {
    guard isForLinux, room.multipliedReportingOverflow(by: stride).partialValue >= mapped else { return }
    mapped = Self.rounded(room * stride + 48, to: Self.page)
  }

  private func size(for bytes: Int) -> Int {
    guard isForLinux else { return Self.rounded(bytes, to: bytes <= 1008 ? 16 : bytes <= 32 << 10 ? 512 : 16 << 10) }
    let block = Self.rounded(bytes + 8, to: 16)
    return block < mapped ? block - 8 : Self.rounded(block + 8, to: Self.page) - 16
  }

  private static func rounded(_ bytes: Int, to unit: Int) -> Int { (bytes + unit - 1) / unit * unit }
}

/// What `capacity` answers. Elements that are appended one by one are looked at when somebody asks, or some go: `append` need not count.
extension ArrayObject {
  /// Before the number of elements falls, or grows by more than one.
  func settleRoom() {
    while room < count { enlargeRoom(to: max(room + 1, room * 2)) }
  }

  /// As for elements that are added at once.
  func makeRoom(for wanted: Int) {
    settleRoom()
    if wanted > room { enlargeRoom(to: max(wanted, room * 2)) }
  }

  func reserveRoom(_ wanted: Int) {
    settleRoom()
    if wanted > room { enlargeRoom(to: wanted) }
  }

  private func enlargeRoom(to wanted: Int) {
    let old = room
    room = runtime.compiled.room(for: wanted, stride: stride)
    runtime.compiled.freed(old, stride: stride)
  }
}
