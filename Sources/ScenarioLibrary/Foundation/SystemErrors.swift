enum POSIXErrorCode: Int32, CaseIterable {
  case EPERM = 1
  case ENOENT = 2
  case ESRCH = 3
  case EINTR = 4
  case EIO = 5
  case ENXIO = 6
  case E2BIG = 7
  case ENOEXEC = 8
  case EBADF = 9
  case ECHILD = 10
  case EAGAIN = 11
  case ENOMEM = 12
  case EACCES = 13
  case EFAULT = 14
  case EBUSY = 16
  case EEXIST = 17
  case EXDEV = 18
  case ENODEV = 19
  case ENOTDIR = 20
  case EISDIR = 21
  case EINVAL = 22
  case ENFILE = 23
  case EMFILE = 24
  case ENOTTY = 25
  case EFBIG = 27
  case ENOSPC = 28
  case ESPIPE = 29
  case EROFS = 30
  case EMLINK = 31
  case EPIPE = 32
  case EDOM = 33
  case ERANGE = 34
  case EDEADLK = 35
  case ENAMETOOLONG = 36
  case ENOLCK = 37
  case ENOSYS = 38
  case ENOTEMPTY = 39
  case ELOOP = 40
  case EOVERFLOW = 75
  case ENOTSOCK = 88
  case EMSGSIZE = 90
  case EPROTONOSUPPORT = 93
  case EADDRINUSE = 98
  case EADDRNOTAVAIL = 99
  case ENETDOWN = 100
  case ENETUNREACH = 101
  case ECONNABORTED = 103
  case ECONNRESET = 104
  case ENOBUFS = 105
  case EISCONN = 106
  case ENOTCONN = 107
  case ETIMEDOUT = 110
  case ECONNREFUSED = 111
  case EHOSTDOWN = 112
  case EHOSTUNREACH = 113
  case EALREADY = 114
  case EINPROGRESS = 115
  case ECANCELED = 125
  static func ~= (code: POSIXErrorCode, error: Error) -> Bool { (error as? POSIXError)?.code == code }
  var _reason: String {
    switch self {
    case .EPERM: "Operation not permitted"
    case .ENOENT: "No such file or directory"
    case .ESRCH: "No such process"
    case .EINTR: "Interrupted system call"
    case .EIO: "Input/output error"
    case .ENXIO: "No such device or address"
    case .E2BIG: "Argument list too long"
    case .ENOEXEC: "Exec format error"
    case .EBADF: "Bad file descriptor"
    case .ECHILD: "No child processes"
    case .EAGAIN: "Resource temporarily unavailable"
    case .ENOMEM: "Cannot allocate memory"
    case .EACCES: "Permission denied"
    case .EFAULT: "Bad address"
    case .EBUSY: "Device or resource busy"
    case .EEXIST: "File exists"
    case .EXDEV: "Invalid cross-device link"
    case .ENODEV: "No such device"
    case .ENOTDIR: "Not a directory"
    case .EISDIR: "Is a directory"
    case .EINVAL: "Invalid argument"
    case .ENFILE: "Too many open files in system"
    case .EMFILE: "Too many open files"
    case .ENOTTY: "Inappropriate ioctl for device"
    case .EFBIG: "File too large"
    case .ENOSPC: "No space left on device"
    case .ESPIPE: "Illegal seek"
    case .EROFS: "Read-only file system"
    case .EMLINK: "Too many links"
    case .EPIPE: "Broken pipe"
    case .EDOM: "Numerical argument out of domain"
    case .ERANGE: "Numerical result out of range"
    case .EDEADLK: "Resource deadlock avoided"
    case .ENAMETOOLONG: "File name too long"
    case .ENOLCK: "No locks available"
    case .ENOSYS: "Function not implemented"
    case .ENOTEMPTY: "Directory not empty"
    case .ELOOP: "Too many levels of symbolic links"
    case .EOVERFLOW: "Value too large for defined data type"
    case .ENOTSOCK: "Socket operation on non-socket"
    case .EMSGSIZE: "Message too long"
    case .EPROTONOSUPPORT: "Protocol not supported"
    case .EADDRINUSE: "Address already in use"
    case .EADDRNOTAVAIL: "Cannot assign requested address"
    case .ENETDOWN: "Network is down"
    case .ENETUNREACH: "Network is unreachable"
    case .ECONNABORTED: "Software caused connection abort"
    case .ECONNRESET: "Connection reset by peer"
    case .ENOBUFS: "No buffer space available"
    case .EISCONN: "Transport endpoint is already connected"
    case .ENOTCONN: "Transport endpoint is not connected"
    case .ETIMEDOUT: "Connection timed out"
    case .ECONNREFUSED: "Connection refused"
    case .EHOSTDOWN: "Host is down"
    case .EHOSTUNREACH: "No route to host"
    case .EALREADY: "Operation already in progress"
    case .EINPROGRESS: "Operation now in progress"
    case .ECANCELED: "Operation canceled"
    }
  }
}
func _castPOSIXError(_ value: Any) -> POSIXError? { _errorObject(value, "NSPOSIXErrorDomain").map { POSIXError(_nsError: $0) } }
struct POSIXError: CustomNSError, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  typealias Code = POSIXErrorCode
  let code: POSIXErrorCode
  let userInfo: [String: Any]
  init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  init(_nsError error: NSError) {
    self.init(POSIXErrorCode(rawValue: Int32(error.code)) ?? .EINVAL, userInfo: error.userInfo)
  }
  static func == (left: POSIXError, right: POSIXError) -> Bool { left.code == right.code }
  func hash(into hasher: inout Hasher) { hasher.combine(code) }
  static var errorDomain: String { "NSPOSIXErrorDomain" }
  var errorUserInfo: [String: Any] { userInfo }
  var errorCode: Int { Int(code.rawValue) }
  var localizedDescription: String {
    (userInfo["NSLocalizedDescription"] as? String) ?? "The operation could not be completed. \(code._reason)"
  }
  var description: String { _foundationError("NSPOSIXErrorDomain", errorCode, code._reason, userInfo) }
  var debugDescription: String { description }
  static var EPERM: POSIXErrorCode { .EPERM }
  static var ENOENT: POSIXErrorCode { .ENOENT }
  static var ESRCH: POSIXErrorCode { .ESRCH }
  static var EINTR: POSIXErrorCode { .EINTR }
  static var EIO: POSIXErrorCode { .EIO }
  static var ENXIO: POSIXErrorCode { .ENXIO }
  static var E2BIG: POSIXErrorCode { .E2BIG }
  static var ENOEXEC: POSIXErrorCode { .ENOEXEC }
  static var EBADF: POSIXErrorCode { .EBADF }
  static var ECHILD: POSIXErrorCode { .ECHILD }
  static var EAGAIN: POSIXErrorCode { .EAGAIN }
  static var ENOMEM: POSIXErrorCode { .ENOMEM }
  static var EACCES: POSIXErrorCode { .EACCES }
  static var EFAULT: POSIXErrorCode { .EFAULT }
  static var EBUSY: POSIXErrorCode { .EBUSY }
  static var EEXIST: POSIXErrorCode { .EEXIST }
  static var EXDEV: POSIXErrorCode { .EXDEV }
  static var ENODEV: POSIXErrorCode { .ENODEV }
  static var ENOTDIR: POSIXErrorCode { .ENOTDIR }
  static var EISDIR: POSIXErrorCode { .EISDIR }
  static var EINVAL: POSIXErrorCode { .EINVAL }
  static var ENFILE: POSIXErrorCode { .ENFILE }
  static var EMFILE: POSIXErrorCode { .EMFILE }
  static var ENOTTY: POSIXErrorCode { .ENOTTY }
  static var EFBIG: POSIXErrorCode { .EFBIG }
  static var ENOSPC: POSIXErrorCode { .ENOSPC }
  static var ESPIPE: POSIXErrorCode { .ESPIPE }
  static var EROFS: POSIXErrorCode { .EROFS }
  static var EMLINK: POSIXErrorCode { .EMLINK }
  static var EPIPE: POSIXErrorCode { .EPIPE }
  static var EDOM: POSIXErrorCode { .EDOM }
  static var ERANGE: POSIXErrorCode { .ERANGE }
  static var EDEADLK: POSIXErrorCode { .EDEADLK }
  static var ENAMETOOLONG: POSIXErrorCode { .ENAMETOOLONG }
  static var ENOLCK: POSIXErrorCode { .ENOLCK }
  static var ENOSYS: POSIXErrorCode { .ENOSYS }
  static var ENOTEMPTY: POSIXErrorCode { .ENOTEMPTY }
  static var ELOOP: POSIXErrorCode { .ELOOP }
  static var EOVERFLOW: POSIXErrorCode { .EOVERFLOW }
  static var ENOTSOCK: POSIXErrorCode { .ENOTSOCK }
  static var EMSGSIZE: POSIXErrorCode { .EMSGSIZE }
  static var EPROTONOSUPPORT: POSIXErrorCode { .EPROTONOSUPPORT }
  static var EADDRINUSE: POSIXErrorCode { .EADDRINUSE }
  static var EADDRNOTAVAIL: POSIXErrorCode { .EADDRNOTAVAIL }
  static var ENETDOWN: POSIXErrorCode { .ENETDOWN }
  static var ENETUNREACH: POSIXErrorCode { .ENETUNREACH }
  static var ECONNABORTED: POSIXErrorCode { .ECONNABORTED }
  static var ECONNRESET: POSIXErrorCode { .ECONNRESET }
  static var ENOBUFS: POSIXErrorCode { .ENOBUFS }
  static var EISCONN: POSIXErrorCode { .EISCONN }
  static var ENOTCONN: POSIXErrorCode { .ENOTCONN }
  static var ETIMEDOUT: POSIXErrorCode { .ETIMEDOUT }
  static var ECONNREFUSED: POSIXErrorCode { .ECONNREFUSED }
  static var EHOSTDOWN: POSIXErrorCode { .EHOSTDOWN }
  static var EHOSTUNREACH: POSIXErrorCode { .EHOSTUNREACH }
  static var EALREADY: POSIXErrorCode { .EALREADY }
  static var EINPROGRESS: POSIXErrorCode { .EINPROGRESS }
  static var ECANCELED: POSIXErrorCode { .ECANCELED }
}
