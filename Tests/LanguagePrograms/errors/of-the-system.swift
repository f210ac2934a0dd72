import Foundation

// What a call to the system would have failed with, as one's own code throws it.
final class Ledger {
    private var lines: [String] = []
    private let queue = DispatchQueue(label: "ledger")

    func write(_ line: String, limit: Int) throws {
        try queue.sync {
            if line.isEmpty { throw POSIXError(.EINVAL) }
            if lines.count >= limit { throw POSIXError(.ENOSPC) }
            lines.append(line)
        }
    }
}

let ledger = Ledger()
for line in ["one", "", "two", "three"] {
    do {
        try ledger.write(line, limit: 2)
        print("wrote", line)
    } catch POSIXError.ENOSPC {
        print("full")
    } catch let error as POSIXError {
        print(error.code, error.errorCode, error.localizedDescription)
    } catch {
        print("other", error)
    }
}

let missing = POSIXError(.ENOENT)
print(missing, missing == POSIXError(.ENOENT), missing == POSIXError(.EACCES))
print(POSIXError.errorDomain, POSIXError.ENOENT, POSIXErrorCode(rawValue: 2) ?? .EPERM, POSIXErrorCode(rawValue: 22_222) as Any)
let plain: Error = missing
print((plain as NSError).code, (plain as NSError).domain == NSPOSIXErrorDomain)
if case POSIXError.ENOENT = plain { print("matches") }
