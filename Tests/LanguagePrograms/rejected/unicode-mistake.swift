// advice: the character “ is not a quotation mark: use "
print(“hello”)
