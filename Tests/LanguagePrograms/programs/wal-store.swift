// programs: a key-value store with a write-ahead log, snapshots and compaction
import Foundation

enum Record: Equatable {
  case put(key: String, value: [UInt8], version: UInt64)
  case delete(key: String, version: UInt64)
  case checkpoint(version: UInt64)

  var version: UInt64 {
    switch self {
    case .put(_, _, let version), .delete(_, let version), .checkpoint(let version): return version
    }
  }
}

struct Encoder {
  private(set) var bytes: [UInt8] = []

  mutating func write<T: FixedWidthInteger>(_ value: T) {
    var shift = T.bitWidth - 8
    while shift >= 0 {
      bytes.append(UInt8(truncatingIfNeeded: value >> T(shift)))
      shift -= 8
    }
  }

  mutating func write(_ blob: [UInt8]) {
    write(UInt16(blob.count))
    bytes += blob
  }

  mutating func write(_ text: String) { write(Array(text.utf8)) }
}

struct Decoder {
  enum Failure: Error { case truncated, badTag(UInt8), badChecksum(expected: UInt32, found: UInt32) }
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  var isAtEnd: Bool { bytes.isEmpty }
  var offset: Int { bytes.startIndex }

  mutating func read<T: FixedWidthInteger>(_ type: T.Type = T.self) throws -> T {
    let size = T.bitWidth / 8
    guard bytes.count >= size else { throw Failure.truncated }
    defer { bytes = bytes.dropFirst(size) }
    return bytes.prefix(size).reduce(0) { $0 << 8 | T(truncatingIfNeeded: $1) }
  }

  mutating func readBlob() throws -> [UInt8] {
    let count = Int(try read(UInt16.self))
    guard bytes.count >= count else { throw Failure.truncated }
    defer { bytes.removeFirst(count) }
    return Array(bytes[bytes.startIndex..<bytes.startIndex + count])
  }

  mutating func readText() throws -> String { String(decoding: try readBlob(), as: UTF8.self) }
}

func checksum<S: Sequence>(_ bytes: S) -> UInt32 where S.Element == UInt8 {
  bytes.reduce(0x811c_9dc5) { ($0 ^ UInt32($1)) &* 16_777_619 }
}

extension Record {
  func encoded() -> [UInt8] {
    var body = Encoder()
    switch self {
    case let .put(key, value, version):
      body.write(UInt8(1))
      body.write(key)
      body.write(value)
      body.write(version)
    case let .delete(key, version):
      body.write(UInt8(2))
      body.write(key)
      body.write(version)
    case .checkpoint(let version):
      body.write(UInt8(3))
      body.write(version)
    }
    var frame = Encoder()
    frame.write(checksum(body.bytes))
    frame.write(body.bytes)
    return frame.bytes
  }

  init(from decoder: inout Decoder) throws {
    let sum: UInt32 = try decoder.read()
    let body = try decoder.readBlob()
    let found = checksum(body)
    guard sum == found else { throw Decoder.Failure.badChecksum(expected: sum, found: found) }
    var inner = Decoder(body)
    switch try inner.read(UInt8.self) {
    case 1: self = .put(key: try inner.readText(), value: try inner.readBlob(), version: try inner.read())
    case 2: self = .delete(key: try inner.readText(), version: try inner.read())
    case 3: self = .checkpoint(version: try inner.read())
    case let tag: throw Decoder.Failure.badTag(tag)
    }
  }
}

final class Store {
  private let queue = DispatchQueue(label: "store", attributes: .concurrent)
  private var table: [String: (value: [UInt8], version: UInt64)] = [:]
  private(set) var log: [UInt8] = []
  private var clock: UInt64 = 0
  private let compactEvery: Int
  private var sinceCompaction = 0
  var onCompaction: ((_ before: Int, _ after: Int) -> Void)?

  init(compactEvery: Int) { self.compactEvery = compactEvery }

  convenience init(recovering log: [UInt8]) throws {
    self.init(compactEvery: .max)
    var decoder = Decoder(log)
    while !decoder.isAtEnd { apply(try Record(from: &decoder)) }
    self.log = log
  }

  subscript(key: String) -> String? {
    get { queue.sync { table[key].map { String(decoding: $0.value, as: UTF8.self) } } }
    set {
      queue.sync(flags: .barrier) {
        clock += 1
        let record: Record =
          newValue.map { .put(key: key, value: Array($0.utf8), version: clock) } ?? .delete(key: key, version: clock)
        append(record)
      }
    }
  }

  private func append(_ record: Record) {
    log += record.encoded()
    apply(record)
    sinceCompaction += 1
    if sinceCompaction >= compactEvery { compact() }
  }

  private func apply(_ record: Record) {
    clock = max(clock, record.version)
    switch record {
    case let .put(key, value, version): table[key] = (value, version)
    case let .delete(key, _): table.removeValue(forKey: key)
    case .checkpoint: break
    }
  }

  private func compact() {
    dispatchPrecondition(condition: .onQueueAsBarrier(queue))
    let before = log.count
    log.removeAll()
    for (key, entry) in table.sorted(by: { $0.value.version < $1.value.version }) {
      log += Record.put(key: key, value: entry.value, version: entry.version).encoded()
    }
    log += Record.checkpoint(version: clock).encoded()
    sinceCompaction = 0
    onCompaction?(before, log.count)
  }

  var keys: [String] { queue.sync { table.keys.sorted() } }
  var version: UInt64 { queue.sync { clock } }
}

let store = Store(compactEvery: 8)
store.onCompaction = { print("compacted", $0, "->", $1) }
DispatchQueue.concurrentPerform(iterations: 4) { store["user:\($0)"] = "name \($0)" }
store["user:2"] = nil
store["greeting"] = "hej världen"
store["user:1"] = String(repeating: "x", count: 20)
print(store.keys, store["greeting"] ?? "-", store["user:2"] ?? "-", store.version)
store["user:3"] = "changed"
store["counter"] = "\(UInt64.max)"

do {
  let copy = try Store(recovering: store.log)
  print(copy.keys == store.keys, copy["user:3"] ?? "-", copy["counter"] ?? "-", copy.version)
  var broken = store.log
  broken[broken.count - 9] ^= 0xFF
  _ = try Store(recovering: broken)
} catch Decoder.Failure.badChecksum(let expected, let found) {
  print("bad checksum", expected != found)
} catch {
  print("failed:", error)
}
do { _ = try Store(recovering: Array(store.log.dropLast(3))) } catch { print(error) }
print(String(checksum("abc".utf8), radix: 16), Record.checkpoint(version: 1) == .checkpoint(version: 1))
