// A 'for' as C has it: one message that says what to write.
for (var i = 0; i < 3; i++) {
  print("round")
}
