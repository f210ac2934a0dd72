// Channels of a pipe: a read waits for what is written, ends when the writer closes, and is cancelled by a stop.
import Foundation
let queue = DispatchQueue(label: "queue")
func text(_ data: DispatchData?) -> String { data.map { String(decoding: Data($0), as: UTF8.self) } ?? "nil" }
func pack(_ text: String) -> DispatchData { Array(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) } }
let done = DispatchSemaphore(value: 0)
var ends: [Int32] = [0, 0]
pipe(&ends)
let (reading, writing) = (ends[0], ends[1])
let reader = DispatchIO(type: .stream, fileDescriptor: reading, queue: queue) { error in
  print("reader is over", error)
  close(reading)
  done.signal()
}
reader.setLimit(lowWater: 1)
reader.read(offset: 0, length: .max, queue: queue) { isDone, data, error in
  print("read", isDone, text(data), error)
  if isDone { reader.close() }
}
let writer = DispatchIO(type: .stream, fileDescriptor: writing, queue: queue) { error in
  print("writer is over", error)
  close(writing)
  done.signal()
}
let written = DispatchQueue(label: "written")
for word in ["one", "two"] {
  writer.write(offset: 0, data: pack(word), queue: written) { isDone, data, error in
    if text(data) != "nil" || !isDone || error != 0 { print("not written", text(data), error) }
  }
  Thread.sleep(forTimeInterval: 0.05)
}
print("closing")
writer.close()
done.wait()
done.wait()

let stopped = Pipe()
let channel = DispatchIO(type: .stream, fileDescriptor: stopped.fileHandleForReading.fileDescriptor, queue: queue) { error in
  print("cleanup", error)
  done.signal()
}
for name in ["first", "second"] {
  channel.read(offset: 0, length: 10, queue: queue) { isDone, data, error in print(name, isDone, text(data), error) }
}
stopped.fileHandleForWriting.write(Data("abc".utf8))
Thread.sleep(forTimeInterval: 0.05)
print("stop", channel.fileDescriptor > 2)
channel.close(flags: .stop)
done.wait()
print(channel.fileDescriptor)
channel.read(offset: 0, length: 10, queue: queue) { isDone, data, error in
  print("after", isDone, text(data), error)
  done.signal()
}
done.wait()

var gone: DispatchIO? = DispatchIO(type: .stream, fileDescriptor: stopped.fileHandleForReading.fileDescriptor, queue: queue) { error in
  print("nobody has it", error)
  done.signal()
}
gone = nil
done.wait()
print(gone == nil)
