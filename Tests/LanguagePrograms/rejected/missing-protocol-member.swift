// advice: 'Dog' does not have 'sound()', which 'Animal' asks for
protocol Animal { func sound() -> String }
struct Dog: Animal {}
print(Dog())
