def build(count):
    text = ""
    for number in range(count):
        text += f"{number},"
    return len(text)


print(build(1_000_000))
