// Sources of descriptors: called while there is something to read, once more at the end, and while something can be written.
import Foundation
let queue = DispatchQueue(label: "queue")
let done = DispatchSemaphore(value: 0)
var ends: [Int32] = [0, 0]
print(pipe(&ends), ends[0] > 2)
let (reading, writing) = (ends[0], ends[1])
let source = DispatchSource.makeReadSource(fileDescriptor: reading, queue: queue)
source.setEventHandler {
  var bytes = [UInt8](repeating: 0, count: 4)
  let count = read(reading, &bytes, 4)
  print("event", source.data, "read", count, bytes)
  if count == 0 { source.cancel() }
}
source.setCancelHandler {
  print("cancelled", source.handle == UInt(reading), close(reading))
  done.signal()
}
source.resume()
Thread.sleep(forTimeInterval: 0.05)
let text: [UInt8] = Array("hello world".utf8)
write(writing, text, text.count)
Thread.sleep(forTimeInterval: 0.05)
source.suspend()
print("suspended", write(writing, "later", 5))
Thread.sleep(forTimeInterval: 0.05)
print("resumed")
source.resume()
Thread.sleep(forTimeInterval: 0.05)
print("close")
close(writing)
done.wait()

pipe(&ends)
let writable = DispatchSource.makeWriteSource(fileDescriptor: ends[1], queue: queue)
var left = 3
writable.setEventHandler {
  print("writable", writable.data, writable.handle == UInt(ends[1]), writable.mask)
  left -= 1
  if left == 0 { writable.cancel() }
}
writable.setCancelHandler { done.signal() }
writable.activate()
done.wait()

let path = NSTemporaryDirectory() + "signalbox-source.txt"
_ = FileManager.default.createFile(atPath: path, contents: Data("0123456789".utf8))
let file = open(path, O_RDONLY)
let ofFile = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
var turns = 0
ofFile.setEventHandler {
  var bytes = [UInt8](repeating: 0, count: 4)
  print("file", ofFile.data, read(file, &bytes, 4))
  turns += 1
  if turns == 5 { ofFile.cancel() }
}
ofFile.setCancelHandler {
  print("file is closed", lseek(file, 0, SEEK_CUR), close(file))
  done.signal()
}
ofFile.activate()
done.wait()
