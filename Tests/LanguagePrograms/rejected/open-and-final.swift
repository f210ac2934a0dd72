// advice: what cannot be overridden is public, not open
open class P {
  open let n = 1
  open static func s() {}
  open init() {}
  open var v = 1
}
public final class Q {
  open func f() {}
  open var x = 1
}
print(P().v, Q().x)
