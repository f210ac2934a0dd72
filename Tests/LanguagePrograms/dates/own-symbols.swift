// A formatter writes the symbols that it is given.
import Foundation
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let am: String = formatter.amSymbol, months: [String] = formatter.monthSymbols
print(am, months.count)
formatter.amSymbol = "a.m."
formatter.pmSymbol = "p.m."
formatter.dateFormat = "h a"
print(formatter.string(from: Date(timeIntervalSince1970: 0)), formatter.string(from: Date(timeIntervalSince1970: 46_800)))
formatter.shortMonthSymbols = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"]
formatter.weekdaySymbols = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
formatter.dateFormat = "EEEE, d MMM y"
print(formatter.string(from: Date(timeIntervalSince1970: 86_400 * 100)))
