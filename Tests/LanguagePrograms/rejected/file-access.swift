// advice: a scenario cannot read files: write the text into the scenario
import Foundation

let text = try String(contentsOfFile: "notes.txt", encoding: .utf8)
print(text)
