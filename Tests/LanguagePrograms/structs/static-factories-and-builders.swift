// structs: builder methods that return copies, mutating chains, static factories, implicit members with arguments, self type
struct Request: Equatable {
  var path: String
  var method = "GET"
  var headers: [String: String] = [:]
  var retries: Int?
  static let ping = Request(path: "/ping")
  static func post(_ path: String, retries: Int? = nil) -> Request {
    Request(path: path, method: "POST", retries: retries)
  }
  func with(header name: String, _ value: String) -> Self {
    var copy = self
    copy.headers[name] = value
    return copy
  }
  func retrying(_ n: Int?) -> Request {
    var copy = self
    copy.retries = n
    return copy
  }
}
func send(_ request: Request) -> String {
  "\(request.method) \(request.path) \(request.headers.count) \(request.retries.map(String.init) ?? "-")"
}
print(send(.ping), send(.post("/a")), send(.post("/b", retries: 2)))
print(send(Request.ping.with(header: "A", "1").with(header: "B", "2").with(header: "A", "3").retrying(5)))
print(Request.ping == Request(path: "/ping"), Request.ping.retrying(1) == .ping, Request.post("/x").headers)
struct Pixel {
  var r = 0, g = 0, b = 0
  static var black: Pixel { Pixel() }
  static let white = Pixel(gray: 255)
  init(r: Int = 0, g: Int = 0, b: Int = 0) { (self.r, self.g, self.b) = (r, g, b) }
  init(gray: Int) { self.init(r: gray, g: gray, b: gray) }
  mutating func invert() { self = Pixel(r: 255 - r, g: 255 - g, b: 255 - b) }
  var inverted: Pixel {
    var copy = self
    copy.invert()
    return copy
  }
}
var pixel: Pixel = .black
pixel.invert()
print(pixel, Pixel.white.inverted, Pixel(g: 7), [Pixel.black, .white].map(\.g))
let palette: [String: Pixel] = ["w": .white, "k": .black]
print(palette["w"]?.r ?? -1, palette["x"]?.r ?? -1)
