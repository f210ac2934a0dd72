enum Version {
  static let text = "0.2.0"
}
