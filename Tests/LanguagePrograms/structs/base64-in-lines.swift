// Base 64 in lines, and the numbers of signals.
import Foundation
let data = Data((0..<100).map { UInt8($0) })
for options: Data.Base64EncodingOptions in [[], .lineLength64Characters, .lineLength76Characters, [.lineLength64Characters, .endLineWithLineFeed], [.lineLength76Characters, .endLineWithCarriageReturn], [.endLineWithLineFeed], [.lineLength64Characters, .endLineWithLineFeed, .endLineWithCarriageReturn]] {
  print(data.base64EncodedString(options: options).debugDescription, data.base64EncodedData(options: options).count)
}
print(Data(count: 48).base64EncodedString(options: .lineLength64Characters).debugDescription, Data().base64EncodedString(options: .lineLength76Characters).isEmpty)
print(SIGKILL, SIGTERM, SIGINT, SIGBUS, SIGSTOP, SIGTSTP, SIGHUP)
