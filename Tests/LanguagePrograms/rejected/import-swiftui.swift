// advice: there are no views: use ui("…") where one would be touched
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

DispatchQueue.main.async { print("done") }
