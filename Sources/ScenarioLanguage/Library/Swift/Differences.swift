/// What turns one collection into another.
extension LibraryArea {
  static let differences = #"""
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
    extension BidirectionalCollection {
      /// Myers' algorithm, and of several shortest ways the one that Swift's takes.
      func difference<C: BidirectionalCollection>(
        from other: C, by areEquivalent: (Element, Element) -> Bool
      ) -> CollectionDifference<Element> where C.Element == Element {
        let old: [Element] = other._array()
        let new = _array()
        let center = old.count + new.count + 1
        var reached = Array<Int>(repeating: 0, count: 2 * center + 1)
        var history: [[Int]] = []
        var x = 0
        var y = 0
        for depth in 0...(old.count + new.count) {
          let before = reached
          history.append(before)
          var diagonal = -depth
          var isDone = false
          while diagonal <= depth {
            let below = before[center + diagonal - 1]
            let above = before[center + diagonal + 1]
            x = diagonal == -depth || diagonal != depth && below < above ? above : below + 1
            y = x - diagonal
            while x < old.count && y < new.count {
              if !areEquivalent(old[x], new[y]) { break }
              x += 1
              y += 1
            }
            reached[center + diagonal] = x
            if x >= old.count && y >= new.count {
              isDone = true
              break
            }
            diagonal += 2
          }
          if isDone { break }
        }
        return _difference(old, new, history, center)
      }
      func _difference<Value>(
        _ old: [Value], _ new: [Value], _ history: [[Int]], _ center: Int
      ) -> CollectionDifference<Value> {
        var insertions: [_CollectionDifferenceChange<Value>] = []
        var removals: [_CollectionDifferenceChange<Value>] = []
        var x = old.count
        var y = new.count
        var depth = history.count - 1
        while depth > 0 {
          let reached = history[depth]
          let diagonal = x - y
          let (below, above) = (reached[center + diagonal - 1], reached[center + diagonal + 1])
          let isDown = diagonal == -depth || diagonal != depth && below < above
          let fromX = isDown ? above : below
          let fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1)
          if isDown {
            insertions.append(.insert(offset: fromY, element: new[fromY], associatedWith: nil))
          } else {
            removals.append(.remove(offset: fromX, element: old[fromX], associatedWith: nil))
          }
          x = fromX
          y = fromY
          depth -= 1
        }
        return CollectionDifference<Value>(_insertions: insertions.reversed(), _removals: removals.reversed())
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

    """#
}
