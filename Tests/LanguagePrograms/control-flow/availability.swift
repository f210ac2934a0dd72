// `#available` and `#unavailable`: the newest system is there.
func feature() -> String {
  if #available(macOS 10.15, iOS 13, *) { return "new" } else { return "old" }
}
func guarded() -> Int {
  guard #available(iOS 15, *), feature() == "new" else { return 0 }
  return 1
}
if #unavailable(iOS 13) { print("never") }
print(feature(), guarded())
