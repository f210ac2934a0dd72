// advice: only Dispatch and Foundation can be imported: use ui("…") where the user interface is touched
import SwiftUI

let label = UILabel()
DispatchQueue.main.async { label.text = "done" }
