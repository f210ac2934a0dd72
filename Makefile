# Signalbox: `make` alone says what there is.

SWIFT ?= swift
# Options for every build, for example BUILD_FLAGS="--scratch-path elsewhere".
BUILD_FLAGS ?=
# Where the toolchain has Swift's libraries for it (on Linux), they go into the programs: the command starts in half the time.
STATIC = $(shell folder="$$($(SWIFT)c -print-target-info -static-stdlib | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"; \
  if [ -d "$$folder/linux" ]; then echo --static-swift-stdlib; fi)
OPTIMISED = $(SWIFT) build -c release $(STATIC) $(BUILD_FLAGS)
RELEASE = $(OPTIMISED) --product signalbox
COMMAND = $$($(RELEASE) --show-bin-path)/signalbox
# The corpus has programs that no formatter can read.
LINTED = Sources $(filter-out Tests/LanguagePrograms,$(wildcard Tests/*)) Package.swift

.PHONY: help setup build demo test check lint format bench goldens conformance

help: ## What there is to make
	@echo "Signalbox simulates Grand Central Dispatch and draws what happens."
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: ## The libraries and fonts that pictures need (make demo, test, … call it)
	@.ci/setup

build: setup ## The command, optimised
	$(RELEASE)

demo: build ## Simulate a deadlock and a barrier and draw them into output/
	@mkdir -p output
	@"$(COMMAND)" run traces/abba-deadlock/scenario.swift
	@"$(COMMAND)" render traces/abba-deadlock -o output/abba-deadlock.png
	@"$(COMMAND)" run traces/barrier/scenario.swift
	@"$(COMMAND)" render traces/barrier -o output/barrier.png
	@echo
	@echo "Look at the two pictures. In abba-deadlock.png two serial queues wait for each other: the red line is the"
	@echo "instant of the deadlock, the lettered arrows say who waits for whom. In barrier.png the reads overlap, the"
	@echo "write waits for them, runs alone, and the later reads wait behind it:"
	@echo "$(CURDIR)/output/abba-deadlock.png"
	@echo "$(CURDIR)/output/barrier.png"

test: setup ## Every test (debug build; the first one builds swift-syntax: some minutes)
	$(SWIFT) test $(BUILD_FLAGS)

check: build ## Run every scenario below traces/ and compare it with its golden trace
	@"$(COMMAND)" check traces

lint: ## Formatting rules, strictly
	$(SWIFT) format lint --strict --recursive $(LINTED)

format: ## Format the sources in place
	$(SWIFT) format --in-place --recursive $(LINTED)

bench: export SIGNALBOX_BENCH = 1
bench: ## Speed and memory beside the real libdispatch, CPython and Lua (optimised builds)
	@.ci/setup lua5.4 python3
	$(OPTIMISED) --product signalbox-benchmarks
	$(RELEASE)
	@folder="$$($(RELEASE) --show-bin-path)" && "$$folder/signalbox-benchmarks" && echo \
	  && "$$folder/signalbox-benchmarks" --language "$$folder/signalbox" Benchmarks/Language

goldens: build ## Rewrite the golden traces and pictures below traces/ (look at the difference before you commit it)
	@"$(COMMAND)" check --update traces

# What depends on time runs one after the other; the language's programs do not, and run side by side.
conformance: export SIGNALBOX_CONFORMANCE = 1
conformance: export SIGNALBOX_SUMMARY = $(CURDIR)/.build/conformance.txt
conformance: setup ## Run the scenarios on the real libdispatch too and compare what they print
	@mkdir -p .build && : > "$$SIGNALBOX_SUMMARY"
	@status=0; \
	$(SWIFT) test $(BUILD_FLAGS) --no-parallel --filter '^(Model|Recording)?ConformanceTests\.' || status=1; \
	$(SWIFT) test $(BUILD_FLAGS) --skip-build --filter '^LanguageConformanceTests\.' || status=1; \
	echo; awk -f .ci/conformance-summary.awk "$$SIGNALBOX_SUMMARY"; exit $$status
