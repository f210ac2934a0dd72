// Ranges, places, indexes, times and parts of addresses are Codable, alone and in types of the scenario's own.
import Foundation

func both<V: Codable>(_ value: V) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    let data = try encoder.encode([value])
    print(String(decoding: data, as: UTF8.self), try JSONDecoder().decode([V].self, from: data)[0])
  } catch {
    print("error", error)
  }
}
func read<V: Decodable>(_ type: V.Type, _ text: String) {
  do {
    print(try JSONDecoder().decode(V.self, from: Data(text.utf8)))
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupted:", context.debugDescription, context.codingPath.count)
  } catch DecodingError.valueNotFound(let type, let context) {
    print("no value:", type, context.debugDescription, context.codingPath.count)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("mismatch:", type, context.debugDescription)
  } catch {
    print("error", error)
  }
}
both(1...3)
both(1..<3)
both(1...)
both(...3)
both(..<3)
both(1.5...2.5)
both("a"..."c")
both(IndexPath(indexes: [1, 2]))
both(IndexSet([1, 2, 5]))
both(CGPoint(x: 1, y: 2.5))
both(CGSize(width: 1, height: 2))
both(CGRect(x: 0, y: 1, width: 2, height: 3))
both(NSRange(location: 1, length: 2))
both(DateComponents(year: 2020, month: 3, hour: 4))
both(DateComponents(timeZone: TimeZone(secondsFromGMT: 0), weekday: 2, weekOfYear: 7))
both(DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 5).duration)
both(TimeZone(secondsFromGMT: 0)!)
both(TimeZone(secondsFromGMT: 3600)!)
both(URLComponents(string: "http://u:p@a:8/b?c=d#f")!)
both(URLComponents())
struct Booking: Codable, Equatable {
  var nights: ClosedRange<Int>
  var seats: IndexSet
  var at: CGPoint?
  var span: DateInterval
}
let booking = Booking(nights: 2...4, seats: [7, 8], at: nil, span: DateInterval(start: Date(timeIntervalSinceReferenceDate: 60), duration: 30))
let data = try JSONEncoder().encode(booking)
print(try JSONDecoder().decode(Booking.self, from: data) == booking)
read(Range<Int>.self, "[3,1]")
read(ClosedRange<Int>.self, "[3,1]")
read(Range<Int>.self, "[3]")
read(CGPoint.self, "{}")
read(TimeZone.self, #"{"identifier":"Nowhere/None"}"#)
read(IndexSet.self, #"{"indexes":[{"location":1,"length":2}]}"#)
read([ClosedRange<Double>].self, "[[1,2]]")
