struct _NetworkReply {
  let _part: String
  let _nanoseconds: Int
  let _status: Int
  let _body: String
  let _failure: URLError.Code?
  static func _name(_ method: String, _ url: URL?) -> String {
    method + " " + (url.map { $0.path.count > 1 ? $0.lastPathComponent : $0.host ?? "" } ?? "")
  }
  static func _to(_ address: String) -> _NetworkReply {
    for reply in _networkReplies() { if reply._part.isEmpty || address.contains(reply._part) { return reply } }
    fatalError("No line '// network:' is meant for \(address)")
  }
}
protocol URLSessionDelegate: NSObjectProtocol {}
class URLSessionConfiguration: NSObject {
  static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  var timeoutIntervalForRequest = 60.0
  var httpMaximumConnectionsPerHost = 6
  var httpAdditionalHeaders: [AnyHashable: Any]? = nil
  override init() { super.init() }
}
class URLSession: NSObject {
  static let shared = URLSession(configuration: .default)
  let configuration: URLSessionConfiguration
  let delegateQueue: OperationQueue
  let _network = DispatchQueue(label: "network", attributes: .concurrent)
  let _guard = NSLock()
  var _open: [String: Int] = [:]
  var _tasks: [URLSessionTask] = []
  var _waiting: [URLSessionTask] = []
  var _count = 0
  var sessionDescription: String? = nil
  init(configuration: URLSessionConfiguration, delegate: URLSessionDelegate? = nil, delegateQueue queue: OperationQueue? = nil) {
    self.configuration = configuration
    if let queue = queue {
      delegateQueue = queue
    } else {
      delegateQueue = OperationQueue()
      delegateQueue.maxConcurrentOperationCount = 1
      delegateQueue.name = "URLSession"
    }
  }
  func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) { _, _, _ in } }
  func dataTask(with request: URLRequest) -> URLSessionDataTask { dataTask(with: request) { _, _, _ in } }
  func dataTask(with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  func dataTask(with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void)
    -> URLSessionDataTask
  {
    let task = URLSessionDataTask(self, request, _nextNumber(), completionHandler)
    _keep(task)
    return task
  }
  func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) -> URLSessionUploadTask {
    let task = URLSessionUploadTask(self, request, _nextNumber(), completionHandler)
    _keep(task)
    return task
  }
  func downloadTask(with url: URL, completionHandler: @escaping (URL?, URLResponse?, Error?) -> Void) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }
  func downloadTask(
    with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, Error?) -> Void
  ) -> URLSessionDownloadTask {
    let task = URLSessionDownloadTask(self, request, _nextNumber()) { data, response, error in
      guard let data, error == nil else { return completionHandler(nil, response, error) }
      let location = _Disk._keepForNow(data)
      completionHandler(location, response, nil)
      try? _Disk._remove(location.path)
    }
    _keep(task)
    return task
  }
  func finishTasksAndInvalidate() {}
  func invalidateAndCancel() { for task in _guard.withLock({ _tasks }) { task.cancel() } }
  func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    let tasks = _guard.withLock { _tasks }
    delegateQueue.addOperation { completionHandler(tasks) }
  }
  func _keep(_ task: URLSessionTask) { _guard.withLock { _tasks.append(task) } }
  func _nextNumber() -> Int {
    _guard.withLock {
      _count += 1
      return _count
    }
  }
  func _start(_ task: URLSessionTask) {
    let mayStart = _guard.withLock { () -> Bool in
      if _open[task._host, default: 0] >= configuration.httpMaximumConnectionsPerHost {
        _waiting.append(task)
        return false
      }
      _open[task._host, default: 0] += 1
      return true
    }
    if mayStart { _send(task) }
  }
  func _send(_ task: URLSessionTask) {
    let address = task._request.url?.absoluteString ?? ""
    let reply = _NetworkReply._to(address)
    let limit = _secondsToNanoseconds(task._request._timeout(or: configuration.timeoutIntervalForRequest))
    _network.async {
      _io(task._name, min(reply._nanoseconds, limit))
      if reply._nanoseconds > limit {
        task._end(nil, nil, URLError(.timedOut))
      } else if let failure = reply._failure {
        task._end(nil, nil, URLError(failure))
      } else {
        let response = HTTPURLResponse(
          url: task._request.url!, statusCode: reply._status, httpVersion: "HTTP/1.1", headerFields: [:])
        task._end(Data(reply._body.utf8), response, nil)
      }
      self._close(task._host)
    }
  }
  func _close(_ host: String) {
    let next = _guard.withLock { () -> URLSessionTask? in
      if let index = _waiting.firstIndex(where: { $0._host == host }) { return _waiting.remove(at: index) }
      _open[host, default: 1] -= 1
      return nil
    }
    if let next = next { _send(next) }
  }
  func _forget(_ task: URLSessionTask) {
    _guard.withLock {
      _tasks.removeAll { $0 === task }
      _waiting.removeAll { $0 === task }
    }
  }
}
class URLSessionTask: NSObject {
  enum State: Int { case running, suspended, canceling, completed }
  let taskIdentifier: Int
  let _request: URLRequest
  var _session: URLSession?
  var _handler: ((Data?, URLResponse?, Error?) -> Void)?
  let _guard = NSLock()
  var _state = State.suspended
  var _response: URLResponse? = nil
  var _error: Error? = nil
  var _received = 0
  var taskDescription: String? = nil
  var priority: Float = 0.5
  static var lowPriority: Float { 0.25 }
  static var defaultPriority: Float { 0.5 }
  static var highPriority: Float { 0.75 }
  init(_ session: URLSession, _ request: URLRequest, _ number: Int, _ handler: @escaping (Data?, URLResponse?, Error?) -> Void) {
    _session = session
    _request = request
    taskIdentifier = number
    _handler = handler
  }
  var originalRequest: URLRequest? { _request }
  var currentRequest: URLRequest? { _request }
  var state: State { _guard.withLock { _state } }
  var response: URLResponse? { _guard.withLock { _response } }
  var error: Error? { _guard.withLock { _error } }
  var countOfBytesReceived: Int64 { Int64(_guard.withLock { _received }) }
  var _host: String { _request.url?.host ?? "" }
  var _name: String { _NetworkReply._name(_request.httpMethod ?? "GET", _request.url) }
  func resume() {
    let session = _guard.withLock { () -> URLSession? in
      if _state != .suspended { return nil }
      _state = .running
      return _session
    }
    session?._start(self)
  }
  func cancel() {
    let isTooLate = _guard.withLock { () -> Bool in
      if _state == .completed || _state == .canceling { return true }
      _state = .canceling
      return false
    }
    if !isTooLate { _end(nil, nil, URLError(.cancelled)) }
  }
  func _end(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
    let handler = _guard.withLock { () -> ((Data?, URLResponse?, Error?) -> Void)? in
      let handler = _handler
      _handler = nil
      if handler != nil {
        _response = response
        _error = error
        _received = data?.count ?? 0
      }
      return handler
    }
    let session = _session
    guard let handler = handler, let session = session else { return }
    session._forget(self)
    session.delegateQueue.addOperation {
      self._guard.withLock { self._state = .completed }
      handler(data, response, error)
    }
  }
}
class URLSessionDataTask: URLSessionTask {
  override init(
    _ session: URLSession, _ request: URLRequest, _ number: Int, _ handler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) {
    super.init(session, request, number, handler)
  }
}
// Its handler finds the bytes under a name that is gone when it returns.
class URLSessionDownloadTask: URLSessionTask {
  override init(
    _ session: URLSession, _ request: URLRequest, _ number: Int, _ handler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) {
    super.init(session, request, number, handler)
  }
}
class URLSessionUploadTask: URLSessionDataTask {
  override init(
    _ session: URLSession, _ request: URLRequest, _ number: Int, _ handler: @escaping (Data?, URLResponse?, Error?) -> Void
  ) {
    super.init(session, request, number, handler)
  }
}
