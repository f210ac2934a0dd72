enum Version {
  static let text = "0.3.0"
}
