local Shape = {}
Shape.__index = Shape
function Shape.area(_) return 0 end
function Shape.grow(self, amount) self.scale = (self.scale + amount) % 97 end

local Square = setmetatable({}, { __index = Shape })
Square.__index = Square
function Square.area(self) return self.scale * self.scale end

local Bar = setmetatable({}, { __index = Shape })
Bar.__index = Bar
function Bar.area(self) return self.scale * self.height end

local function total(rounds)
  local shapes = {
    setmetatable({ scale = 3 }, Square), setmetatable({ scale = 4, height = 5 }, Bar),
    setmetatable({ scale = 6 }, Square), setmetatable({ scale = 7, height = 8 }, Bar),
  }
  local sum = 0
  for round = 0, rounds - 1 do
    local shape = shapes[round % 4 + 1]
    shape:grow(3)
    sum = sum + shape:area()
  end
  return sum
end
print(total(3000000))
