// A part that is nil in one of the tuples is an Optional in all.
for (i, s) in [(1, "a"), (2, nil), (3, "c")] { print(i, s ?? "-") }
