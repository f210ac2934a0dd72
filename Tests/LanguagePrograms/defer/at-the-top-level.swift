// defer: the file ends like a block
defer { print("bye") }
print("hello")
