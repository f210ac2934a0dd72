// errors: URLError, CocoaError and NSNull
import Foundation

let e = URLError(.timedOut)
print(e); print(e.localizedDescription); print(e.code); print(e.code.rawValue, e.errorCode)
func f(_ n: Int) throws {
  if n == 0 { throw URLError(.notConnectedToInternet) }; if n == 1 { throw CocoaError(.fileNoSuchFile) };
  if n == 2 { throw URLError(.cancelled, userInfo: ["k": 1]) }
}
for n in 0...3 {
  do { try f(n); print("fine") } catch URLError.notConnectedToInternet { print("offline") } catch let error as CocoaError
    where error.code == .fileNoSuchFile
  { print("no file", error.localizedDescription) } catch let error as URLError {
    print("url", error.code == .cancelled, error.userInfo.count)
  } catch { print(error) }
}
print(
  URLError.Code.badURL.rawValue, URLError(.badServerResponse).code == .badServerResponse,
  URLError.Code(rawValue: -1001) == .timedOut)
print(CocoaError(.fileReadNoSuchFile));
print(
  CocoaError.Code.userCancelled.rawValue, CocoaError(.coderInvalidValue).code.rawValue, CocoaError(.fileWriteUnknown).errorCode)
let r: Result<Int, Error> = .failure(e); print(r)
print([URLError.Code.timedOut: 1], URLError(.timedOut) == URLError(.timedOut))
for c in [
  URLError.Code.unknown, .cancelled, .badURL, .timedOut, .unsupportedURL, .cannotFindHost, .cannotConnectToHost,
  .networkConnectionLost, .dnsLookupFailed, .httpTooManyRedirects, .resourceUnavailable, .notConnectedToInternet,
  .redirectToNonExistentLocation, .badServerResponse, .userCancelledAuthentication, .userAuthenticationRequired,
  .zeroByteResource, .cannotDecodeRawData, .cannotDecodeContentData, .cannotParseResponse, .fileDoesNotExist, .fileIsDirectory,
  .noPermissionsToReadFile, .dataLengthExceedsMaximum, .secureConnectionFailed, .internationalRoamingOff, .callIsActive,
  .dataNotAllowed, .requestBodyStreamExhausted, .cannotWriteToFile, .cannotCreateFile, .cannotOpenFile, .cannotCloseFile,
  .appTransportSecurityRequiresSecureConnection,
] { print(c.rawValue, terminator: " ") }
for c in [
  CocoaError.Code.fileNoSuchFile, .fileReadNoSuchFile, .fileReadUnknown, .fileReadNoPermission, .fileReadCorruptFile,
  .fileWriteUnknown, .fileWriteNoPermission, .fileWriteFileExists, .fileWriteOutOfSpace, .fileLocking, .userCancelled,
  .formatting, .featureUnsupported, .keyValueValidation, .coderInvalidValue, .coderReadCorrupt, .coderValueNotFound,
  .propertyListReadCorrupt, .fileReadTooLarge, .fileReadInvalidFileName, .fileWriteInvalidFileName, .executableLoad,
] { print(c.rawValue, terminator: " ") }
print(NSNull(), NSNull() == NSNull(), type(of: NSNull() as Any), (NSNull() as Any) is NSNull)
let cc = CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "gone"]); print(cc.localizedDescription)
switch e {
case URLError.timedOut: print("matched");
default: print("no")
}
switch e.code {
case .timedOut, .cancelled: print("code");
default: break
}
