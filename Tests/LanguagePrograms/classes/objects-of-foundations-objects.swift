// Foundation's objects are made of one another, are keys, and copy themselves.
import Foundation
let array: NSArray = [1, 2]
print(NSMutableArray(array: array).count, NSArray(array: array).count)
let dictionary: NSDictionary = ["value": 1]
print(dictionary.count)
let key = "value.x".split(separator: ".")[0]
let object: Any? = dictionary
print(dictionary[key] as Any, (object as? NSDictionary)?[key] as Any)
let yes = NSNumber(value: true), other = NSNumber(value: true)
print(yes.objCType == other.objCType, String(describing: yes.objCType) == String(describing: other.objCType))
let values: [String: NSNumber] = ["b": true, "c": -127, "d": 1.5]
print(values["b"]!, values["c"]!, values["d"]!)
let numbers: [NSNumber] = [true, 2, false]
print(numbers)
func describe(_ flag: Bool) -> String { "flag \(flag)" }
func describe(_ number: NSNumber) -> String { "number \(number)" }
print(describe(true), describe(3))
func copy(_ value: NSCopying) -> Any { value.copy(with: nil) }
print(copy("text" as NSString), copy(NSNumber(value: 3)), (copy(array) as! NSArray).count)
print(Bundle.main.path(forResource: "numbers", ofType: "json", inDirectory: "Resources") as Any)
let reading: NSData.ReadingOptions = [], writing: NSData.WritingOptions = .atomic
print(reading.isEmpty, writing == .atomic)
do { throw CocoaError.error(.fileNoSuchFile) } catch let error as CocoaError {
  print(error.code.rawValue)
}
