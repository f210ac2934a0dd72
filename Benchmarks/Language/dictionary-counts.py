def count(rounds):
    by_number = {}
    by_name = {}
    names = ["main", "network", "disk", "photos", "audio", "log", "cache", "timer"]
    seed = 1
    for round in range(rounds):
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
        number = seed % 5_000
        by_number[number] = by_number.get(number, 0) + 1
        name = names[round % 8]
        by_name[name] = by_name.get(name, 0) + seed % 7
    checksum = 0
    for number in range(5_000):
        checksum = (checksum * 31 + by_number.get(number, 0)) % 1_000_007
    for name in names:
        checksum = (checksum * 31 + by_name.get(name, 0)) % 1_000_007
    return checksum


print(count(2_000_000))
