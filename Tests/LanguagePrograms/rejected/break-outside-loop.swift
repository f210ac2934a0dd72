// advice: break is only allowed inside a loop or switch
let n = 3
if n > 2 { break }
