import Foundation
final class Picture { let n: Int; init(_ n: Int) { self.n = n } }
let cache = NSCache<NSURL, Picture>()
let url = URL(string: "https://example.com/a.png")!
cache.setObject(Picture(3), forKey: url as NSURL)
print(cache.object(forKey: URL(string: "https://example.com/a.png")! as NSURL)?.n ?? -1)
print(cache.object(forKey: URL(string: "https://example.com/b.png")! as NSURL)?.n ?? -1)
let object = url as NSURL
print(object.absoluteString ?? "-", (object as URL).lastPathComponent, object == (url as NSURL), object)
var table: [URL: Picture] = [:]
table[url] = Picture(1)
print(table[object as URL]?.n ?? -1)
