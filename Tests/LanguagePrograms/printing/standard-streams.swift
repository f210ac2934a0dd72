// C's streams and FileHandle: what goes to standard output stands among what print writes, what goes to standard error does not.
import Foundation

setbuf(stdout, nil)
print("working", terminator: "... ")
fflush(stdout)
fputs("done\n", stdout)
print(puts("a line"), putchar(65), fputc(10, stdout), putc(66, stdout), fflush(stdout), setvbuf(stdout, nil, _IONBF, 0))

struct StandardError: TextOutputStream {
  mutating func write(_ text: String) { fputs(text, stderr) }
}
var standardError = StandardError()
print("a warning", 1, to: &standardError)
debugPrint("a warning", to: &standardError)
fputs("another warning\n", stderr)

extension FileHandle: TextOutputStream {
  public func write(_ text: String) { write(Data(text.utf8)) }
}
var output = FileHandle.standardOutput
print("through a handle", [1, 2], to: &output)
debugPrint("quoted", 1, separator: "-", to: &output)
FileHandle.standardError.write("not seen\n".data(using: .utf8)!)

let stream: UnsafeMutablePointer<FILE>? = stdout
fputs("the end\n", stream!)
fflush(nil)
