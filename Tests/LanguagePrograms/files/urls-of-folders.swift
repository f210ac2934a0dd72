// Addresses of files that are said to be folders, or not, and of files relative to a folder.
import Foundation

let folder = URL(fileURLWithPath: "/tmp/cache", isDirectory: true)
print(folder.absoluteString, folder.path, folder.lastPathComponent, folder.hasDirectoryPath)
let file = URL(fileURLWithPath: "/tmp/cache", isDirectory: false)
print(file.absoluteString, file.hasDirectoryPath, URL(fileURLWithPath: "/tmp/b/", isDirectory: true).absoluteString)
print(folder.appendingPathComponent("a b.json").absoluteString, folder.appendingPathComponent("x", isDirectory: true).absoluteString)
