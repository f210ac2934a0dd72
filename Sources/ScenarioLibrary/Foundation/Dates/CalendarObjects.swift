class NSCalendar: NSObject {
  struct Unit: OptionSet {
    let rawValue: UInt
    static let era = Unit(rawValue: 2)
    static let year = Unit(rawValue: 4)
    static let month = Unit(rawValue: 8)
    static let day = Unit(rawValue: 16)
    static let hour = Unit(rawValue: 32)
    static let minute = Unit(rawValue: 64)
    static let second = Unit(rawValue: 128)
    static let weekday = Unit(rawValue: 512)
    static let weekdayOrdinal = Unit(rawValue: 1024)
    static let quarter = Unit(rawValue: 2048)
    static let weekOfMonth = Unit(rawValue: 4096)
    static let weekOfYear = Unit(rawValue: 8192)
    static let yearForWeekOfYear = Unit(rawValue: 16384)
    static let nanosecond = Unit(rawValue: 32768)
    var _components: [Calendar.Component] {
      let all: [(Unit, Calendar.Component)] = [
        (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour), (.minute, .minute), (.second, .second),
        (.weekday, .weekday), (.weekdayOrdinal, .weekdayOrdinal), (.quarter, .quarter), (.weekOfMonth, .weekOfMonth),
        (.weekOfYear, .weekOfYear), (.yearForWeekOfYear, .yearForWeekOfYear), (.nanosecond, .nanosecond),
      ]
      return all.filter { contains($0.0) }.map { $0.1 }
    }
  }
  struct Options: OptionSet {
    let rawValue: UInt
    static let wrapComponents = Options(rawValue: 1)
  }
  struct Identifier: Hashable {
    let _identifier: Calendar.Identifier
    static let gregorian = Identifier(_identifier: .gregorian)
    static let ISO8601 = Identifier(_identifier: .iso8601)
  }
  var _calendar: Calendar
  let calendarIdentifier: Identifier
  init?(calendarIdentifier: Identifier) {
    _calendar = Calendar(identifier: calendarIdentifier._identifier)
    self.calendarIdentifier = calendarIdentifier
    super.init()
  }
  convenience init?(identifier: Identifier) { self.init(calendarIdentifier: identifier) }
  static var current: Calendar { Calendar.current }
  static var autoupdatingCurrent: Calendar { Calendar.current }
  var timeZone: TimeZone {
    get { _calendar.timeZone }
    set { _calendar.timeZone = newValue }
  }
  var locale: Locale? {
    get { _calendar.locale }
    set { _calendar.locale = newValue }
  }
  var firstWeekday: Int {
    get { _calendar.firstWeekday }
    set { _calendar.firstWeekday = newValue }
  }
  func component(_ unit: Unit, from date: Date) -> Int { _calendar.component(unit._components[0], from: date) }
  func components(_ units: Unit, from date: Date) -> DateComponents {
    _calendar.dateComponents(Set(units._components), from: date)
  }
  func components(_ units: Unit, from start: Date, to end: Date, options: Options = []) -> DateComponents {
    _calendar.dateComponents(Set(units._components), from: start, to: end)
  }
  func date(from components: DateComponents) -> Date? { _calendar.date(from: components) }
  func date(byAdding unit: Unit, value: Int, to date: Date, options: Options = []) -> Date? {
    _calendar.date(byAdding: unit._components[0], value: value, to: date, wrappingComponents: options.contains(.wrapComponents))
  }
  func date(byAdding components: DateComponents, to date: Date, options: Options = []) -> Date? {
    _calendar.date(byAdding: components, to: date, wrappingComponents: options.contains(.wrapComponents))
  }
  func startOfDay(for date: Date) -> Date { _calendar.startOfDay(for: date) }
  func isDateInToday(_ date: Date) -> Bool { _calendar.isDateInToday(date) }
  func isDateInYesterday(_ date: Date) -> Bool { _calendar.isDateInYesterday(date) }
  func isDateInTomorrow(_ date: Date) -> Bool { _calendar.isDateInTomorrow(date) }
  func isDateInWeekend(_ date: Date) -> Bool { _calendar.isDateInWeekend(date) }
  func isDate(_ date: Date, inSameDayAs other: Date) -> Bool { _calendar.isDate(date, inSameDayAs: other) }
  func compare(_ date: Date, to other: Date, toUnitGranularity unit: Unit) -> ComparisonResult {
    _calendar.compare(date, to: other, toGranularity: unit._components[0])
  }
  func range(of smaller: Unit, in larger: Unit, for date: Date) -> NSRange {
    _calendar.range(of: smaller._components[0], in: larger._components[0], for: date).map { NSRange($0) }
      ?? NSRange(location: 9_223_372_036_854_775_807, length: 0)
  }
}
