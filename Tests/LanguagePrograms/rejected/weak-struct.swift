// advice: weak is for class instances only
struct Model { var n = 1 }
struct Holder { weak var model: Model? }
print(Holder())
