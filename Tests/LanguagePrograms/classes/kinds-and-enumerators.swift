// isKind(of:) and isMember(of:), enumerators of Foundation's collections, and NSString's lines and parts.
import Foundation
class Animal: NSObject {}
class Dog: Animal {}
let dog: Animal = Dog()
print(dog.isKind(of: Animal.self), dog.isMember(of: Animal.self), dog.isMember(of: Dog.self), dog.isKind(of: NSString.self))
print([dog, Animal()].filter { $0.isKind(of: Dog.self) }.count, NSString(string: "a").isKind(of: NSString.self))

let array: NSArray = [1, 2, 3]
let enumerator = array.objectEnumerator()
while let number = enumerator.nextObject() { print(number, terminator: " ") }
print(enumerator.nextObject() == nil)
for number in array.reverseObjectEnumerator() { print(number, terminator: " ") }
print(array.reverseObjectEnumerator().allObjects.count)
let ages: NSDictionary = ["Ann": 40, "Bob": 30]
print((ages.keyEnumerator().allObjects as! [String]).sorted(), (ages.objectEnumerator().allObjects as! [Int]).sorted())
print(ages.objects(forKeys: ["Bob", "Eve"], notFoundMarker: "?"), ages.allKeys(for: 40))
let names = NSSet(array: ["x"])
print((names.adding("y") as! Set<String>).sorted(), names.objectEnumerator().allObjects)
names.enumerateObjects { name, stop in print(name) }
let order = NSOrderedSet(array: [3, 1, 2])
print(order.objectEnumerator().allObjects, order.reverseObjectEnumerator().allObjects, order.set.count)
print(order.isSubset(of: NSOrderedSet(array: [1, 2, 3, 4])), order.intersects(NSOrderedSet(array: [9])))

let text: NSString = "One line\nand Crème\nlast"
text.enumerateLines { line, stop in
  print(line)
  if line.hasPrefix("and") { stop.pointee = true }
}
print(text.lineRange(for: NSRange(location: 10, length: 2)), text.localizedUppercase, text.folding(options: .diacriticInsensitive, locale: nil))
text.enumerateSubstrings(in: NSRange(location: 0, length: text.length), options: .byLines) { word, range, around, stop in
  print(word ?? "nil", range, around)
}
print(text.localizedCaseInsensitiveContains("LINE"), text.localizedStandardContains("creme"), text.commonPrefix(with: "One lime", options: []))
print((text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)! as NSString).removingPercentEncoding! == text as String)
print(text.lengthOfBytes(using: String.Encoding.utf8.rawValue), text.canBeConverted(to: String.Encoding.ascii.rawValue))
