/// A number as decimal digits: 0.d₁d₂d₃… times a power of ten.
struct _WrittenNumber {
  var _digits: [Int] = []
  var _point = 0
  var _isNegative = false
  init(_ text: String) {
    var rest = text
    if rest.hasPrefix("-") {
      _isNegative = true
      rest = String(rest.dropFirst())
    }
    let halves = rest.lowercased().components(separatedBy: "e")
    let parts = halves[0].components(separatedBy: ".")
    _digits = _characters(parts.joined()).map { $0.wholeNumberValue ?? 0 }
    _point = parts[0].count + (halves.count > 1 ? Int(halves[1]) ?? 0 : 0)
    _trim()
  }
  mutating func _trim() {
    while _digits.first == 0 {
      _digits.removeFirst()
      _point -= 1
    }
    while _digits.last == 0 { _digits.removeLast() }
    if _digits.isEmpty { _point = 0 }
  }
  /// Keeps so many digits, which may be none or fewer than none.
  mutating func _cut(_ count: Int, _ mode: NumberFormatter.RoundingMode) {
    if count >= _digits.count { return }
    let next = count >= 0 ? _digits[count] : 0
    let isHalf = next == 5 && count + 1 == _digits.count
    let isAbove = next > 5 || next == 5 && !isHalf
    let last = count > 0 ? _digits[count - 1] : 0
    _digits = count > 0 ? Array(_digits[..<count]) : []
    var goesUp = false
    switch mode {
    case .ceiling: goesUp = !_isNegative
    case .floor: goesUp = _isNegative
    case .down: goesUp = false
    case .up: goesUp = true
    case .halfEven: goesUp = isAbove || isHalf && last % 2 == 1
    case .halfDown: goesUp = isAbove
    case .halfUp: goesUp = isAbove || isHalf
    }
    if goesUp {
      if count <= 0 {
        _digits = [1]
        _point = _point - count + 1
        return
      }
      var index = count - 1
      while index >= 0 && _digits[index] == 9 {
        _digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        _digits[index] += 1
      } else {
        _digits.insert(1, at: 0)
        _point += 1
      }
    }
    _trim()
  }
  var _whole: String { _point <= 0 ? "" : (0..<_point).map { $0 < _digits.count ? String(_digits[$0]) : "0" }.joined() }
  var _fraction: String {
    if _digits.isEmpty || _point >= _digits.count { return "" }
    if _point < 0 { return String(repeating: "0", count: -_point) + _digits.map { String($0) }.joined() }
    return _digits[_point...].map { String($0) }.joined()
  }
  static func _grouped(_ text: String, _ separator: String, _ size: Int, _ next: Int) -> String {
    var groups: [String] = []
    var rest = text
    while rest.count > (groups.isEmpty ? size : next) {
      let width = groups.isEmpty ? size : next
      groups.insert(String(rest.suffix(width)), at: 0)
      rest = String(rest.dropLast(width))
    }
    return ([rest] + groups).joined(separator: separator)
  }
}
