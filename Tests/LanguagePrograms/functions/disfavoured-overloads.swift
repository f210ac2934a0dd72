// Of several that fit, one that is not favoured is meant only where no other is.
struct Log {
    @_disfavoredOverload func write(_ text: String) { print("plain", text) }
    func write<T: CustomStringConvertible>(_ value: T) { print("value", value) }
}
Log().write("a")
Log().write(1)
