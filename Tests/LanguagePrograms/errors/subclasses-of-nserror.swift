// Subclasses of NSError.
import Foundation
class AppError: NSError, @unchecked Sendable {
  static let domain = "app"
  let retryable: Bool
  init(reason: String, code: Int = 7, retryable: Bool = false) {
    self.retryable = retryable
    super.init(domain: AppError.domain, code: code, userInfo: [NSLocalizedDescriptionKey: reason])
  }
  required init?(coder: NSCoder) { fatalError("no coder") }
  override var localizedFailureReason: String? { "because \(code)" }
}
final class NetworkError: AppError, @unchecked Sendable {
  convenience init(status: Int) { self.init(reason: "HTTP \(status)", code: status, retryable: status >= 500) }
  override var localizedDescription: String { "network: \(super.localizedDescription)" }
}
func load(_ status: Int) throws -> String {
  guard status == 200 else { throw NetworkError(status: status) }
  return "ok"
}
for status in [200, 404, 503] {
  do { print(try load(status)) }
  catch let error as NetworkError where error.retryable { print("retry", error.localizedDescription, error.code) }
  catch let error as AppError { print("app", error.localizedDescription, error.domain, error.localizedFailureReason ?? "-") }
}
do { _ = try load(404) } catch let error as NSError { print(error.code, error.domain, error.userInfo.count, error is AppError) }
do { _ = try load(404) } catch { print(error.localizedDescription, (error as NSError).code, error as? AppError != nil) }
let result: Result<Int, AppError> = .failure(AppError(reason: "r"))
if case .failure(let e) = result { print(e.localizedDescription, e.retryable) }
print(AppError(reason: "a") == AppError(reason: "a"), AppError(reason: "a", code: 1) == AppError(reason: "a"), AppError(reason: "a").isEqual(NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "a"])))
let plain = NSError(domain: "d", code: 3)
print(plain.localizedDescription, plain as? AppError == nil)
