import Foundation

let manager = FileManager.default
let root = manager.temporaryDirectory.appendingPathComponent("signalbox-files")
try? manager.removeItem(at: root)
func attempt(_ what: String, _ body: () throws -> Void) {
  do { try body(); print(what, "fine") } catch let error as CocoaError {
    print(what, error.code.rawValue, error.localizedDescription, (error.userInfo["NSFilePath"] as? String)?.components(separatedBy: "signalbox-files").last ?? "-", error.code == .fileNoSuchFile)
  } catch { print(what, "other", error) }
}
func names(_ url: URL) -> [String] { ((try? manager.contentsOfDirectory(atPath: url.path)) ?? ["none"]).sorted() }

print(manager.fileExists(atPath: root.path), names(root))
attempt("create inside of nothing") { try manager.createDirectory(at: root.appendingPathComponent("a/b"), withIntermediateDirectories: false) }
attempt("create with parents") { try manager.createDirectory(at: root.appendingPathComponent("a/b"), withIntermediateDirectories: true, attributes: nil) }
attempt("create again") { try manager.createDirectory(at: root.appendingPathComponent("a"), withIntermediateDirectories: false) }
attempt("create again with parents") { try manager.createDirectory(at: root.appendingPathComponent("a"), withIntermediateDirectories: true) }
let file = root.appendingPathComponent("a/one.txt")
attempt("write text") { try "hello\nworld".write(to: file, atomically: true, encoding: .utf8) }
attempt("create directory over a file") { try manager.createDirectory(at: file, withIntermediateDirectories: true) }
attempt("read text") { print(try String(contentsOf: file, encoding: .utf8)) }
attempt("read text by path") { print(try String(contentsOfFile: file.path, encoding: .utf8)) }
attempt("read data") { print(try Data(contentsOf: file).count) }
attempt("read missing data") { _ = try Data(contentsOf: root.appendingPathComponent("zz")) }
attempt("read missing text") { _ = try String(contentsOf: root.appendingPathComponent("zz"), encoding: .utf8) }
attempt("read a folder") { _ = try Data(contentsOf: root) }
attempt("write to no folder") { try Data([1]).write(to: root.appendingPathComponent("zz/yy")) }
attempt("write over a folder") { try Data([1]).write(to: root.appendingPathComponent("a")) }
attempt("write atomically") { try Data([1, 2, 3]).write(to: root.appendingPathComponent("a/two.bin"), options: .atomic) }
attempt("write without overwriting") { try Data([1, 2, 3]).write(to: root.appendingPathComponent("a/two.bin"), options: .withoutOverwriting) }
print(names(root), names(root.appendingPathComponent("a")))
var isFolder: ObjCBool = false
print(manager.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue)
print(manager.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue)
print(manager.createFile(atPath: root.appendingPathComponent("made").path, contents: Data("xyz".utf8), attributes: nil))
print(manager.createFile(atPath: root.appendingPathComponent("no/made").path, contents: nil))
print(manager.contents(atPath: root.appendingPathComponent("made").path)?.count ?? -1, manager.contents(atPath: root.appendingPathComponent("no").path)?.count ?? -1)
attempt("move") { try manager.moveItem(at: root.appendingPathComponent("made"), to: root.appendingPathComponent("moved")) }
attempt("move nothing") { try manager.moveItem(at: root.appendingPathComponent("made"), to: root.appendingPathComponent("moved2")) }
attempt("move over a file") { try manager.moveItem(at: file, to: root.appendingPathComponent("moved")) }
attempt("copy") { try manager.copyItem(at: root.appendingPathComponent("a"), to: root.appendingPathComponent("c")) }
attempt("copy nothing") { try manager.copyItem(atPath: root.appendingPathComponent("made").path, toPath: root.appendingPathComponent("d").path) }
attempt("copy over a file") { try manager.copyItem(at: file, to: root.appendingPathComponent("moved")) }
attempt("remove nothing") { try manager.removeItem(at: root.appendingPathComponent("made")) }
attempt("remove a folder") { try manager.removeItem(atPath: root.appendingPathComponent("a").path) }
attempt("list nothing") { _ = try manager.contentsOfDirectory(atPath: root.appendingPathComponent("a").path) }
attempt("list a file") { _ = try manager.contentsOfDirectory(atPath: root.appendingPathComponent("moved").path) }
attempt("list urls") {
  let found = try manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
  print(found.map { $0.lastPathComponent }.sorted(), found.map { $0.path }.sorted().map { $0.hasPrefix(root.path) })
}
attempt("attributes") {
  let all = try manager.attributesOfItem(atPath: root.appendingPathComponent("moved").path)
  print(all[.size] as? Int ?? -1, all[.size] as? UInt64 ?? 0, (all[.size] as? NSNumber)?.intValue ?? -2, all[.type] as? FileAttributeType == .typeRegular, all[.modificationDate] is Date)
  print((try manager.attributesOfItem(atPath: root.path))[.type] as? FileAttributeType == .typeDirectory)
}
attempt("attributes of nothing") { _ = try manager.attributesOfItem(atPath: root.path + "/q") }
attempt("resource values") {
  let values = try root.appendingPathComponent("moved").resourceValues(forKeys: [.fileSizeKey, .isDirectoryKey, .contentModificationDateKey])
  print(values.fileSize ?? -1, values.isDirectory ?? true, values.contentModificationDate != nil)
}
let all = manager.enumerator(atPath: root.path)
print((all?.allObjects as? [String] ?? []).sorted())
if let each = manager.enumerator(at: root, includingPropertiesForKeys: [.isDirectoryKey]) {
  var seen: [String] = []
  for case let url as URL in each { seen.append(url.lastPathComponent) }
  print(seen.sorted())
}
print(manager.subpaths(atPath: root.path)?.sorted() ?? [])
print(manager.isReadableFile(atPath: root.path), manager.isWritableFile(atPath: root.path + "/none"), manager.isDeletableFile(atPath: root.appendingPathComponent("moved").path))
// Handles
let log = root.appendingPathComponent("log.txt")
print(FileHandle(forWritingAtPath: log.path) == nil, (try? FileHandle(forWritingTo: log)) == nil)
print(manager.createFile(atPath: log.path, contents: nil, attributes: nil))
if let handle = FileHandle(forWritingAtPath: log.path) {
  handle.write("first\n".data(using: .utf8)!)
  handle.write("second\n".data(using: .utf8)!)
  print(handle.offsetInFile)
  handle.seek(toFileOffset: 0)
  handle.write("FIRST".data(using: .utf8)!)
  print(handle.seekToEndOfFile())
  handle.write("third\n".data(using: .utf8)!)
  handle.closeFile()
}
attempt("read handle") {
  let handle = try FileHandle(forReadingFrom: log)
  print(String(data: handle.readData(ofLength: 5), encoding: .utf8) ?? "-")
  print(String(data: handle.readDataToEndOfFile(), encoding: .utf8) ?? "-")
  print(try handle.readToEnd()?.count ?? -1, handle.availableData.count)
  try handle.seek(toOffset: 6)
  print(try handle.read(upToCount: 3).map { String(decoding: $0, as: UTF8.self) } ?? "-", try handle.offset())
  try handle.close()
}
attempt("update") {
  let handle = try FileHandle(forUpdating: log)
  try handle.seekToEnd()
  try handle.write(contentsOf: Data("end".utf8))
  try handle.truncate(atOffset: 8)
  print(try String(contentsOf: log, encoding: .utf8))
}
print(manager.contentsEqual(atPath: log.path, andPath: log.path))
print(URL(fileURLWithPath: NSTemporaryDirectory()).path == manager.temporaryDirectory.path, NSTemporaryDirectory())
print((try? log.checkResourceIsReachable()) ?? false, (try? root.appendingPathComponent("none").checkResourceIsReachable()) ?? false)
print(manager.urls(for: .cachesDirectory, in: .userDomainMask).count, manager.urls(for: .documentDirectory, in: .userDomainMask)[0].lastPathComponent)
print(manager.displayName(atPath: log.path), NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true).count)
attempt("clean") { try manager.removeItem(at: root) }
print(manager.fileExists(atPath: root.path))

// What is not there is nil, or an error where that is wanted, however it is asked for.
let nowhere = URL(fileURLWithPath: "/nowhere/at-all")
print(NSData(contentsOf: nowhere) == nil, NSData(contentsOfFile: "/nowhere/at-all") == nil)
print((try? NSData(contentsOf: nowhere, options: [])) == nil, (try? Data.init(contentsOf: nowhere)) == nil)
if let found = NSData(contentsOf: nowhere) { print(found.length) }
