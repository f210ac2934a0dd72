struct tm {
  var tm_sec: Int32 = 0
  var tm_min: Int32 = 0
  var tm_hour: Int32 = 0
  var tm_mday: Int32 = 0
  var tm_mon: Int32 = 0
  var tm_year: Int32 = 0
  var tm_wday: Int32 = 0
  var tm_yday: Int32 = 0
  var tm_isdst: Int32 = 0
  var tm_gmtoff: Int = 0
  var tm_zone: UnsafePointer<Int8>!
  init() {}
  init(
    tm_sec: Int32, tm_min: Int32, tm_hour: Int32, tm_mday: Int32, tm_mon: Int32, tm_year: Int32, tm_wday: Int32,
    tm_yday: Int32, tm_isdst: Int32, tm_gmtoff: Int, tm_zone: UnsafePointer<Int8>?
  ) {
    self.tm_sec = tm_sec
    self.tm_min = tm_min
    self.tm_hour = tm_hour
    self.tm_mday = tm_mday
    self.tm_mon = tm_mon
    self.tm_year = tm_year
    self.tm_wday = tm_wday
    self.tm_yday = tm_yday
    self.tm_isdst = tm_isdst
    self.tm_gmtoff = tm_gmtoff
    self.tm_zone = tm_zone
  }
}
func _calendarTime(_ time: Int, _ zone: String) -> tm {
  let date = _CivilDate(Date(timeIntervalSince1970: Double(time)))
  var made = tm()
  made.tm_sec = Int32(date.second)
  made.tm_min = Int32(date.minute)
  made.tm_hour = Int32(date.hour)
  made.tm_mday = Int32(date.day)
  made.tm_mon = Int32(date.month - 1)
  made.tm_year = Int32(date.year - 1_900)
  made.tm_wday = Int32(date.weekday)
  made.tm_yday = Int32(_dayNumber(date.year, date.month, date.day) - _dayNumber(date.year, 1, 1))
  made.tm_zone = UnsafePointer<Int8>(zone.utf8CString)
  return made
}
// Howard Hinnant's days_from_civil, counted from 1970.
func _dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
  let shifted = month <= 2 ? year - 1 : year
  let era = _CivilDate._floor(shifted, 400)
  let ofEra = shifted - era * 400
  let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
}
func gmtime(_ time: UnsafePointer<Int>) -> UnsafeMutablePointer<tm>! {
  UnsafeMutablePointer<tm>(_to: _calendarTime(time.pointee, "GMT"))
}
@discardableResult
func gmtime_r(_ time: UnsafePointer<Int>, _ result: UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm>! {
  result.pointee = _calendarTime(time.pointee, "GMT")
  return result
}
func localtime(_ time: UnsafePointer<Int>) -> UnsafeMutablePointer<tm>! {
  UnsafeMutablePointer<tm>(_to: _calendarTime(time.pointee, "UTC"))
}
@discardableResult
func localtime_r(_ time: UnsafePointer<Int>, _ result: UnsafeMutablePointer<tm>) -> UnsafeMutablePointer<tm>! {
  result.pointee = _calendarTime(time.pointee, "UTC")
  return result
}
// Fields beyond their ends count on, and are put right.
func timegm(_ parts: UnsafeMutablePointer<tm>) -> Int {
  let given = parts.pointee
  let months = Int(given.tm_year) * 12 + Int(given.tm_mon)
  let year = _CivilDate._floor(months, 12)
  let days = _dayNumber(year + 1_900, months - year * 12 + 1, 1) + Int(given.tm_mday) - 1
  let time = ((days * 24 + Int(given.tm_hour)) * 60 + Int(given.tm_min)) * 60 + Int(given.tm_sec)
  parts.pointee = _calendarTime(time, "UTC")
  return time
}
func mktime(_ parts: UnsafeMutablePointer<tm>) -> Int { timegm(parts) }
func difftime(_ end: Int, _ start: Int) -> Double { Double(end - start) }
func strftime(_ buffer: UnsafeMutablePointer<Int8>, _ size: Int, _ format: String, _ time: UnsafePointer<tm>) -> Int {
  let bytes = _timeText(format, time.pointee).utf8CString
  if bytes.count > size { return 0 }
  for (place, byte) in bytes.enumerated() { buffer[place] = byte }
  return bytes.count - 1
}
func _timeText(_ format: String, _ time: tm) -> String {
  var result = ""
  var isField = false
  for character in format {
    if isField {
      result += _timeField(character, time)
    } else if character != "%" {
      result.append(character)
    }
    isField = !isField && character == "%"
  }
  return result
}
func _timeField(_ letter: Character, _ time: tm) -> String {
  let weekday = _CivilDate._weekdays[Int(time.tm_wday)]
  let month = _CivilDate._months[Int(time.tm_mon)]
  let year = Int(time.tm_year) + 1_900
  let hour = (Int(time.tm_hour) + 11) % 12 + 1
  let two = { (number: Int) in _CivilDate._padded(number, 2) }
  switch letter {
  case "Y": return String(year)
  case "C": return two(year / 100)
  case "y": return two(year % 100)
  case "m": return two(Int(time.tm_mon) + 1)
  case "d": return two(Int(time.tm_mday))
  case "e": return time.tm_mday < 10 ? " \(time.tm_mday)" : "\(time.tm_mday)"
  case "H": return two(Int(time.tm_hour))
  case "I": return two(hour)
  case "M": return two(Int(time.tm_min))
  case "S": return two(Int(time.tm_sec))
  case "j": return _CivilDate._padded(Int(time.tm_yday) + 1, 3)
  case "p": return time.tm_hour < 12 ? "AM" : "PM"
  case "a": return String(weekday.prefix(3))
  case "A": return weekday
  case "b", "h": return String(month.prefix(3))
  case "B": return month
  case "u": return String(time.tm_wday == 0 ? 7 : time.tm_wday)
  case "w": return String(time.tm_wday)
  case "z": return "+0000"
  case "Z": return time.tm_zone == nil ? "" : String(cString: time.tm_zone)
  case "F": return _timeText("%Y-%m-%d", time)
  case "T", "X": return _timeText("%H:%M:%S", time)
  case "R": return _timeText("%H:%M", time)
  case "D", "x": return _timeText("%m/%d/%y", time)
  case "r": return _timeText("%I:%M:%S %p", time)
  case "c": return _timeText("%a %b %e %H:%M:%S %Y", time)
  case "n": return "\n"
  case "t": return "\t"
  case "%": return "%"
  default: return "%" + String(letter)
  }
}
