// Addresses of files that are said to be folders, or not, and of files relative to a folder.
import Foundation

let folder = URL(fileURLWithPath: "/data/cache", isDirectory: true)
print(folder.absoluteString, folder.path, folder.lastPathComponent, folder.hasDirectoryPath)
let file = URL(fileURLWithPath: "/data/cache", isDirectory: false)
print(file.absoluteString, file.hasDirectoryPath, URL(fileURLWithPath: "/data/b/", isDirectory: true).absoluteString)
print(folder.appendingPathComponent("a b.json").absoluteString, folder.appendingPathComponent("x", isDirectory: true).absoluteString)
