// Arguments of a format that are handed on.
import Foundation
func log(_ format: String, _ args: CVarArg..., line: Int = 7) {
    print(line, String(format: format, arguments: args))
}
log("%d items in %@, %.1f%%", 3, "cart", 99.25)
let list: [CVarArg] = [1, 2]
print(String(format: "%d-%d", arguments: list))
