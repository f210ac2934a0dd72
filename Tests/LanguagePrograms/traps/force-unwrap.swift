// traps: force unwrapping nil
let ages = ["Ann": 30]
print(ages["Ann"]!)
print(ages["Bob"]!)
