#!/bin/sh
# explore-in-parallel.sh FILE PARTS: explores FILE in so many parts, round after round, with GNU parallel.
set -u
while :; do
  seq "$2" | parallel signalbox explore "$1" --shard "{}/$2" ${known:-} -o 'part-{}.jsonl' || exit
  signalbox merge part-*.jsonl --rest rest.jsonl
  code=$?
  [ "$code" -eq 3 ] || exit "$code"
  known='--known rest.jsonl'
done
