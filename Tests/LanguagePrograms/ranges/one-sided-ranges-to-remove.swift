// ranges: one-sided and closed ranges tell removeSubrange and replaceSubrange what is meant
var buffer = "hello\nworld\nrest"
while let end = buffer.firstIndex(of: "\n") {
  let line = String(buffer[..<end])
  buffer.removeSubrange(...end)
  print(line)
}
print(buffer)
buffer.removeSubrange(..<buffer.index(after: buffer.startIndex)); print(buffer)
buffer.replaceSubrange(buffer.startIndex..., with: "new"); print(buffer)
buffer.removeSubrange(buffer.startIndex...buffer.startIndex); print(buffer)
var a = [1, 2, 3, 4, 5]
a.removeSubrange(...1); print(a)
a.removeSubrange(1...); print(a)
a += [7, 8, 9]
a.replaceSubrange(..<2, with: [0]); print(a)
a.removeSubrange(0...0); print(a)
