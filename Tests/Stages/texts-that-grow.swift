var line = ""
for number in 0..<3 {
  line += "\(number), "
}
let isShort = line < "m"
