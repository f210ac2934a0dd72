// One message for each mistake, and the one that says what it is.
import Dispatch

class Base { required init(size: Int) {} }
class Derived: Base { init(size: Int) { super.init(size: size) } }
enum Check { func ok(_ text: String) -> Bool { text.isEmpty } }
print(Check.ok("a"), String.hasPrefix(5))
func count(_ text: String) -> Int {
  let found = ""
  for letter in text { found.append(letter) }
  return found.count
}
class Plain {}
class Wide: Plain { init(width: Int, height: Int) {} }
class Other: Plain {}
let wide = Wide(width: 1)
let all = [Other(), wide, Plain()]
let nothing = nil
[1, 2].forEach { if $0 == 1 { break } }
let group = DispatchGroup()
group.notify { print("done") }
