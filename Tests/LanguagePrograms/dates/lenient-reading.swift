// What a formatter of dates reads, strictly and leniently.
import Foundation
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC")!
print(f.isLenient)
let cases = [("yyyy-MM-dd", "2024-02-30"), ("yyyy-MM-dd", "2024-13-01"), ("yyyy-MM-dd", "2024-2-3"), ("yyyy-MM-dd", "2024/02/03"), ("yyyy-MM-dd", "24-02-03"), ("yyyy-MM-dd", " 2024-02-03"), ("yyyy-MM-dd", "2024-02-03 "), ("HH:mm", "25:61"), ("HH:mm", "7:5"), ("hh:mm a", "13:00 PM"), ("MMM d, yyyy", "february 3, 2024"), ("MMM d, yyyy", "Feb 3 2024"), ("MMM d, yyyy", "Feb. 3, 2024"), ("MMMM d yyyy", "Feb 3 2024"), ("EEEE", "tuesday"), ("EEEE, MMM d, yyyy", "Monday, Feb 3, 2024"), ("yyyyMMdd", "20240230"), ("yy", "99"), ("yyyy-MM-dd HH:mm:ss", "2024-01-01 10:00"), ("yyyy-MM-dd", "2024-00-10"), ("yyyy-MM-dd", "2024-01-32"), ("HH:mm:ss", "10:00:60"), ("yyyy-MM-dd", "hello"), ("d/M/yyyy", "3/2/2024x"), ("yyyy-MM-dd'T'HH:mm:ssZ", "2024-01-01T24:00:00+0000"), ("M/d/yy", "2/30/24"), ("yyyy-MM-dd", "2024-02-03abc"), ("yyyy-MM-dd","2024 - 02 - 03"), ("h:mm a", "9:05 am"), ("h:mm a", "9:05am"), ("yyyy MMM", "2024 2"), ("dd.MM.yyyy", "3-2-2024"), ("yyyy-MM-dd", "2024-+2-03")]
for lenient in [false, true] {
  f.isLenient = lenient
  for (p, s) in cases { f.dateFormat = p; print(lenient, p, "'\(s)'", f.date(from: s) as Any) }
}
let g = DateFormatter(); g.locale = Locale(identifier: "en_US"); g.timeZone = TimeZone(identifier: "UTC")!
for l in [false, true] { f.isLenient = l
for (p, s) in [("MMM d, yyyy", "Feb 3,2024"), ("MMM d, yyyy", "Feb 3 , 2024"), ("MMM d, yyyy", "Feb  3,  2024"), ("MMM d", "Feb3"), ("yyyy-MM-dd HH:mm", "2024-01-0110:00"), ("yyyy-MM-dd HH:mm", "2024-01-01  10:00"), ("yyyy-MM-dd HH:mm", "2024-01-01T10:00"), ("h:mm a", "9:05\u{202F}AM"), ("yyyy.MM.dd", "2024 . 01 . 02"), ("HH:mm", "10 : 05"), ("HH:mm", "10.05"), ("EEEE", "Tue"), ("EEE", "Tuesday"), ("dd MMM yyyy", "03 Feb. 2024"), ("MMM. d", "Feb. 3"), ("MMM. d", "Feb 3"), ("d MMM", "3 feb"), ("HH 'h'", "10h"), ("HH'h'mm", "10 h 05"), ("yyyy-MM-dd", "2024-02-03 x"), ("yyyy-MM-dd", "1500-02-28"), ("yyyy-MM-dd", "1582-10-10"), ("yyyy-MM-dd", "1582-10-15"), ("yyyy-MM-dd", "1582-10-04"), ("yyyy-MM-dd", "1500-02-29"), ("yyyy-MM-dd", "1900-02-29")] { f.dateFormat = p; print(l, p, "'\(s)'", f.date(from: s) as Any, f.date(from: s).map { f.string(from: $0) } ?? "") } }
f.isLenient = true
for s in ["25:00", "24:30", "10:61", "10:60", "10:75", "99:10", "30:10", "25:59", "26:00"] { f.dateFormat = "HH:mm"; print(s, f.date(from: s) as Any) }
for s in ["25:00", "24:30", "10:61"] { f.dateFormat = "yyyy HH:mm"; print(s, f.date(from: "2024 " + s) as Any) }
for s in ["25:00:00", "25:00:70", "10:10:99"] { f.dateFormat = "HH:mm:ss"; print(s, f.date(from: s) as Any) }
for s in ["25:00 PM", "14:00 AM", "0:30 AM", "12:30 AM"] { f.dateFormat = "hh:mm a"; print(s, f.date(from: s) as Any) }
