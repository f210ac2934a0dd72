let shifted: Double = 1 << 3
print(2 % 5 - 1.5, shifted)
