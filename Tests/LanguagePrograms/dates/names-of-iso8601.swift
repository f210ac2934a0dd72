// the names of a calendar of ISO 8601
import Foundation
for id in [Calendar.Identifier.iso8601, .gregorian] {
  var c = Calendar(identifier: id)
  print(c.shortMonthSymbols[0], c.monthSymbols[1], c.weekdaySymbols[0], c.shortWeekdaySymbols[1], c.veryShortMonthSymbols[0], c.veryShortWeekdaySymbols[0], c.standaloneMonthSymbols[0], c.quarterSymbols[0], c.shortQuarterSymbols[0], c.eraSymbols[0], c.amSymbol, c.pmSymbol)
  c.locale = Locale(identifier: "en_US")
  print(c.shortMonthSymbols[0], c.monthSymbols[1], c.weekdaySymbols[0], c.shortWeekdaySymbols[1], c.veryShortMonthSymbols[0], c.amSymbol)
  c.locale = Locale(identifier: "en_US_POSIX")
  print(c.shortMonthSymbols[0], c.monthSymbols[1], c.weekdaySymbols[0], c.shortWeekdaySymbols[1], c.veryShortMonthSymbols[0], c.amSymbol)
}
