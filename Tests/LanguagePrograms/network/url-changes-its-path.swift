// A variable that is a URL changes its own path, as each `appending…` and `deleting…` answers a changed one.
import Foundation

var url = URL(fileURLWithPath: "/a/b.txt")
url.deletePathExtension()
print(url.path)
url.appendPathExtension("md")
print(url.path)
url.deleteLastPathComponent()
print(url.path)
url.appendPathComponent("c", isDirectory: true)
print(url.absoluteString, url.hasDirectoryPath)
url.appendPathComponent("d.x", isDirectory: false)
print(url.absoluteString)
url.append(path: "e/f")
url.append(component: "g.h")
print(url.absoluteString)
var web = URL(string: "https://example.com/shop?q=1")!
web.appendPathComponent("cart")
web.deletePathExtension()
web.appendPathExtension("html")
print(web.absoluteString)
