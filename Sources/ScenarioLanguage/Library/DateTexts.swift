/// Foundation's formatters of dates, as far as they do not depend on where somebody lives: patterns of letters, in Greenwich's time.
extension LibraryArea {
  static let dateTexts = LibraryArea(
    name: "DateTexts",
    module: "Foundation",
    provides: ["DateFormatter", "ISO8601DateFormatter", "Locale", "TimeZone", "_CivilDate"],
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
            let name = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"][month - 1]
            return width == 3 ? String(name.prefix(3)) : name
          case "d": return _CivilDate._padded(day, width)
          case "E":
            let name = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][weekday]
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
          identifier = "GMT"
          _seconds = seconds
        }
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
          let civil = _CivilDate(date + Double(timeZone.secondsFromGMT()))
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
      }
      class ISO8601DateFormatter {
        init() {}
        func string(from date: Date) -> String {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
          return formatter.string(from: date)
        }
      }
      """#)
}
