def sieve(limit):
    is_prime = []
    for _ in range(limit + 1):
        is_prime.append(True)
    count = 0
    number = 2
    while number <= limit:
        if is_prime[number]:
            count += 1
            multiple = number + number
            while multiple <= limit:
                is_prime[multiple] = False
                multiple += number
        number += 1
    return count


print(sieve(2_000_000))
