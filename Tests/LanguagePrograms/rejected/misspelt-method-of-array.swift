// advice: did you mean 'append'?
var list = [1]
list.apend(2)
