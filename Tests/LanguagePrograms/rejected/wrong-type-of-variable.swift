// advice: a String is not an Int: use Int("12") or change the annotation
let count: Int = "twelve"
print(count)
