// A style for dates of ISO 8601 writes and reads the parts that are chosen.
import Foundation
let d = Date(timeIntervalSince1970: 1_735_689_599.123)
let e = Date(timeIntervalSince1970: 1_735_689_599)
print(d.formatted(.iso8601))
print(e.ISO8601Format(), d.ISO8601Format())
print(d.formatted(.iso8601.year().month().day()))
print(d.formatted(.iso8601.year().month().day().dateSeparator(.omitted)))
print(d.formatted(.iso8601.time(includingFractionalSeconds: true)))
print(d.formatted(.iso8601.time(includingFractionalSeconds: false)))
print(d.formatted(.iso8601.weekOfYear()))
print(d.formatted(.iso8601.year().weekOfYear().day()))
print(d.formatted(.iso8601.dateSeparator(.dash).timeSeparator(.colon).dateTimeSeparator(.space)))
print(d.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
print(d.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZoneSeparator: .colon, includingFractionalSeconds: false, timeZone: TimeZone(secondsFromGMT: -3600)!)))
print(try Date("2024-05-06T07:08:09Z", strategy: .iso8601))
print(try Date("2024-05-06T07:08:09+02:00", strategy: .iso8601))
do { print(try Date("2024-05-06", strategy: .iso8601)) } catch { print("error") }
do { print(try Date("hello", strategy: .iso8601)) } catch { print("error") }
print(try Date("2024-05-06", strategy: .iso8601.year().month().day()))
print(try Date.ISO8601FormatStyle().parse("2024-05-06T07:08:09Z"))
print(try Date("2024-05-06T07:08:09.500Z", strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)).timeIntervalSince1970)
print(d.formatted(.iso8601.day().month()))
print(Date.ISO8601FormatStyle().format(d), type(of: Date.ISO8601FormatStyle()))
print(try Date.ISO8601FormatStyle.iso8601.parseStrategy.parse("2024-05-06T07:08:09Z"))
for s in ["hello", "2024-05-06", "2024-13-06T07:08:09Z", "2024-05-06T07:08:09", "2024-05-06T07:08:09ZZ", "2024-05-06T07:08:09+0200", "2024-05-06T07:08:09+02", "20240506T070809Z", "2024-05-06T25:08:09Z", "2024-05-06T07:08:09.5Z", "2024-02-30T07:08:09Z", " 2024-05-06T07:08:09Z", "2024-5-6T7:8:9Z", "2024-05-06 07:08:09Z", "2024-05-06T07:08:60Z", "2024-05-06T24:00:00Z", "02024-05-06T07:08:09Z", "2024-05-06t07:08:09z", "2024-05-06T07:08:09-03:30", "2024-05-06T07:08:09 Z", "2024-05-06T07:08:09GMT"] {
  do { print(s, try Date(s, strategy: .iso8601)) } catch let e as CocoaError { print(s, e.code.rawValue, e.localizedDescription, (e as NSError).domain, e.userInfo.count) }
}
for s in ["2024-05-06T07:08:09.5Z", "2024-05-06T07:08:09.123456Z", "2024-05-06T07:08:09Z", "2024-05-06T07:08:09.Z"] { do { print(s, try Date(s, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)).timeIntervalSince1970) } catch { print(s, "error") } }
for s in ["2024-W05-2", "2024-W5"] { do { print(s, try Date(s, strategy: .iso8601.year().weekOfYear().day())) } catch { print(s, "error") } }
for s in ["2024-05", "2024-05-06"] { do { print(s, try Date(s, strategy: .iso8601.year().month())) } catch { print(s, "error") } }
do { print(try Date("20240506", strategy: .iso8601.year().month().day().dateSeparator(.omitted))) } catch { print("error") }
do { print(try Date("2024-127", strategy: .iso8601.year().day())) } catch { print("error") }
print(d.formatted(.iso8601.year().day()), d.formatted(.iso8601.year()), d.formatted(.iso8601.month()), d.formatted(.iso8601.day()), d.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)), d.formatted(.iso8601.year().month().day().timeZone(separator: .omitted)))
print(d.formatted(.iso8601.time(includingFractionalSeconds: false).timeZone(separator: .colon)), d.formatted(.iso8601.timeZone(separator: .omitted)), d.formatted(.iso8601.year().time(includingFractionalSeconds: true).timeSeparator(.omitted)))
var st = Date.ISO8601FormatStyle(); st.timeZone = TimeZone(secondsFromGMT: 5400)!
print(d.formatted(st), st.dateSeparator, st.timeZone, st.includingFractionalSeconds, st.timeSeparator, st.timeZoneSeparator, st.dateTimeSeparator)
st.timeZone = TimeZone(secondsFromGMT: -5430)!
print(d.formatted(st.timeZoneSeparator(.colon)), st == Date.ISO8601FormatStyle(), d.formatted(st.month().year()))
print(Date(timeIntervalSince1970: -62_135_596_801).formatted(.iso8601), Date(timeIntervalSince1970: 253402300800).formatted(.iso8601))
