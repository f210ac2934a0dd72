// title: A singleton made once
// explore: every order
import Dispatch
final class Shared { static let instance = Shared(); init() { print("made") } }
DispatchQueue.global().async { _ = Shared.instance }
DispatchQueue.global().async { _ = Shared.instance }

// expect always: prints only "made"
// expect never: race
