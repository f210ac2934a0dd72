// strings: multi-line literals: indentation is that of the closing quotes, line continuation, escapes, raw strings
let poem = """
  Roses are red,
    violets are blue,
  "quotes" need no escape,
  \("interpolation") works \
  and lines can go on.
  """
print(poem)
print(poem.split(separator: "\n").count, poem.count)

let empty = """
  """
print("[\(empty)]")

let blank = """

  one blank line above

  """
print("[\(blank)]")

print(#"raw \n "text" \(1)"#)
print(#"raw with \#(1 + 1)"#)
print("tab\there", "null\0".count, "unicode \u{41}")
