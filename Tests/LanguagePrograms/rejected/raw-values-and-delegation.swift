// Raw values that do not fit, and initialisers that extensions add to types of other modules.
enum E: UInt8 { case a = 300
  case b = 255, c
  case d = -1 }
enum F: Int8 { case x = 127
  case y }
extension String { init(x: Int) { } }
extension Int { init(y: Int) { self = y }
  init(z: Int) { if z > 1 { self.init(y: z) } } }
extension Array { init(w: Int) { self = [] }
  init(v: Int) { if v > 1 { return }; self.init() } }
extension Optional { init(q: Int) { } }
