// control flow: if/else if/else chains, conditions joined by commas, nested conditions
let temperature = 21
let raining = false

if temperature < 0 {
  print("freezing")
} else if temperature < 15 {
  print("cool")
} else if temperature < 25, !raining {
  print("pleasant")
} else {
  print("hot or wet")
}

if temperature > 20, let degrees = Optional(temperature), degrees % 2 == 1 {
  print("odd and warm: \(degrees)")
}

let label = raining ? "umbrella" : temperature > 20 ? "t-shirt" : "jacket"
print(label)

var steps = 0
if steps == 0 {
  steps += 1
  if steps == 1 {
    steps += 10
  } else {
    steps += 100
  }
}
print(steps)

let size = if steps > 10 { "big" } else { "small" }
print(size)
