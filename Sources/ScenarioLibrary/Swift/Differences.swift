// What turns one collection into another.
enum _CollectionDifferenceChange<ChangeElement> {
  case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
  case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
  var _offset: Int {
    switch self {
    case .insert(let offset, _, _): return offset
    case .remove(let offset, _, _): return offset
    }
  }
  var _other: Int? {
    switch self {
    case .insert(_, _, let other): return other
    case .remove(_, _, let other): return other
    }
  }
  var _isRemoval: Bool {
    if case .remove = self { return true }
    return false
  }
}
struct CollectionDifference<ChangeElement>: Collection {
  typealias Change = _CollectionDifferenceChange<ChangeElement>
  typealias Element = _CollectionDifferenceChange<ChangeElement>
  typealias Index = Int
  let insertions: [Change]
  let removals: [Change]
  init(_insertions: [Change], _removals: [Change]) {
    insertions = _insertions
    removals = _removals
  }
  /// Nil of what contradicts itself: two changes of one place, or a move that has only one end.
  init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
    var removed: [Int: Change] = [:]
    var inserted: [Int: Change] = [:]
    for change in changes {
      if change._offset < 0 { return nil }
      if change._isRemoval {
        if removed.updateValue(change, forKey: change._offset) != nil { return nil }
      } else if inserted.updateValue(change, forKey: change._offset) != nil {
        return nil
      }
    }
    for (offset, change) in removed {
      if let other = change._other, inserted[other]?._other != offset { return nil }
    }
    for (offset, change) in inserted {
      if let other = change._other, removed[other]?._other != offset { return nil }
    }
    insertions = inserted.keys.sorted().compactMap { inserted[$0] }
    removals = removed.keys.sorted().compactMap { removed[$0] }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { removals.count + insertions.count }
  var count: Int { endIndex }
  func index(after position: Int) -> Int { position + 1 }
  subscript(position: Int) -> Change {
    position < removals.count ? removals[removals.count - 1 - position] : insertions[position - removals.count]
  }
  func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference<ChangeElement>(
      _insertions: removals.map { _inverse($0) }, _removals: insertions.map { _inverse($0) })
  }
  func _inverse(_ change: Change) -> Change {
    switch change {
    case .insert(let offset, let element, let other): return .remove(offset: offset, element: element, associatedWith: other)
    case .remove(let offset, let element, let other): return .insert(offset: offset, element: element, associatedWith: other)
    }
  }
}
extension _CollectionDifferenceChange: Equatable where ChangeElement: Equatable {}
extension _CollectionDifferenceChange: Hashable where ChangeElement: Hashable {}
extension CollectionDifference: Equatable where ChangeElement: Equatable {}
extension CollectionDifference: Hashable where ChangeElement: Hashable {}
extension CollectionDifference where ChangeElement: Hashable {
  /// What is removed once and inserted once has moved.
  func inferringMoves() -> CollectionDifference<ChangeElement> {
    let (removed, inserted) = (_places(removals), _places(insertions))
    return CollectionDifference<ChangeElement>(
      _insertions: insertions.map { change in
        guard case .insert(let offset, let element, _) = change, let from = removed[element], from >= 0,
          let to = inserted[element], to >= 0
        else { return change }
        return .insert(offset: offset, element: element, associatedWith: from)
      },
      _removals: removals.map { change in
        guard case .remove(let offset, let element, _) = change, let from = removed[element], from >= 0,
          let to = inserted[element], to >= 0
        else { return change }
        return .remove(offset: offset, element: element, associatedWith: to)
      })
  }
  /// -1 for what changes more than once.
  func _places(_ changes: [Change]) -> [ChangeElement: Int] {
    var result: [ChangeElement: Int] = [:]
    for change in changes {
      switch change {
      case .insert(let offset, let element, _): result[element] = result[element] == nil ? offset : -1
      case .remove(let offset, let element, _): result[element] = result[element] == nil ? offset : -1
      }
    }
    return result
  }
}
/// A part of the grid whose columns are what was there and whose rows are what is there now.
struct _DifferenceBox {
  var _left: Int
  var _top: Int
  var _right: Int
  var _bottom: Int
}
/// A step to the right removes, one down inserts, and a diagonal keeps; behind a step, or before it, as many diagonals as there are.
struct _DifferenceSnake {
  let _fromX: Int
  let _fromY: Int
  let _toX: Int
  let _toY: Int
  let _beginsWithStep: Bool
}
/// Myers' algorithm in linear space: ways from both ends meet in the middle of a shortest one, and what is before and behind that place is
/// taken apart in the same way. Of several shortest ones it is the one that Swift's takes, and it compares what that does.
struct _DifferenceFinder<Value> {
  let _old: [Value]
  let _new: [Value]
  var _isRemoved: [Bool]
  var _isInserted: [Bool]
  init(_ old: [Value], _ new: [Value]) {
    _old = old
    _new = new
    _isRemoved = Array(repeating: false, count: old.count)
    _isInserted = Array(repeating: false, count: new.count)
  }
  func _trimmed(_ whole: _DifferenceBox, _ isSame: (Value, Value) -> Bool) -> _DifferenceBox {
    var box = whole
    while box._left < box._right && box._top < box._bottom && isSame(_old[box._left], _new[box._top]) {
      box._left += 1
      box._top += 1
    }
    while box._left < box._right && box._top < box._bottom && isSame(_old[box._right - 1], _new[box._bottom - 1]) {
      box._right -= 1
      box._bottom -= 1
    }
    return box
  }
  mutating func _find(_ box: _DifferenceBox, _ isSame: (Value, Value) -> Bool) {
    if box._left == box._right || box._top == box._bottom {
      for column in box._left..<box._right { _isRemoved[column] = true }
      for row in box._top..<box._bottom { _isInserted[row] = true }
      return
    }
    let snake = _middle(box, isSame)
    let (width, height) = (snake._toX - snake._fromX, snake._toY - snake._fromY)
    if width > height { _isRemoved[snake._beginsWithStep ? snake._fromX : snake._toX - 1] = true }
    if width < height { _isInserted[snake._beginsWithStep ? snake._fromY : snake._toY - 1] = true }
    var (before, behind) = (box, box)
    (before._right, before._bottom) = (snake._fromX, snake._fromY)
    (behind._left, behind._top) = (snake._toX, snake._toY)
    before = _trimmed(before, isSame)
    behind = _trimmed(behind, isSame)
    _find(before, isSame)
    _find(behind, isSame)
  }
  func _middle(_ box: _DifferenceBox, _ isSame: (Value, Value) -> Bool) -> _DifferenceSnake {
    let (width, height) = (box._right - box._left, box._bottom - box._top)
    let delta = width - height
    let most = (width + height + 1) / 2
    let center = most + 1
    // By diagonal: the furthest column from the start, and the furthest row from the end.
    var columns = [Int](repeating: box._left, count: 2 * center + 1)
    var rows = [Int](repeating: box._bottom, count: 2 * center + 1)
    for depth in 0...most {
      for diagonal in stride(from: depth, through: -depth, by: -2) {
        let (below, above) = (columns[center + diagonal - 1], columns[center + diagonal + 1])
        let isDown = diagonal == -depth || diagonal != depth && below < above
        let fromX = isDown ? above : below
        var x = isDown ? above : below + 1
        var y = box._top + x - box._left - diagonal
        let fromY = depth == 0 || !isDown ? y : y - 1
        while x < box._right && y < box._bottom && isSame(_old[x], _new[y]) {
          x += 1
          y += 1
        }
        columns[center + diagonal] = x
        let other = diagonal - delta
        if delta % 2 != 0 && abs(other) < depth && y >= rows[center + other] {
          return _DifferenceSnake(_fromX: fromX, _fromY: fromY, _toX: x, _toY: y, _beginsWithStep: true)
        }
      }
      for diagonal in stride(from: depth, through: -depth, by: -2) {
        let (below, above) = (rows[center + diagonal - 1], rows[center + diagonal + 1])
        let isLeft = diagonal == -depth || diagonal != depth && below > above
        let toY = isLeft ? above : below
        var y = isLeft ? above : below - 1
        let other = diagonal + delta
        var x = box._left + y - box._top + other
        let toX = depth == 0 || !isLeft ? x : x + 1
        while x > box._left && y > box._top && isSame(_old[x - 1], _new[y - 1]) {
          x -= 1
          y -= 1
        }
        rows[center + diagonal] = y
        if delta % 2 == 0 && abs(other) <= depth && x <= columns[center + other] {
          return _DifferenceSnake(_fromX: x, _fromY: y, _toX: toX, _toY: toY, _beginsWithStep: false)
        }
      }
    }
    _fatal("Ways from both ends meet")
  }
}
extension BidirectionalCollection {
  func difference<C: BidirectionalCollection>(
    from other: C, by areEquivalent: (Element, Element) -> Bool
  ) -> CollectionDifference<Element> where C.Element == Element {
    let (old, new) = (other._array(), _array())
    var finder = _DifferenceFinder<Element>(old, new)
    let whole = _DifferenceBox(_left: 0, _top: 0, _right: old.count, _bottom: new.count)
    finder._find(finder._trimmed(whole, areEquivalent), areEquivalent)
    return CollectionDifference<Element>(
      _insertions: new.indices.filter { finder._isInserted[$0] }.map {
        .insert(offset: $0, element: new[$0], associatedWith: nil)
      },
      _removals: old.indices.filter { finder._isRemoved[$0] }.map { .remove(offset: $0, element: old[$0], associatedWith: nil) })
  }
}
extension BidirectionalCollection where Element: Equatable {
  func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element> where C.Element == Element {
    difference(from: other, by: { $0 == $1 })
  }
}
extension RangeReplaceableCollection {
  func applying(_ difference: CollectionDifference<Element>) -> Self? {
    var elements = _array()
    for change in difference {
      switch change {
      case .remove(let offset, _, _):
        if offset >= elements.count { return nil }
        elements.remove(at: offset)
      case .insert(let offset, let element, _):
        if offset > elements.count { return nil }
        elements.insert(element, at: offset)
      }
    }
    var result = Self()
    result.append(contentsOf: elements)
    return result
  }
}
