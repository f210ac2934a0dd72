// advice: a static property is given its value where it is declared, and is lazy anyway
enum Settings {
  static var limit: Int
  static let name: String?
  static var last: String?
  static lazy var started = 3
}
extension Int {
  static var big: Int
}
lazy var total = 3
print(Settings.last as Any, total)
