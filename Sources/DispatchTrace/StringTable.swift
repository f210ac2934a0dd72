/// The texts of a trace, each stored once. Ids are handed out in order of first use, so they are deterministic.
public struct StringTable: Equatable, Sendable {
  private var texts: [String] = []
  private var ids: [String: StringID] = [:]

  /// No texts.
  package init() {}

  /// How many texts there are.
  public var count: Int { texts.count }

  /// The id of `text`, new or known. O(length of `text`) on average.
  package mutating func intern(_ text: String) -> StringID {
    if let known = ids[text] { return known }
    let id = StringID(texts.count)
    texts.append(text)
    ids[text] = id
    return id
  }

  /// The text of an id that this table handed out. O(1).
  public subscript(id: StringID) -> String { texts[id.offset] }

  /// The id of `text` if something in the trace has used it.
  public func id(of text: String) -> StringID? { ids[text] }

  /// The same texts with the same ids. O(length of all texts).
  public static func == (left: StringTable, right: StringTable) -> Bool { left.texts == right.texts }
}
