// protocols: class-bound delegates held weakly, optional results, several protocols, protocol as a type of a property
protocol DownloadDelegate: AnyObject {
  func download(_ download: Download, didFinish bytes: Int)
  func downloadDidFail(_ download: Download, reason: String) -> Bool
}
extension DownloadDelegate {
  func downloadDidFail(_ download: Download, reason: String) -> Bool { false }
}
class Download {
  weak var delegate: DownloadDelegate?
  let name: String
  init(_ name: String) { self.name = name }
  func run(size: Int) {
    guard size > 0 else {
      let handled = delegate?.downloadDidFail(self, reason: "empty") ?? false
      print(name, "handled:", handled)
      return
    }
    delegate?.download(self, didFinish: size)
  }
}
class Screen: DownloadDelegate {
  var log: [String] = []
  func download(_ download: Download, didFinish bytes: Int) { log.append("\(download.name) \(bytes)") }
  deinit { print("screen gone with", log) }
}
class Careful: Screen {}
class Handler: DownloadDelegate {
  func download(_ download: Download, didFinish bytes: Int) { print("handler got", bytes) }
  func downloadDidFail(_ download: Download, reason: String) -> Bool {
    print("handler saw", reason)
    return true
  }
}
let download = Download("photo")
download.run(size: 0)
do {
  let screen = Careful()
  download.delegate = screen
  download.run(size: 10)
  download.run(size: 0)
  download.run(size: 20)
}
print(download.delegate == nil)
let handler = Handler()
download.delegate = handler
download.run(size: 5)
download.run(size: -1)
protocol Openable { func open() -> String }
protocol Closable { func close() -> String }
struct Gate: Openable, Closable {
  func open() -> String { "open" }
  func close() -> String { "close" }
}
func cycle(_ thing: Openable & Closable) -> String { thing.open() + "-" + thing.close() }
print(cycle(Gate()))
