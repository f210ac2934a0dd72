enum Version {
  static let text = "0.5.0"
}
