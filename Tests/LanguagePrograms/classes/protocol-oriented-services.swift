// classes: dependency injection by protocols, caching and logging decorators, default arguments of inits
protocol WeatherService {
  func temperature(in city: String) throws -> Double
}
enum ServiceError: Error { case unknownCity(String) }
struct FixedService: WeatherService {
  var values: [String: Double] = ["Oslo": 3, "Rome": 21.5]
  func temperature(in city: String) throws -> Double {
    guard let value = values[city] else { throw ServiceError.unknownCity(city) }
    return value
  }
}
final class CachingService: WeatherService {
  private let base: WeatherService
  private var cache: [String: Result<Double, Error>] = [:]
  private(set) var misses = 0
  init(_ base: WeatherService = FixedService()) { self.base = base }
  func temperature(in city: String) throws -> Double {
    if let known = cache[city] { return try known.get() }
    misses += 1
    let result = Result { try base.temperature(in: city) }
    cache[city] = result
    return try result.get()
  }
}
class LoggingService: WeatherService {
  var lines: [String] = []
  private let base: WeatherService
  init(base: WeatherService) { self.base = base }
  func temperature(in city: String) throws -> Double {
    lines.append("ask \(city)")
    defer { lines.append("done") }
    return try base.temperature(in: city)
  }
}
final class Report {
  let service: WeatherService
  let cities: [String]
  init(service: WeatherService, cities: [String] = ["Oslo", "Rome"]) {
    self.service = service
    self.cities = cities
  }
  func text() -> String {
    cities.map { city in
      do {
        return "\(city) \(try service.temperature(in: city))"
      } catch ServiceError.unknownCity(let name) {
        return "\(name)?"
      } catch {
        return "error"
      }
    }.joined(separator: ", ")
  }
}
let cache = CachingService()
let log = LoggingService(base: cache)
print(Report(service: log).text())
print(Report(service: log, cities: ["Rome", "Atlantis", "Atlantis"]).text())
print(cache.misses, log.lines.count, log.lines.filter { $0.hasPrefix("ask") })
let services: [String: WeatherService] = ["stub": FixedService(values: ["X": 1]), "log": log]
print((try? services["stub"]?.temperature(in: "X")) as Any, services["log"] is LoggingService, services["none"] == nil)
let any: Any = services["stub"]!
if let service = any as? WeatherService, let value = try? service.temperature(in: "X") { print("cast", value) }
