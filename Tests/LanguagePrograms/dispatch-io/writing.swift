// Writes of a channel come in their order; a barrier waits for what was asked for before it, and has the descriptor.
import Foundation
let queue = DispatchQueue(label: "queue")
func text(_ data: DispatchData?) -> String { data.map { String(decoding: Data($0), as: UTF8.self) } ?? "nil" }
func pack(_ text: String) -> DispatchData { Array(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) } }
let done = DispatchSemaphore(value: 0)
let path = NSTemporaryDirectory() + "signalbox-writing.txt"
try? FileManager.default.removeItem(atPath: path)
let channel = DispatchIO(type: .stream, path: path, oflag: O_RDWR | O_CREAT | O_TRUNC, mode: 0o644, queue: queue) { error in
  print("cleanup", error)
  done.signal()
}!
var both = pack("wor")
both.append(pack("ld"))
for data in [pack("hello "), both] {
  channel.write(offset: 0, data: data, queue: queue) { isDone, data, error in
    print("written", isDone, text(data), error)
    done.signal()
  }
  done.wait()
}
channel.barrier {
  let descriptor = channel.fileDescriptor
  print("barrier", descriptor > 2, lseek(descriptor, 0, SEEK_CUR), lseek(descriptor, 6, SEEK_SET))
}
channel.read(offset: 0, length: 100, queue: queue) { isDone, data, error in print("read", isDone, text(data), error) }
channel.close()
done.wait()
print(try String(contentsOfFile: path, encoding: .utf8))

let places = DispatchIO(type: .random, path: path, oflag: O_WRONLY, mode: 0, queue: queue) { _ in done.signal() }!
places.write(offset: 6, data: pack("W"), queue: queue) { _, _, _ in }
places.write(offset: 12, data: pack("!"), queue: queue) { _, _, _ in }
places.close()
done.wait()
print(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
