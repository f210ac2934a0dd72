// advice: 'list' is a let constant: make it a var
let list = [1]
list.append(2)
