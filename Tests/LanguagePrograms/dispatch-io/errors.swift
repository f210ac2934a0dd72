// What cannot be opened says so to the cleanup handler and to each operation; who writes hears what was not written.
import Foundation
let queue = DispatchQueue(label: "queue")
func text(_ data: DispatchData?) -> String { data.map { String(decoding: Data($0), as: UTF8.self) } ?? "nil" }
func pack(_ text: String) -> DispatchData { Array(text.utf8).withUnsafeBytes { DispatchData(bytes: $0) } }
let done = DispatchSemaphore(value: 0)
func opened(_ path: String, _ flags: Int32) -> DispatchIO {
  DispatchIO(type: .stream, path: path, oflag: flags, mode: 0o644, queue: queue) { error in
    print("cleanup", error)
    done.signal()
  }!
}
func handler(_ name: String) -> (Bool, DispatchData?, Int32) -> Void {
  { isDone, data, error in
    print(name, isDone, text(data), error)
    done.signal()
  }
}
let missing = opened("/nonexistent/file", O_RDONLY)
done.wait()
missing.read(offset: 0, length: 4, queue: queue, ioHandler: handler("missing"))
done.wait()
missing.write(offset: 0, data: pack("text"), queue: queue, ioHandler: handler("missing"))
done.wait()
let folder = opened("/tmp", O_RDONLY)
done.wait()
folder.read(offset: 0, length: 4, queue: queue, ioHandler: handler("folder"))
done.wait()

let path = NSTemporaryDirectory() + "signalbox-errors.txt"
_ = FileManager.default.createFile(atPath: path, contents: Data("kept".utf8))
let readOnly = opened(path, O_RDONLY)
readOnly.write(offset: 0, data: pack("lost"), queue: queue, ioHandler: handler("read only"))
done.wait()
readOnly.close()
done.wait()
readOnly.read(offset: 0, length: 4, queue: queue, ioHandler: handler("closed"))
done.wait()
print(try String(contentsOfFile: path, encoding: .utf8))
let pipe = Pipe()
let random = DispatchIO(type: .random, fileDescriptor: pipe.fileHandleForReading.fileDescriptor, queue: queue) { error in
  print("a pipe has no places", error)
  done.signal()
}
done.wait()
random.close()
DispatchIO.read(fromFileDescriptor: 99, maxLength: 30, runningHandlerOn: queue) { data, error in handler("no file")(true, data, error) }
done.wait()
DispatchIO.write(toFileDescriptor: 99, data: pack("x"), runningHandlerOn: queue) { data, error in handler("no file")(true, data, error) }
done.wait()
// What is refused after the end closes nothing: the number is the pipe's by now.
readOnly.read(offset: 0, length: 4, queue: queue, ioHandler: handler("closed before the pipe"))
done.wait()
Thread.sleep(forTimeInterval: 0.01)
try pipe.fileHandleForWriting.write(contentsOf: Data("through".utf8))
print(String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self))
