#!/bin/sh
# Compiles every scenario below traces/ with swiftc and the prelude, runs each on this machine's libdispatch, compares what it
# prints with the golden trace, and prints a table. Needs a Swift compiler, nothing else. docs/VERIFY-ON-A-MAC.md says more.
#
# SIGNALBOX_FOLDERS=P-0,barrier picks scenarios whose path contains one of the words; SIGNALBOX_RUNS says how often each runs.
set -u
cd "$(dirname "$0")/../.." || exit 1
runs=${SIGNALBOX_RUNS:-3}
words=$(echo "${SIGNALBOX_FOLDERS:-}" | tr ',' ' ')
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export SWIFT_BACKTRACE=enable=no

# One scenario per line.
scenarios() {
  find traces -name scenario.swift | sort | while read -r file; do
    folder=${file%/scenario.swift}
    if [ -z "$words" ]; then echo "$folder"; continue; fi
    for word in $words; do
      case $folder in *"$word"*) echo "$folder"; break ;; esac
    done
  done
}

# The executable of folder $1 is $scratch/$1/program; without one, $scratch/$1/errors says why.
compile() {
  build="$scratch/$1"
  mkdir -p "$build"
  { echo "signalboxLaunch()"; cat "$1/scenario.swift"; echo; echo "signalboxRunLoop()"; } > "$build/main.swift"
  life=
  if grep -q 'Device\.use(' "$1/scenario.swift"; then life=Sources/Recording/Runtime/AppLife.swift; fi
  # shellcheck disable=SC2086
  swiftc -swift-version 5 -Onone -wmo -suppress-warnings -o "$build/program" \
    $life Sources/Recording/Runtime/Prelude.swift Sources/Recording/Runtime/PlainRun.swift "$build/main.swift" > "$build/errors" 2>&1
}

# What the golden trace of folder $1 prints: the texts of its events, unescaped.
expected() {
  sed -n 's/.*"event":"printed","text":"\(.*\)","line":.*/\1/p' "$1/trace.jsonl" | sed 's/\\"/"/g' | while IFS= read -r text; do
    printf '%b' "$text"
  done
}

# The last line of a trace: when and how it ended.
outcome() { sed -n 's/.*"outcome":"\([a-z]*\)".*/\1/p' "$1/trace.jsonl" | tail -n 1; }

# Milliseconds until a run of folder $1 ends itself: the virtual time, and $2 times a margin, as make conformance has it.
limit() {
  tail -n 1 "$1/trace.jsonl" | sed 's/.*"at":\([0-9]*\).*/\1/' | awk -v patience="$2" '{ ms = int($1 / 1000000); margin = ms / 4
    if (margin > 1000) margin = 1000
    print int(ms + (margin + 400) * patience) }'
}

# Runs folder $1 once, with patience $4: what it prints goes to $2, how it ended to $3.
run_once() {
  ( SIGNALBOX_TIME_LIMIT=$(limit "$1" "$4") "$scratch/$1/program" > "$2" 2> /dev/null; echo $? > "$3" ) 2> /dev/null
  case $(cat "$3") in
    0) echo quiet > "$3" ;;
    75) echo "launch stuck" > "$3" ;;
    # SIGILL, SIGTRAP and SIGABRT.
    132 | 133 | 134) echo trap > "$3" ;;
    *) echo "exit $(cat "$3")" > "$3" ;;
  esac
}

# Whether folder $1 leaves the order of its lines open.
is_free() { grep -q -e '^// conformance: lines in any order' -e '^// conformance: not run' "$1/scenario.swift"; }

# same: printed and ended as simulated; order: the same lines in another order, which is open; differs: anything else.
verdict() {
  simulated=$(outcome "$1")
  ended=$(cat "$3")
  case $simulated in
    trapped) [ "$ended" = trap ] || { echo differs; return; } ;;
    completed | deadlocked) [ "$ended" = quiet ] || [ "$ended" = "launch stuck" ] || { echo differs; return; } ;;
  esac
  if cmp -s "$2" "$scratch/$1/expected"; then echo same; return; fi
  is_free "$1" || { echo differs; return; }
  sort "$2" > "$2.sorted"
  sort "$scratch/$1/expected" | cmp -s - "$2.sorted" && echo order || echo differs
}

echo "system    $(uname -srm)$(sw_vers -productVersion 2> /dev/null | sed 's/^/, macOS /')"
echo "compiler  $(swiftc --version 2> /dev/null | grep -m 1 'Swift version')"
echo "cores     $(getconf _NPROCESSORS_ONLN)"
echo "project   $(sed -n 's/.*text = "\(.*\)".*/\1/p' Sources/SignalboxCommand/Version.swift), $runs runs each"
echo
scenarios > "$scratch/list"
count=$(wc -l < "$scratch/list" | tr -d ' ')
# Two compilers at a time; the runs one after the other, for their order depends on time.
( while read -r first; do
    compile "$first" &
    if read -r second; then compile "$second"; fi
    wait
  done < "$scratch/list" )

same=0 order=0 differ=0 refused=0
printf '%-8s %-11s %-24s %s\n' verdict simulated "real ends" scenario
while read -r folder; do
  if [ ! -x "$scratch/$folder/program" ]; then
    refused=$((refused + 1))
    printf '%-8s %-11s %-24s %s\n' refused "$(outcome "$folder")" - "$folder"
    { echo "--- $folder: the compiler says"; cat "$scratch/$folder/errors"; } >> "$scratch/details"
    continue
  fi
  expected "$folder" > "$scratch/$folder/expected"
  worst=same ends=""
  run=1
  while [ "$run" -le "$runs" ]; do
    out="$scratch/$folder/out$run"
    # The machine may be busy: what differs has two more chances, each with more time.
    for patience in 1 3 9; do
      run_once "$folder" "$out" "$scratch/$folder/end$run" "$patience"
      one=$(verdict "$folder" "$out" "$scratch/$folder/end$run")
      [ "$one" = differs ] || break
    done
    end=$(cat "$scratch/$folder/end$run")
    case " $ends," in *" $end,"*) ;; *) ends="$ends${ends:+, }$end" ;; esac
    if [ "$one" = differs ] || { [ "$one" = order ] && [ "$worst" = same ]; }; then worst=$one; fi
    if [ "$one" != same ]; then
      { echo "--- $folder, run $run ($end):"; cat "$out"; } >> "$scratch/details"
    fi
    run=$((run + 1))
  done
  case $worst in
    same) same=$((same + 1)) ;;
    order) order=$((order + 1)) ;;
    differs) differ=$((differ + 1)) ;;
  esac
  printf '%-8s %-11s %-24s %s\n' "$worst" "$(outcome "$folder")" "$ends" "$folder"
done < "$scratch/list"

echo
echo "$count scenarios: $same same, $order in another order, $differ different, $refused refused by the compiler"
if [ -f "$scratch/details" ]; then echo; echo "What was printed where it was not the same:"; cat "$scratch/details"; fi
