// advice: did you mean 'balance'?
struct Account { var balance = 0 }
let account = Account()
print(account.balence)
