// DispatchData: a value made of regions.
import Dispatch

func data(_ text: String) -> DispatchData { Array(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) } }
func text(_ data: DispatchData) -> String { String(decoding: data, as: UTF8.self) }

var all = DispatchData.empty
let queue = DispatchQueue(label: "queue")
for word in ["Grand ", "Central ", "Dispatch"] {
  queue.sync { Array(word.utf8).withUnsafeBytes { all.append($0) } }
}
print(all.count, all.map { $0 }.first!, text(all), all.isEmpty, DispatchData.empty.count)
let copy = all
all.append(data("!"))
print(copy.count, all.count, all[0], all[all.count - 1], all.last ?? 0)
print(text(all.subdata(in: 6..<13)), all.subdata(in: 0..<0).count)
all.enumerateBytes { buffer, offset, stop in
  print(offset, buffer.count, buffer[0])
  if offset > 6 { stop = true }
}
all.withUnsafeBytes { (bytes: UnsafePointer<UInt8>) in print(bytes[0], bytes[6], bytes[14]) }
let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 5)
all.copyBytes(to: memory, count: 5)
print((0..<5).map { memory[$0] })
all.copyBytes(to: memory, from: 6..<11)
print(String(decoding: UnsafeMutableBufferPointer(start: memory, count: 5), as: UTF8.self))
memory.deallocate()
print(Array(all.prefix(3)), all.reversed().first!, all.contains(33), all.firstIndex(of: 67) ?? -1)
