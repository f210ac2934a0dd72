// advice: 'limit' is a let constant: make it a var
let limit = 3
limit = 4
print(limit)
