// advice: did you mean 'green'?
enum Light { case red, green }
let light: Light = .gren
print(light)
