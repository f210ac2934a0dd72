// extensions: SubSequence of any collection
extension Collection {
  func ch(_ size: Int) -> [SubSequence] {
    var r: [SubSequence] = []; var s = startIndex;
    while s != endIndex { let e = index(s, offsetBy: size, limitedBy: endIndex) ?? endIndex; r.append(self[s..<e]); s = e };
    return r
  }
}
print((1...10).ch(4).map(Array.init))
print((1..<6).ch(4).map { $0.count }, (1...5).ch(2).map { Array($0) })
print([1, 2, 3].ch(2).map(Array.init), [1, 2, 3].ch(2), type(of: [1].ch(1)), type(of: (1..<6).ch(4)), type(of: "abc".ch(2)))
print(Set([1]).prefix(1).count, ["a": 1].dropFirst().isEmpty, Array(["a": 1].prefix(1))[0].key)
