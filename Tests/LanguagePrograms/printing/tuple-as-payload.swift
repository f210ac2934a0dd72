// printing: a payload that is one tuple looks like its parts
enum E { case d((Int, Int)) }
print(E.d((1, 2)))
