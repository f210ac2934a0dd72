import Foundation

final class Key: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
  override var hash: Int { name.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.name == name }
}

final class Entry {
  let value: Int
  init(_ value: Int) { self.value = value }
}

final class Watcher: NSObject, NSCacheDelegate {
  func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject object: Any) {
    guard let entry = object as? Entry else { return }
    print("evicts", entry.value)
  }
}

let cache = NSCache<Key, Entry>()
var watcher: Watcher? = Watcher()
cache.delegate = watcher
cache.totalCostLimit = 10
for n in 1...3 { cache.setObject(Entry(n), forKey: Key("\(n)"), cost: n * 2) }
print(cache.object(forKey: Key("1"))?.value as Any, cache.object(forKey: Key("3"))?.value as Any)
cache.removeObject(forKey: Key("3"))
print(cache.object(forKey: Key("3")) == nil, cache.delegate === watcher)
watcher = nil
print(cache.delegate == nil)
cache.setObject(Entry(9), forKey: Key("9"), cost: 9)
print(cache.object(forKey: Key("9"))?.value as Any)
print(Bundle.main.bundleIdentifier ?? "no name")
