// Dates out of texts: patterns with other punctuation, fields out of range, time zones, ISO 8601.
import Foundation
let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0)
func p(_ fmt: String, _ s: String) { f.dateFormat = fmt; print(fmt, s, f.date(from: s) as Any) }
p("yyyy-MM-dd", "2024-02-03"); p("yyyy-MM-dd", "2024-02-03 x"); p("yyyy-MM-dd", " 2024-02-03"); p("yyyy-MM-dd", "2024-2-3"); p("yyyy-MM-dd", "2024-13-03"); p("yyyy-MM-dd", "2024-02-30")
p("yyyy-MM-dd", "2024/02/03"); p("yyyyMMdd", "20240203"); p("yyyy-MM-dd HH:mm:ss", "2024-02-03 04:05:06"); p("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", "2024-02-03T04:05:06.250Z")
p("dd MMM yyyy", "03 Feb 2024"); p("dd MMMM yyyy", "3 February 2024"); p("h:mm a", "3:05 PM"); p("yyyy-MM-dd'T'HH:mm:ssZ", "2024-02-03T04:05:06+0200"); p("yyyy-MM-dd'T'HH:mm:ssZ", "2024-02-03T04:05:06Z"); p("yyyy-MM-dd'T'HH:mm:ssZZZZZ", "2024-02-03T04:05:06+02:00"); p("HH:mm", "24:00"); p("HH:mm", "23:60"); p("yyyy", "2024"); p("EEE, dd MMM yyyy", "Sat, 03 Feb 2024"); p("yyyy-MM-dd", ""); p("MM/dd/yy", "02/03/24"); p("dd.MM.yyyy", "03.02.2024"); p("yyyy-MM-dd HH:mm", "2024-02-03  04:05")
f.timeZone = TimeZone(secondsFromGMT: 3600); p("yyyy-MM-dd HH:mm", "2024-02-03 04:05")
let i = ISO8601DateFormatter()
for s in ["2024-02-03T04:05:06Z", "2024-02-03T04:05:06+02:00", "2024-02-03T04:05:06.5Z", "2024-02-03", "2024-02-03T04:05:06", "x", "2024-02-03T04:05:06+0200", "2024-02-30T04:05:06Z"] { print(s, i.date(from: s) as Any) }
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601
for s in ["2024-02-03T04:05:06Z", "2024-02-03T04:05:06+02:00", "2024-02-03T04:05:06-0230", "2024-02-03T04:05:06.5Z", "2024-02-03", "2024-02-03T04:05:06", "2024-02-30T04:05:06Z", "2024-02-03T25:05:06Z", "2024-02-03T04:05:06Z ", "20240203T040506Z", "2024-02-03 04:05:06Z", "2024-02-03T04:05:60Z"] { print(s, (try? d.decode([Date].self, from: Data("[\"\(s)\"]".utf8))) as Any) }
