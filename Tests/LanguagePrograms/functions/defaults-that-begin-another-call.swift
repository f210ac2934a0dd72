// Default values that call the initialiser that they belong to, or another one of its name: which one is meant they do not say.
import Foundation

extension Date {
    var year: Int { Calendar.current.component(.year, from: self) }
    var month: Int { Calendar.current.component(.month, from: self) }
    var day: Int { Calendar.current.component(.day, from: self) }
    var hour: Int { Calendar.current.component(.hour, from: self) }
    var minute: Int { Calendar.current.component(.minute, from: self) }
    var second: Int { Calendar.current.component(.second, from: self) }

    init?(
        calendar: Calendar? = Calendar.current, timeZone: TimeZone? = TimeZone(secondsFromGMT: 0), era: Int? = 1,
        year: Int? = Date().year, month: Int? = Date().month, day: Int? = Date().day, hour: Int? = Date().hour,
        minute: Int? = Date().minute, second: Int? = Date().second
    ) {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second) = (year, month, day, hour, minute, second)
        guard let date = Calendar.current.date(from: parts) else { return nil }
        self = date
    }
}
print(Date(year: 2020, month: 2, day: 3)!.day, Date(year: 2021, month: 5, day: 4, hour: 3, minute: 2, second: 1)!.minute)
print(Date(year: 2020)!.year, Date().year == Date(era: 1)!.year)

struct Size {
    var width = 1, height = 1
    init() { print("plain") }
    init(width: Int = Size().width, height: Int = 2, label: String = String(describing: Size().height)) {
        (self.width, self.height) = (width, height)
        print(label, width, height)
    }
}
func area(_ size: Size = Size(height: 2)) -> Int { size.width * size.height }
func area(_ size: Size = Size(width: 5), scale: Int) -> Int { size.width * size.height * scale }
print(area(), area(scale: 2), area(Size(), scale: 3))
