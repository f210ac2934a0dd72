// advice: random numbers would make the run differ: use fixed values, or --seed for the schedule
let delay = Int.random(in: 1...100)
print(delay)
