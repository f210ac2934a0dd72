def main():
    total = 0
    for number in range(10_000_000):
        if number % 3 == 0:
            total += number
        else:
            total -= 1
    print(total)


main()
