import Foundation

/// What the long tests came to, in a line each: `make conformance` shows them together at its end.
package enum Summary {
  package static func say(_ line: String) {
    print(line)
    guard let path = ProcessInfo.processInfo.environment["SIGNALBOX_SUMMARY"],
      let file = FileHandle(forWritingAtPath: path)
    else { return }
    file.seekToEndOfFile()
    file.write(Data("\(line)\n".utf8))
    file.closeFile()
  }
}
