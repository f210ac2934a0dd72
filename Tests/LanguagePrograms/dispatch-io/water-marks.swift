// How much a handler gets at a time: at most the high-water mark, at least the low-water mark; an interval delivers what there is.
import Foundation
let queue = DispatchQueue(label: "queue")
let path = NSTemporaryDirectory() + "signalbox-marks.txt"
_ = FileManager.default.createFile(atPath: path, contents: Data("The quick brown fox".utf8))
func text(_ data: DispatchData?) -> String { data.map { String(decoding: Data($0), as: UTF8.self) } ?? "nil" }
let done = DispatchSemaphore(value: 0)
let channel = DispatchIO(type: .random, path: path, oflag: O_RDONLY, mode: 0, queue: queue) { error in
  print("cleanup", error)
  done.signal()
}!
channel.setLimit(highWater: 4)
channel.read(offset: 4, length: 11, queue: queue) { isDone, data, error in print("high", isDone, text(data), error) }
channel.barrier {
  channel.setLimit(highWater: .max)
  channel.setLimit(lowWater: 1)
  channel.read(offset: 16, length: 100, queue: queue) { isDone, data, error in
    print("low", isDone, text(data), error)
    if isDone { channel.close() }
  }
}
done.wait()

let pipe = Pipe()
let slow = DispatchIO(type: .stream, fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: queue) { error in
  print("cleanup", error)
  done.signal()
}
slow.setInterval(interval: .milliseconds(100), flags: .strictInterval)
slow.read(offset: 0, length: 12, queue: queue) { isDone, data, error in
  print("interval", isDone, text(data), error)
  if isDone { slow.close() }
}
func write(_ text: String, after milliseconds: Int) {
  Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
  pipe.fileHandleForWriting.write(Data(text.utf8))
}
write("aaa", after: 50)
write("bbb", after: 100)
write("ccc", after: 0)
write("ddd", after: 100)
done.wait()

let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
let single = DispatchIO(type: .stream, path: path, oflag: O_RDONLY, mode: 0, queue: concurrent) { _ in done.signal() }!
single.setLimit(highWater: 1)
var (running, most, calls) = (0, 0, 0)
single.read(offset: 0, length: 19, queue: concurrent) { isDone, data, error in
  running += 1
  most = max(most, running)
  calls += 1
  usleep(1_000)
  running -= 1
  if isDone { single.close() }
}
done.wait()
print("one at a time", most, calls)
