# The lines of the long tests, and how often the real libdispatch ran in all.
{ print }
match($0, /[0-9]+ real runs/) { total += substr($0, RSTART) }
END { print "real runs: " total " in all" }
