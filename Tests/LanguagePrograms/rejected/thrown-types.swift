enum BankError: Error { case closed }
struct Lost: Error {}
struct Plain {}

func anything() throws {}
func bank() throws(BankError) { throw Lost() }
func passing() throws(BankError) { try anything() }
func plain() throws(Plain) {}
func caught() {
  do { try bank() } catch { _ = error.lost }
}
let mixed: () throws(BankError) -> Void = anything
