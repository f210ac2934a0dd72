def make_counter(step):
    value = 0

    def count():
        nonlocal value
        value += step
        return value

    return count


def main():
    ones = make_counter(1)
    threes = make_counter(3)
    total = 0
    for _ in range(2_000_000):
        total += ones() + threes()
    print(total)


main()
