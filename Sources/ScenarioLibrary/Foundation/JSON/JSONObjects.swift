final class JSONSerialization {
  struct ReadingOptions: OptionSet {
    let rawValue: UInt
    static let mutableContainers = ReadingOptions(rawValue: 1)
    static let mutableLeaves = ReadingOptions(rawValue: 2)
    static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    static let allowFragments = ReadingOptions(rawValue: 4)
  }
  struct WritingOptions: OptionSet {
    let rawValue: UInt
    static let prettyPrinted = WritingOptions(rawValue: 1)
    static let sortedKeys = WritingOptions(rawValue: 2)
    static let fragmentsAllowed = WritingOptions(rawValue: 4)
    static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }
  static func jsonObject(with data: Data, options: JSONSerialization.ReadingOptions = []) throws -> Any {
    do {
      var reader = _JSONReader(data._array())
      let value = try reader._document()
      switch value {
      case .array, .object: break
      default:
        if !options.contains(.fragmentsAllowed) {
          throw _failure("JSON text did not start with array or object and option to allow fragments not set.")
        }
      }
      return _jsonObject(value)
    } catch _JSONError.end {
      throw _failure("Unexpected end of file during JSON parse.")
    } catch _JSONError.character(let index) {
      throw _failure("Invalid value around character \(index).")
    } catch _JSONError.depth {
      throw _failure("Too many nested arrays or dictionaries.")
    }
  }
  static func data(withJSONObject object: Any, options: JSONSerialization.WritingOptions = []) throws -> Data {
    let format = JSONEncoder.OutputFormatting(rawValue: options.rawValue)
    guard let root = _jsonNode(object, format), root._kind != .literal || options.contains(.fragmentsAllowed) else {
      throw _failure("Invalid object cannot be serialized")
    }
    var text = ""
    root._write(into: &text, format, "")
    return Data(_bytes(text))
  }
  static func isValidJSONObject(_ object: Any) -> Bool {
    guard let root = _jsonNode(object, []) else { return false }
    return root._kind != .literal
  }
  static func _failure(_ text: String) -> Error {
    CocoaError(.propertyListReadCorrupt, userInfo: ["NSDebugDescription": text])
  }
}
func _jsonObject(_ value: _JSONValue) -> Any {
  switch value {
  case .null: return NSNull()
  case .bool(let flag): return NSNumber(_flag: flag)
  case .number(let text):
    if let whole = Int(text) { return NSNumber(value: whole) }
    if let large = UInt64(text) { return NSNumber(value: large) }
    return NSNumber(value: Double(text) ?? 0)
  case .string(let text): return text
  case .array(let items): return items.map { _jsonObject($0) }
  case .object(let members): return members.mapValues { _jsonObject($0) }
  }
}
/// Nil for what JSON has no form for.
func _jsonNode(_ value: Any, _ format: JSONEncoder.OutputFormatting) -> _JSONNode? {
  let node = _JSONNode()
  node._kind = .literal
  if let text = value as? String {
    node._text = _jsonText(text, !format.contains(.withoutEscapingSlashes))
  } else if let number = value as? NSNumber {
    node._text = number._jsonText
  } else if let flag = value as? Bool {
    node._text = flag ? "true" : "false"
  } else if let number = _anyNumber(value) {
    node._text = number._fraction != 0 ? NSNumber(value: number._fraction)._jsonText : String(number._whole)
  } else if value is NSNull {
    node._text = "null"
  } else if let items = value as? [Any] {
    node._kind = .array
    for item in items {
      guard let made = _jsonNode(item, format) else { return nil }
      node._items.append(made)
    }
  } else if let members = value as? [String: Any] {
    node._kind = .object
    for (key, member) in members {
      guard let made = _jsonNode(member, format) else { return nil }
      node._members[key] = made
    }
  } else {
    return nil
  }
  return node
}
func _castInteger<T: FixedWidthInteger>(_ value: Any) -> T? {
  guard let number = value as? _NumberObject else { return nil }
  if let whole = number._whole { return T(exactly: whole) }
  return T(exactly: number.doubleValue)
}
func _castFloating<T: BinaryFloatingPoint>(_ value: Any) -> T? {
  guard let number = value as? _NumberObject else { return nil }
  return T(number.doubleValue)
}
func _castBool(_ value: Any) -> Bool? {
  guard let number = value as? _NumberObject, number.doubleValue == 0 || number.doubleValue == 1 else { return nil }
  return number.doubleValue != 0
}
