// dates: signs of a pattern may be others of their kind, as in ICU; a time zone made of seconds is one of whole minutes in texts
import Foundation
let f = DateFormatter()
f.locale = Locale(identifier: "en_US_POSIX")
f.timeZone = TimeZone(secondsFromGMT: 0)
func accepted(_ first: String, _ second: String, _ before: String, _ after: String) {
  for sign in "-/.,: _;'*+x" {
    var found = ""
    for other in "-/.,: _;'*+x|\\()[]!?#" {
      let written = sign == "'" ? "''" : sign.isLetter ? "'\(sign)'" : "\(sign)"
      f.dateFormat = first + written + second
      if f.date(from: before + "\(other)" + after) != nil { found.append(other) }
    }
    print(first, sign, second, "[" + found + "]")
  }
}
accepted("yyyy", "MM", "2024", "02")
accepted("HH", "mm", "10", "20")
accepted("dd", "MM", "10", "02")
for seconds in [1, 29, 30, 31, 60, 3599, -1, 5400, -34200, 64800, 64801, -64801, 86400] {
  let zone = TimeZone(secondsFromGMT: seconds)
  print(seconds, zone?.secondsFromGMT() as Any, zone?.identifier as Any)
  guard let zone, seconds < 60_000 else { continue }
  f.timeZone = zone
  f.dateFormat = "HH:mm:ss"
  print(f.string(from: Date(timeIntervalSince1970: 0)))
}
