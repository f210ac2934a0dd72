// advice: a scenario has no input: write the value into the scenario
let line = readLine() ?? ""
print(line)
