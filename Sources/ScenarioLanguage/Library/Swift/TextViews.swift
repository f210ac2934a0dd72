/// The units that texts are made of: views whose positions are those of the text. A position is an offset in UTF-8; the second half
/// of a surrogate pair lies two bytes behind the first.
extension LibraryArea {
  static let textViews = LibraryArea(
    name: "TextViews",
    provides: View.all.flatMap { ["_String" + $0.name, "_Substring" + $0.name] },
    source: Array((wholeViews + partViews).utf8))

  private struct View {
    let name: String
    let element: String
    /// Which units the natives count.
    let number: Int
    /// The units of a text as an array.
    let array: String
    let shown: String

    static let all = [
      View(name: "UTF8View", element: "UInt8", number: 0, array: "_bytes", shown: "UTF8View"),
      View(name: "UTF16View", element: "UInt16", number: 1, array: "_utf16", shown: "StringUTF16"),
      View(
        name: "UnicodeScalarView", element: "Unicode.Scalar", number: 2, array: "_scalarArray", shown: "StringUnicodeScalarView"),
    ]

    /// The element of the number that the native answers.
    func element(_ number: String) -> String {
      element == "Unicode.Scalar" ? "Unicode.Scalar(_value: UInt32(\(number)))" : "\(element)(\(number))"
    }

    /// What views of texts and of parts of texts have alike.
    func members(of owner: String) -> String {
      """
          typealias Element = \(element)
          typealias Index = _StringIndex
          typealias Iterator = ArrayIterator<\(element)>
          typealias SubSequence = _Substring\(name)
          var startIndex: _StringIndex { _StringIndex(_offset: _start) }
          var endIndex: _StringIndex { _StringIndex(_reached: _end) }
          var isEmpty: Bool { _start == _end }
          var count: Int { \(number == 0 ? "_end - _start" : "_unitDistance(_whole, \(number), _start, _end)") }
          func makeIterator() -> ArrayIterator<\(element)> { ArrayIterator(_array: _array()) }
          func index(after i: _StringIndex) -> _StringIndex {
            _StringIndex(_offset: \(number == 0 ? "i._offset + 1" : "_moveUnits(_whole, \(number), i._offset, 1)"))
          }
          func index(before i: _StringIndex) -> _StringIndex { index(i, offsetBy: -1) }
          func index(_ i: _StringIndex, offsetBy distance: Int) -> _StringIndex {
            let found = _moveUnits(_whole, \(number), i._offset, distance)
            return distance == 0 ? i : _StringIndex(_reached: found)
          }
          func index(_ i: _StringIndex, offsetBy distance: Int, limitedBy limit: _StringIndex) -> _StringIndex? {
            let left = _unitDistance(_whole, \(number), i._offset, limit._offset)
            if distance < 0 ? left <= 0 && distance < left : left >= 0 && distance > left { return nil }
            return index(i, offsetBy: distance)
          }
          func distance(from start: _StringIndex, to end: _StringIndex) -> Int {
            _unitDistance(_whole, \(number), start._offset, end._offset)
          }
          subscript(position: _StringIndex) -> \(element) {
            if position._offset < _start || position._offset >= _end { _fatal("String index is out of bounds") }
            return \(element("_unit(_whole, \(number), position._offset)"))
          }
          subscript(bounds: Range<_StringIndex>) -> _Substring\(name) {
            if bounds.lowerBound._offset < _start || bounds.upperBound._offset > _end { _fatal("\(owner) index range is out of bounds") }
            return _Substring\(name)(_whole: _whole, _start: bounds.lowerBound._offset, _end: bounds.upperBound._offset)
          }

      """
    }

    var storage: String {
      number == 0
        ? """
            func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R? {
              try _array().withContiguousStorageIfAvailable(body)
            }

        """ : ""
    }

    /// Only scalars can be replaced: any of them in a row are a text.
    var kind: String { number == 2 ? "BidirectionalCollection, RangeReplaceableCollection" : "BidirectionalCollection" }
  }

  private static let wholeViews = View.all.map { view in
    """
    struct _String\(view.name): \(view.kind), CustomStringConvertible, CustomDebugStringConvertible {
        var _whole: String
        init(_ text: String) { _whole = text }
        var _start: Int { 0 }
        var _end: Int { _byteCount(_whole) }
        func _array() -> [\(view.element)] { \(view.array)(_whole) }
        var description: String { _whole }
        var debugDescription: String { "\(view.shown)(" + _whole.debugDescription + ")" }
    \(view.members(of: "String"))\(view.storage)\(view.number == 2 ? replacing(end: "") : "")}

    """
  }.joined()

  private static let partViews = View.all.map { view in
    """
    struct _Substring\(view.name): \(view.kind) {
        var _whole: String
        var _start: Int
        var _end: Int
        init(_whole: String, _start: Int, _end: Int) {
          self._whole = _whole
          self._start = _start
          self._end = _end
        }
        var base: _String\(view.name) { _String\(view.name)(_whole) }
        func _array() -> [\(view.element)] {
    \(arrayOfPart(view))
        }
    \(view.members(of: "Substring"))\(view.storage)\(view.number == 2 ? replacing(end: "_end += _byteCount(text) - (end - start)") : "")}

    """
  }.joined()

  /// A part may begin or end within a character, of bytes even within a scalar.
  private static func arrayOfPart(_ view: View) -> String {
    view.number == 2
      ? "      _scalarArray(_part(_whole, _start, _end))"
      : """
            let skipped = \(view.number == 0 ? "_start" : "_unitDistance(_whole, 1, 0, _start)")
            return Array(\(view.array)(_whole)[skipped..<skipped + count])
      """
  }

  private static func replacing(end: String) -> String {
    #"""
        init() { \#(end.isEmpty ? #"self = "".unicodeScalars"# : #"self.init(_whole: "", _start: 0, _end: 0)"#) }
        init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar {
          self.init()
          _replace(0, 0, _fromScalars(elements._array()))
        }
        mutating func _replace(_ start: Int, _ end: Int, _ text: String) {
          let all = _byteCount(_whole)
          _whole = start == all ? _whole + text : _part(_whole, 0, start) + text + _part(_whole, end, all)
          \#(end)
        }
        mutating func append(_ element: Unicode.Scalar) { _replace(_end, _end, element.description) }
        mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == Unicode.Scalar {
          _replace(_end, _end, _fromScalars(elements._array()))
        }
        mutating func insert(_ element: Unicode.Scalar, at i: _StringIndex) { _replace(i._offset, i._offset, element.description) }
        mutating func insert<S: Sequence>(contentsOf elements: S, at i: _StringIndex) where S.Element == Unicode.Scalar {
          _replace(i._offset, i._offset, _fromScalars(elements._array()))
        }
        mutating func replaceSubrange<C: Collection>(_ bounds: Range<_StringIndex>, with elements: C)
        where C.Element == Unicode.Scalar {
          _replace(bounds.lowerBound._offset, bounds.upperBound._offset, _fromScalars(elements._array()))
        }
        mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ bounds: R, with elements: C)
        where C.Element == Unicode.Scalar, R.Bound == _StringIndex {
          replaceSubrange(bounds.relative(to: self), with: elements)
        }
        mutating func removeSubrange(_ bounds: Range<_StringIndex>) {
          _replace(bounds.lowerBound._offset, bounds.upperBound._offset, "")
        }
        mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == _StringIndex {
          removeSubrange(bounds.relative(to: self))
        }

    """# + removingScalars
  }

  private static let removingScalars = #"""
        @discardableResult mutating func remove(at i: _StringIndex) -> Unicode.Scalar {
          let removed = self[i]
          _replace(i._offset, index(after: i)._offset, "")
          return removed
        }
        @discardableResult mutating func removeFirst() -> Unicode.Scalar {
          if isEmpty { _fatal("Can't remove first element from an empty collection") }
          return remove(at: startIndex)
        }
        mutating func removeFirst(_ amount: Int) { _replace(_start, index(startIndex, offsetBy: amount)._offset, "") }
        @discardableResult mutating func removeLast() -> Unicode.Scalar {
          if isEmpty { _fatal("Can't remove last element from an empty collection") }
          return remove(at: index(before: endIndex))
        }
        mutating func removeLast(_ amount: Int) { _replace(index(endIndex, offsetBy: -amount)._offset, _end, "") }
        mutating func popFirst() -> Unicode.Scalar? { isEmpty ? nil : removeFirst() }
        mutating func popLast() -> Unicode.Scalar? { isEmpty ? nil : removeLast() }
        mutating func reserveCapacity(_ capacity: Int) {}
        mutating func removeAll(keepingCapacity: Bool = false) { _replace(_start, _end, "") }
        mutating func removeAll(where shouldRemove: (Unicode.Scalar) throws -> Bool) rethrows {
          _replace(_start, _end, _fromScalars(try _array().filter { !(try shouldRemove($0)) }))
        }
        func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> Self { Self(try _array().filter(isIncluded)) }
        static func + <S: Sequence>(left: Self, right: S) -> Self where S.Element == Unicode.Scalar {
          var result = left
          result.append(contentsOf: right)
          return result
        }
        static func += <S: Sequence>(left: inout Self, right: S) where S.Element == Unicode.Scalar { left.append(contentsOf: right) }

    """#
}
