/// Foundation's `URLSession`: requests that take as long, and answer what, `// network:` says, or 300 ms and `{}`. Only programs that
/// ask the network for something have it.
///
/// A request waits on a queue of the session's own, as `io`; its completion handler runs on the session's delegate queue, as
/// Foundation's does. At most `httpMaximumConnectionsPerHost` requests to one host are under way at a time, the others wait.
extension LibraryArea {
  static let network = LibraryArea(
    name: "Network",
    module: "Foundation",
    provides: [
      "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionUploadTask",
      "URLSessionDownloadTask",
      "URLSessionDelegate", "_NetworkReply",
    ],
    source: text("Foundation/Addresses/Network"))

  /// The cases of `URLError.Code` that a request can fail with.
  static let networkFailures = [
    "unknown", "cancelled", "badURL", "timedOut", "unsupportedURL", "cannotFindHost", "cannotConnectToHost",
    "networkConnectionLost", "dnsLookupFailed", "httpTooManyRedirects", "resourceUnavailable",
    "notConnectedToInternet", "badServerResponse", "userAuthenticationRequired", "cannotParseResponse",
    "secureConnectionFailed", "dataNotAllowed",
  ]
}
