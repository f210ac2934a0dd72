enum Version {
  static let text = "0.4.0"
}
