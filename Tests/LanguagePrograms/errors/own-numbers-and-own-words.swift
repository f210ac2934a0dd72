// An error with numbers of its own says no more than those, whatever else it has to say; one with words says them.
import Foundation

enum Transfer: Error { case stalled, refused }
extension Transfer: CustomNSError, LocalizedError {
  static var errorDomain: String { "Transfer" }
  var errorCode: Int { self == .stalled ? 7 : 8 }
  var errorDescription: String? { "described" }
}
enum Plain: LocalizedError {
  case broken
  var errorDescription: String? { "described" }
}
struct WithInfo: CustomNSError {
  static let errorDomain = "Info"
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "from the info"] }
}

print(Transfer.stalled.localizedDescription, "|", (Transfer.refused as NSError).localizedDescription, (Transfer.refused as NSError).code)
print(Plain.broken.localizedDescription, "|", (Plain.broken as NSError).localizedDescription)
print(WithInfo().localizedDescription, (WithInfo() as NSError).domain)
do { throw Transfer.refused } catch { print(error.localizedDescription, error as? Transfer == .refused) }
