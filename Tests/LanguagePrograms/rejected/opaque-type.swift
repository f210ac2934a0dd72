// advice: opaque types are not supported: name the type
func numbers() -> some Collection { [1, 2, 3] }
print(numbers().count)
