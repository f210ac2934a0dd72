/// What the machine knows of a type: enough to print, compare, hash and cast its values.
struct RuntimeType: Sendable {
  /// As `print(type(of:))` writes it.
  var name: String
  /// With the module, as messages about casts and values inside collections write it: `scenario.Dog`.
  var reflectedName: String
  var kind: Kind
  var layout: Layout
  /// From one element of an array to the next in a compiled program.
  var stride: Int
  /// The function that makes the text of a value (`description`), for types that have their own; -1 otherwise.
  var describe: Int32 = -1
  var debugDescribe: Int32 = -1
  /// Types (protocols, superclasses) that `as?` accepts this one as, besides itself.
  var conformances: [Int32] = []
  /// Types that only `Mirror` asks for: what each case of an enum holds, -1 for nothing; the pairs of a dictionary.
  var reflection: [Int] = []
  /// An `AnyHashable`: casts look at the value that its first reference holds.
  var isErasure = false

  indirect enum Kind: Sendable {
    case int(bits: UInt8, signed: Bool)
    case double
    case float
    case bool
    case string
    case character
    case tuple([Field])
    case structure([Field])
    case enumeration([Case])
    case optional(Int, niche: Bool)
    case array(Int)
    case set(Int)
    case dictionary(key: Int, value: Int)
    case instance(Int)
    /// A boxed value of any type: `Any`, `any P`.
    case existential
    case function
    case metatype
    /// A Dispatch object or another opaque reference.
    case object

    /// The value is one reference to what knows its type.
    var isSelfDescribing: Bool {
      if case .existential = self { return true }
      if case .instance = self { return true }
      return false
    }
  }

  struct Field: Sendable {
    var label: String?
    var type: Int
    var offset: Layout
  }

  struct Case: Sendable {
    var name: String
    var payload: [Field]
    /// The payload is one reference to a box.
    var isIndirect = false
  }
}
