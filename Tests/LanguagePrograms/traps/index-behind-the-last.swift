// Behind a dictionary's last index is none.
var room: [Int: String] = [7: "seven"]
let start = room.startIndex
print(room.index(after: start) == room.endIndex)
room.reserveCapacity(1)
print(room[start])
print(room.index(after: room.endIndex) == room.endIndex)
