// Pipes between threads: who reads waits for a byte or the end, who writes waits for room; and FileHandle's handler.
import Foundation
let pipe = Pipe()
let done = DispatchSemaphore(value: 0)
let reader = Thread {
  while true {
    let data = pipe.fileHandleForReading.availableData
    if data.isEmpty { break }
    print("got", String(decoding: data, as: UTF8.self))
  }
  print("end")
  done.signal()
}
reader.start()
for word in ["one", "two"] {
  Thread.sleep(forTimeInterval: 0.03)
  pipe.fileHandleForWriting.write(Data(word.utf8))
}
Thread.sleep(forTimeInterval: 0.03)
pipe.fileHandleForWriting.closeFile()
done.wait()

let large = Pipe()
DispatchQueue.global().async {
  large.fileHandleForWriting.write(Data(repeating: 1, count: 200_000))
  try! large.fileHandleForWriting.close()
  done.signal()
}
Thread.sleep(forTimeInterval: 0.05)
print("reading")
print(done.wait(timeout: .now()) == .timedOut, large.fileHandleForReading.readData(ofLength: 150_000).count)
done.wait()
print(large.fileHandleForReading.readDataToEndOfFile().count)

let heard = Pipe()
heard.fileHandleForReading.readabilityHandler = { handle in
  let data = handle.availableData
  print("readable", String(decoding: data, as: UTF8.self), data.count)
  if data.isEmpty {
    handle.readabilityHandler = nil
    done.signal()
  }
}
heard.fileHandleForWriting.write(Data("xyz".utf8))
Thread.sleep(forTimeInterval: 0.05)
heard.fileHandleForWriting.closeFile()
done.wait()

let path = NSTemporaryDirectory() + "signalbox-handle.txt"
_ = FileManager.default.createFile(atPath: path, contents: Data("0123456789".utf8))
let handle = FileHandle(forReadingAtPath: path)!
print(handle.readData(ofLength: 3).count, handle.offsetInFile, handle.availableData.count, handle.fileDescriptor > 2)
try handle.close()
print(handle.fileDescriptor)
do { print(try handle.readToEnd() as Any) } catch { print("closed") }
