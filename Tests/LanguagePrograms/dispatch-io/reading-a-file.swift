// A channel of a file: reads of a stream go on where the one before has ended, the end comes with a call of its own, and the
// cleanup handler after all of them.
import Foundation
let queue = DispatchQueue(label: "queue")
let path = NSTemporaryDirectory() + "signalbox-reading.txt"
_ = FileManager.default.createFile(atPath: path, contents: Data("The quick brown fox".utf8))
func text(_ data: DispatchData?) -> String { data.map { String(decoding: Data($0), as: UTF8.self) } ?? "nil" }
let done = DispatchSemaphore(value: 0)
func channel(_ type: DispatchIO.StreamType) -> DispatchIO {
  DispatchIO(type: type, path: path, oflag: O_RDONLY, mode: 0, queue: queue) { error in
    print("cleanup", error)
    done.signal()
  }!
}
let isRead = DispatchSemaphore(value: 0)
func read(_ channel: DispatchIO, _ name: String, _ offset: off_t, _ length: Int) {
  channel.read(offset: offset, length: length, queue: queue) { isDone, data, error in
    print(name, isDone, text(data), error)
    if isDone { isRead.signal() }
  }
}
let whole = channel(.stream)
print(whole.fileDescriptor)
read(whole, "all", 0, .max)
whole.close()
done.wait()
print(whole.fileDescriptor)

let parts = channel(.stream)
read(parts, "nine", 0, 9)
read(parts, "four", 0, 4)
read(parts, "rest", 0, 100)
read(parts, "end", 0, 100)
parts.close()
done.wait()

for _ in 1...5 { isRead.wait() }
let places = channel(.random)
for (name, offset, length) in [("from four", 4, 5), ("from sixteen", 16, 100), ("behind the end", 100, 5)] {
  read(places, name, offset, length)
  isRead.wait()
}
places.close()
done.wait()

let none = channel(.stream)
read(none, "nothing", 0, 0)
isRead.wait()
none.close()
done.wait()
read(none, "closed", 0, 4)
isRead.wait()
