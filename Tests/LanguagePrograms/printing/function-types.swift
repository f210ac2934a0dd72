// printing: types of functions
print(((inout Int) throws -> Void).self)
