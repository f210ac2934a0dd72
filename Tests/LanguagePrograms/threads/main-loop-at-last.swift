// A while of the main loop, an error that is caught behind it, and then the loop for good.
import Foundation

struct Late: Error {}
func check(_ value: Int) throws { if value > 1 { throw Late() } }
var value = 0
DispatchQueue.main.async { value = 2 }
RunLoop.main.run(until: Date().addingTimeInterval(0.1))
do { try check(value) } catch { print("caught", error) }
DispatchQueue.main.async {
  print("last")
  exit(0)
}
RunLoop.main.run()
