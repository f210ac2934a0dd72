// dates: ISO 8601 texts with fewer and more digits than they should have, for a formatter and for a JSONDecoder
import Foundation
let i = ISO8601DateFormatter()
struct A: Codable { let d: Date }
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601
for t in ["2024-1-06T07:08:09Z", "2024-01-6T07:08:09Z", "2024-01-06T7:08:09Z", "2024-01-06T07:8:09Z", "2024-01-06T07:08:9Z", "2024-001-06T07:08:09Z", "2024-01-006T07:08:09Z", "02024-01-06T07:08:09Z", "2024-1-1T1:1:1Z", "2024-01-06 07:08:09Z", "2024-01-06T07:08:09", "2024-13-06T07:08:09Z", "2024-12-32T07:08:09Z", "2024-02-30T07:08:09Z", "2024-01-06T24:08:09Z", "2024-01-06T07:61:09Z", "2024-01-06T07:08:60Z", "2024-01-06T07:08:61Z", "2024-01-06T07:08:09z", " 2024-01-06T07:08:09Z", "2024-01-06T07:08:09Zx", "2024-01-06T07:08:09+01", "2024-01-06T07:08:09+01:0", "2024-00-06T07:08:09Z", "2024-01-00T07:08:09Z", "2024-01-06T07:08:009Z", "2024-0106T07:08:09Z", "20240106T070809Z"] {
  print(t, i.date(from: t) as Any, (try? d.decode([Date].self, from: Data("[\"\(t)\"]".utf8))) as Any)
}
