# Of what llvm-cov reports of files: one row for each module, and for each part of the scenario language.
# Columns: file, regions, missed, covered, functions, missed, executed, lines, missed, covered, …
/\.swift / && $2 > 0 {
  path = $1
  sub(/^.*Sources\//, "", path)
  count = split(path, parts, "/")
  name = parts[1]
  if (name == "ScenarioLanguage" && count > 2) name = name "/" parts[2]
  if (!(name in regions)) order[++names] = name
  regions[name] += $2; missedRegions[name] += $3
  functions[name] += $5; missedFunctions[name] += $6
  lines[name] += $8; missedLines[name] += $9
}

function percent(missed, all) { return all ? sprintf("%d of %d (%.1f %%)", all - missed, all, 100 * (all - missed) / all) : "" }

END {
  print "| module | regions reached | functions | lines |\n|---|---|---|---|"
  for (number = 1; number <= names; number++) {
    name = order[number]
    printf "| %s | %s | %s | %s |\n", name, percent(missedRegions[name], regions[name]), \
      percent(missedFunctions[name], functions[name]), percent(missedLines[name], lines[name])
  }
}
