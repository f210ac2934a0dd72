import Dispatch
import Foundation

// Messages arrive in pieces of any size; a serial queue puts them together and answers on main.
enum FrameError: Error, Equatable {
  case tooLong(Int)
  case notText
}

struct Frame {
  static let limit = 64
  static func encode(_ text: String) -> Data {
    let payload = Data(text.utf8)
    var frame = Data(capacity: payload.count + 2)
    frame.append(UInt8(payload.count >> 8))
    frame.append(UInt8(payload.count & 0xff))
    frame.append(payload)
    return frame
  }
}

final class FrameReader {
  private var buffer = Data()
  private let queue = DispatchQueue(label: "frames.reader")
  private let onMessage: (Result<String, FrameError>) -> Void

  init(onMessage: @escaping (Result<String, FrameError>) -> Void) {
    self.onMessage = onMessage
  }

  func receive(_ piece: Data) {
    queue.async { [weak self] in
      guard let self = self else { return }
      self.buffer.append(piece)
      self.drain()
    }
  }

  private func drain() {
    dispatchPrecondition(condition: .onQueue(queue))
    while buffer.count >= 2 {
      let start = buffer.startIndex
      let length = Int(buffer[start]) << 8 | Int(buffer[buffer.index(after: start)])
      guard length <= Frame.limit else {
        buffer.removeAll()
        deliver(.failure(.tooLong(length)))
        return
      }
      guard buffer.count >= 2 + length else { return }
      let payload = buffer.subdata(in: start + 2..<start + 2 + length)
      buffer = Data(buffer.dropFirst(2 + length))
      if let text = String(data: payload, encoding: .utf8) {
        deliver(.success(text))
      } else {
        deliver(.failure(.notText))
      }
    }
  }

  private func deliver(_ result: Result<String, FrameError>) {
    let left = buffer.count
    DispatchQueue.main.async { [onMessage] in
      print("delivered, \(left) bytes left")
      onMessage(result)
    }
  }
}

func hex(_ data: Data) -> String { data.map { String(format: "%02x", $0) }.joined(separator: " ") }

let done = DispatchSemaphore(value: 0)
var received = 0
let reader = FrameReader { result in
  switch result {
  case .success(let text): print("message: \(text) (\(text.count) characters)")
  case .failure(let error): print("error: \(error)")
  }
  received += 1
  if received == 5 { exit(0) }
}

var stream = Data()
for text in ["hello", "grüße 🚦", ""] { stream += Frame.encode(text) }
print(hex(stream.prefix(9)))
print(stream)
var offset = stream.startIndex
var size = 1
while offset < stream.endIndex {
  let end = min(offset + size, stream.endIndex)
  reader.receive(stream[offset..<end])
  offset = end
  size = size % 5 + 2
}
reader.receive(Data([0, 2, 0xc3, 0x28]))
reader.receive(Data([0xff, 0xff, 1, 2, 3]))
print("sent", stream.base64EncodedString())
dispatchMain()
