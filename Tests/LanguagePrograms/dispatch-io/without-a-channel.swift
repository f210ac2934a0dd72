// DispatchIO's functions without a channel: one call of the handler, with what there was or with what is left.
import Foundation
let queue = DispatchQueue(label: "queue")
func text(_ data: DispatchData?) -> String { data.map { String(decoding: Data($0), as: UTF8.self) } ?? "nil" }
func pack(_ text: String) -> DispatchData { Array(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) } }
let done = DispatchSemaphore(value: 0)
let pipe = Pipe()
let (reading, writing) = (pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor)
func read(_ descriptor: Int32, _ length: Int) {
  DispatchIO.read(fromFileDescriptor: descriptor, maxLength: length, runningHandlerOn: queue) { data, error in
    print("read", text(data), error)
    done.signal()
  }
}
read(reading, 100)
Thread.sleep(forTimeInterval: 0.03)
var isWritten = false
DispatchIO.write(toFileDescriptor: writing, data: pack("hello"), runningHandlerOn: .global()) { data, error in
  isWritten = data == nil && error == 0
  done.signal()
}
done.wait()
done.wait()
print(isWritten)
pipe.fileHandleForWriting.write(Data("there".utf8))
read(reading, 3)
done.wait()
try pipe.fileHandleForWriting.close()
read(reading, 30)
done.wait()
read(reading, 30)
done.wait()
let path = NSTemporaryDirectory() + "signalbox-once.txt"
_ = FileManager.default.createFile(atPath: path, contents: Data("a file".utf8))
let file = open(path, O_RDONLY)
read(file, 3)
done.wait()
read(file, .max)
done.wait()
close(file)
