// By the protocol: a cast to the class would ask whether the value is a CharacterSet.
protocol _CharacterSetObject { var _set: CharacterSet { get } }
func _castCharacterSet(_ value: Any) -> CharacterSet? { (value as? _CharacterSetObject)?._set }
func _castNSCharacterSet(_ value: Any) -> NSCharacterSet? {
  guard let set = value as? CharacterSet else { return nil }
  return NSCharacterSet(_set: set)
}
class NSCharacterSet: NSObject, NSCopying, _CharacterSetObject {
  let _set: CharacterSet
  override init() {
    _set = CharacterSet()
    super.init()
  }
  init(_set: CharacterSet) {
    self._set = _set
    super.init()
  }
  convenience init(charactersIn text: String) { self.init(_set: CharacterSet(charactersIn: text)) }
  convenience init(range: NSRange) {
    let scalars = (0..<range.length).map { _asText(_fromScalar(UInt32(range.location + $0))) }
    self.init(_set: CharacterSet(charactersIn: scalars.joined()))
  }
  static func _bridge(_ set: CharacterSet) -> NSCharacterSet { NSCharacterSet(_set: set) }
  static func _plain(_ object: NSCharacterSet) -> CharacterSet { object._set }
  static var whitespaces: CharacterSet { .whitespaces }
  static var whitespacesAndNewlines: CharacterSet { .whitespacesAndNewlines }
  static var newlines: CharacterSet { .newlines }
  static var punctuationCharacters: CharacterSet { .punctuationCharacters }
  static var decimalDigits: CharacterSet { .decimalDigits }
  static var letters: CharacterSet { .letters }
  static var alphanumerics: CharacterSet { .alphanumerics }
  static var uppercaseLetters: CharacterSet { .uppercaseLetters }
  static var lowercaseLetters: CharacterSet { .lowercaseLetters }
  static var capitalizedLetters: CharacterSet { .capitalizedLetters }
  static var symbols: CharacterSet { .symbols }
  static var controlCharacters: CharacterSet { .controlCharacters }
  static var nonBaseCharacters: CharacterSet { .nonBaseCharacters }
  static var illegalCharacters: CharacterSet { .illegalCharacters }
  var inverted: CharacterSet { _set.inverted }
  var bitmapRepresentation: Data { _set.bitmapRepresentation }
  func characterIsMember(_ character: UInt16) -> Bool { _set._contains(UInt32(character)) }
  func longCharacterIsMember(_ scalar: UInt32) -> Bool { _set._contains(scalar) }
  func isSuperset(of other: CharacterSet) -> Bool { _set.isSuperset(of: other) }
  func hasMemberInPlane(_ plane: UInt8) -> Bool {
    let first = UInt32(plane) << 16
    return (first..<(first + 0x10000)).contains { _set._contains($0) }
  }
  override var hash: Int { _set.hashValue }
  override func isEqual(_ object: Any?) -> Bool { (object as? NSCharacterSet)?._set == _set }
  func copy(with zone: NSZone? = nil) -> Any { self }
}
