class Shape:
    def __init__(self, scale):
        self.scale = scale

    def area(self):
        return 0

    def grow(self, amount):
        self.scale = (self.scale + amount) % 97


class Square(Shape):
    def area(self):
        return self.scale * self.scale


class Bar(Shape):
    def __init__(self, scale, height):
        super().__init__(scale)
        self.height = height

    def area(self):
        return self.scale * self.height


def total(rounds):
    shapes = [Square(3), Bar(4, 5), Square(6), Bar(7, 8)]
    result = 0
    for round in range(rounds):
        shape = shapes[round % 4]
        shape.grow(3)
        result += shape.area()
    return result


print(total(3_000_000))
