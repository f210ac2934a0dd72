// Foundation's qualities of service, whose numbers differ between platforms.
func _isForLinux() -> Bool
enum QualityOfService: RawRepresentable {
  case userInteractive, userInitiated, utility, background, `default`
  static let _all: [QualityOfService] = [.userInteractive, .userInitiated, .utility, .background, .default]
  init?(rawValue: Int) {
    guard let found = QualityOfService._all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = found
  }
  // Foundation on Linux counts them.
  var rawValue: Int {
    switch self {
    case .userInteractive: return _isForLinux() ? 0 : 33
    case .userInitiated: return _isForLinux() ? 1 : 25
    case .utility: return _isForLinux() ? 2 : 17
    case .background: return _isForLinux() ? 3 : 9
    case .default: return _isForLinux() ? 4 : -1
    }
  }
  var _quality: DispatchQoS {
    switch self {
    case .userInteractive: return .userInteractive
    case .userInitiated: return .userInitiated
    case .utility: return .utility
    case .background: return .background
    case .default: return .default
    }
  }
  var _line: Int {
    switch self {
    case .userInteractive: return 8
    case .userInitiated: return 4
    case .utility: return -4
    case .background: return -8
    case .default: return 0
    }
  }
}
