// advice: 'result' may be read before it has a value
let result: Int
let flag = 1 > 2
if flag { result = 1 }
print(result)
