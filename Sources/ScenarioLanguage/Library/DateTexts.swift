/// Foundation's formatters of dates, as far as they do not depend on where somebody lives: patterns of letters, in Greenwich's time.
extension LibraryArea {
  static let dateTexts = LibraryArea(
    name: "DateTexts",
    module: "Foundation",
    provides: ["DateFormatter", "ISO8601DateFormatter", "Locale", "TimeZone", "_CivilDate", "_DateReader"],
    source: #"""
      struct _CivilDate {
        let year: Int
        let month: Int
        let day: Int
        let hour: Int
        let minute: Int
        let second: Int
        let nanosecond: Int
        let weekday: Int
        /// Howard Hinnant's civil_from_days.
        init(_ date: Date) {
          let exact = date.timeIntervalSince1970
          let whole = floor(exact)
          let seconds = Int(whole)
          nanosecond = min(Int(((exact - whole) * 1_000_000_000).rounded()), 999_999_999)
          let days = _CivilDate._floor(seconds, 86_400)
          let ofDay = seconds - days * 86_400
          hour = ofDay / 3_600
          minute = ofDay / 60 % 60
          second = ofDay % 60
          weekday = (days % 7 + 11) % 7
          let shifted = days + 719_468
          let era = _CivilDate._floor(shifted, 146_097)
          let dayOfEra = shifted - era * 146_097
          let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
          let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
          let shiftedMonth = (5 * dayOfYear + 2) / 153
          day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
          month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
          year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        }
        static let _months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
        static let _weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
        static func _floor(_ value: Int, _ divisor: Int) -> Int { value >= 0 ? value / divisor : (value + 1) / divisor - 1 }
        static func _padded(_ value: Int, _ width: Int) -> String {
          let text = String(value)
          return text.count < width ? String(repeating: "0", count: width - text.count) + text : text
        }
        func _field(_ letter: Character, _ width: Int) -> String {
          switch letter {
          case "y": return width == 2 ? _CivilDate._padded(year % 100, 2) : _CivilDate._padded(year, width)
          case "M":
            if width < 3 { return _CivilDate._padded(month, width) }
            let name = _CivilDate._months[month - 1]
            return width == 3 ? String(name.prefix(3)) : name
          case "d": return _CivilDate._padded(day, width)
          case "E":
            let name = _CivilDate._weekdays[weekday]
            return width < 4 ? String(name.prefix(3)) : name
          case "H": return _CivilDate._padded(hour, width)
          case "h": return _CivilDate._padded((hour + 11) % 12 + 1, width)
          case "m": return _CivilDate._padded(minute, width)
          case "s": return _CivilDate._padded(second, width)
          case "S": return String((_CivilDate._padded(nanosecond, 9) + String(repeating: "0", count: width)).prefix(width))
          case "a": return hour < 12 ? "AM" : "PM"
          default: fatalError("A DateFormatter here has no letter '\(letter)'; it knows y M d E H h m s S a")
          }
        }
      }
      /// Goes over a text as a pattern of letters says; signs between them may be others of their kind, as in ICU.
      struct _DateReader {
        let _text: [Character]
        var _index = 0
        var _fields: [Character: Int] = [:]
        var _offset: Int? = nil
        init(_ text: String) { _text = Array(text) }
        var _isAtEnd: Bool { _index >= _text.count }
        mutating func _skipBlanks() { while !_isAtEnd && _text[_index].isWhitespace { _index += 1 } }
        mutating func _number(_ width: Int) -> Int? {
          let start = _index
          while !_isAtEnd && _index - start < width && _text[_index].isASCII && _text[_index].isNumber { _index += 1 }
          return Int(String(_text[start..<_index]))
        }
        mutating func _name(_ names: [String]) -> Int? {
          let rest = String(_text[_index...]).lowercased()
          for (number, name) in names.enumerated() {
            for form in [name, String(name.prefix(3))] where rest.hasPrefix(form.lowercased()) {
              _index += form.count
              return number + 1
            }
          }
          return nil
        }
        mutating func _zone() -> Int? {
          if !_isAtEnd && (_text[_index] == "Z" || _text[_index] == "z") {
            _index += 1
            return 0
          }
          guard !_isAtEnd, _text[_index] == "+" || _text[_index] == "-" else { return nil }
          let sign = _text[_index] == "-" ? -1 : 1
          _index += 1
          guard let hours = _number(2) else { return nil }
          if !_isAtEnd && _text[_index] == ":" { _index += 1 }
          return sign * (hours * 3_600 + (_number(2) ?? 0) * 60)
        }
        mutating func _field(_ letter: Character, _ width: Int, _ isLimited: Bool) -> Bool {
          _skipBlanks()
          let start = _index
          switch letter {
          case "M" where width > 2: _fields["M"] = _name(_CivilDate._months)
          case "E": _fields["E"] = _name(_CivilDate._weekdays)
          case "a": _fields["a"] = _name(["AM", "PM"])
          case "Z", "X":
            _offset = _zone()
            return _offset != nil
          case "y", "M", "d", "H", "h", "m", "s", "S":
            _fields[letter] = _number(isLimited || letter == "S" ? width : 9)
            if letter == "S" && _index > start {
              _fields["S"] = Int((String(_text[start..<_index]) + "000000000").prefix(9))
            }
            if letter == "y" && width == 2 && _index - start == 2 { _fields["y"]! += _fields["y"]! > 50 ? 1_900 : 2_000 }
          default: fatalError("A DateFormatter here has no letter '\(letter)'; it knows y M d E H h m s S a Z")
          }
          return _fields[letter] != nil
        }
        /// `field`: the letter before.
        mutating func _sign(_ sign: Character, after field: Character?, isExact: Bool) -> Bool {
          guard !_isAtEnd else { return false }
          let found = _text[_index]
          _index += 1
          if found == sign { return true }
          guard !isExact, let field else { return false }
          let alike = "yMdE".contains(field) ? "-/.," : "Hhms".contains(field) ? "-.:" : ""
          return alike.contains(sign) && (alike.contains(found) || found.isWhitespace)
        }
        /// Howard Hinnant's days_from_civil.
        static func _days(_ year: Int, _ month: Int, _ day: Int) -> Int {
          let shifted = month > 2 ? year : year - 1
          let era = _CivilDate._floor(shifted, 400)
          let yearOfEra = shifted - era * 400
          let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
          return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        }
        func _date(_ offset: Int) -> Date {
          let hour = _fields["H"] ?? (_fields["h"] ?? 0) % 12 + ((_fields["a"] ?? 1) - 1) * 12
          let days = _DateReader._days(_fields["y"] ?? 2000, _fields["M"] ?? 1, _fields["d"] ?? 1)
          let seconds = days * 86_400 + hour * 3_600 + (_fields["m"] ?? 0) * 60 + (_fields["s"] ?? 0) - (_offset ?? offset)
          return Date(timeIntervalSince1970: Double(seconds) + Double(_fields["S"] ?? 0) / 1_000_000_000)
        }
        func _isInRange() -> Bool {
          let month = _fields["M"] ?? 1
          let lengths = [31, _DateReader._days(_fields["y"] ?? 2000, 3, 1) - _DateReader._days(_fields["y"] ?? 2000, 2, 1), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
          if month < 1 || month > 12 || (_fields["d"] ?? 1) < 1 || (_fields["d"] ?? 1) > lengths[month - 1] { return false }
          return (_fields["H"] ?? 0) < 24 && (_fields["h"] ?? 1) < 13 && (_fields["m"] ?? 0) < 60 && (_fields["s"] ?? 0) < 60
        }
        /// `2024-02-03T04:05:06Z`; the numbers may have more digits or, but for the year, fewer. `isLenient`: as a JSONDecoder reads it.
        static func _iso8601(_ text: String, isLenient: Bool) -> Date? {
          var reader = _DateReader(text)
          if !isLenient { reader._skipBlanks() }
          for (letter, width, end) in [("y", 4, "-"), ("M", 1, "-"), ("d", 1, "T"), ("H", 1, ":"), ("m", 1, ":"), ("s", 1, "")] as [(Character, Int, String)] {
            let start = reader._index
            reader._fields[letter] = reader._number(9)
            if reader._index - start < width { return nil }
            if end.isEmpty { continue }
            if reader._isAtEnd || String(reader._text[reader._index]) != end { return nil }
            reader._index += 1
          }
          let (month, day) = (reader._fields["M"] ?? 1, reader._fields["d"] ?? 1)
          if month < 1 || month > 12 || day < 1 || day > 31 { return nil }
          if !isLenient && ((reader._fields["m"] ?? 0) > 59 || (reader._fields["s"] ?? 0) > 59) { return nil }
          if isLenient && !reader._isAtEnd && reader._text[reader._index] == "." {
            reader._index += 1
            if !reader._field("S", 9, true) { return nil }
          }
          guard let offset = reader._zone() else { return nil }
          return reader._date(offset)
        }
      }
      struct Locale: Hashable {
        let identifier: String
        init(identifier: String) { self.identifier = identifier }
        static var current: Locale { Locale(identifier: "en_US_POSIX") }
        static var autoupdatingCurrent: Locale { current }
      }
      struct TimeZone: Hashable {
        let identifier: String
        let _seconds: Int
        init?(identifier: String) {
          if !["UTC", "GMT"].contains(identifier) { return nil }
          self.identifier = "GMT"
          _seconds = 0
        }
        init?(abbreviation: String) { self.init(identifier: abbreviation) }
        init?(secondsFromGMT seconds: Int) {
          let minutes = ((seconds < 0 ? -seconds : seconds) + 30) / 60
          if minutes > 1_080 || seconds > 64_800 || seconds < -64_800 { return nil }
          let digits = _CivilDate._padded(minutes / 60, 2) + _CivilDate._padded(minutes % 60, 2)
          identifier = minutes == 0 ? "GMT" : "GMT" + (seconds < 0 ? "-" : "+") + digits
          _seconds = seconds
        }
        /// What texts are shifted by: whole minutes, as in ICU.
        var _shift: Int { (_seconds < 0 ? -1 : 1) * (((_seconds < 0 ? -_seconds : _seconds) + 30) / 60) * 60 }
        func secondsFromGMT() -> Int { _seconds }
        static var current: TimeZone { TimeZone(secondsFromGMT: 0)! }
        static var gmt: TimeZone { current }
      }
      class DateFormatter {
        var dateFormat: String! = ""
        var locale: Locale! = Locale.current
        var timeZone: TimeZone! = TimeZone.current
        init() {}
        func string(from date: Date) -> String {
          let civil = _CivilDate(date + Double(timeZone._shift))
          let letters = Array(dateFormat ?? "")
          var result = ""
          var index = 0
          var isQuoted = false
          while index < letters.count {
            let letter = letters[index]
            if letter == "'" && index + 1 < letters.count && letters[index + 1] == "'" {
              result.append(letter)
              index += 2
            } else if letter == "'" {
              isQuoted.toggle()
              index += 1
            } else if isQuoted {
              result.append(letter)
              index += 1
            } else if letter.isASCII && letter.isLetter {
              var width = 1
              while index + width < letters.count && letters[index + width] == letter { width += 1 }
              result += civil._field(letter, width)
              index += width
            } else {
              result.append(letter)
              index += 1
            }
          }
          return result
        }
        func date(from text: String) -> Date? {
          let letters = Array(dateFormat ?? "")
          var reader = _DateReader(text)
          var index = 0
          var isQuoted = false
          var field: Character? = nil
          while index < letters.count {
            let letter = letters[index]
            if letter == "'" && index + 1 < letters.count && letters[index + 1] == "'" {
              if !reader._sign(letter, after: field, isExact: true) { return nil }
              index += 2
            } else if letter == "'" {
              isQuoted.toggle()
              index += 1
            } else if !isQuoted && letter.isASCII && letter.isLetter {
              var width = 1
              while index + width < letters.count && letters[index + width] == letter { width += 1 }
              index += width
              let isLimited = index < letters.count && letters[index].isLetter
              if !reader._field(letter, width, isLimited) { return nil }
              field = letter
            } else if letter.isWhitespace {
              reader._skipBlanks()
              index += 1
            } else {
              if !reader._sign(letter, after: field, isExact: isQuoted) { return nil }
              index += 1
            }
          }
          return reader._isAtEnd && reader._isInRange() ? reader._date(timeZone._shift) : nil
        }
      }
      class ISO8601DateFormatter {
        init() {}
        func date(from text: String) -> Date? { _DateReader._iso8601(text, isLenient: false) }
        func string(from date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
          return formatter.string(from: date)
        }
      }
      """#)
}
