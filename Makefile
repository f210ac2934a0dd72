# Signalbox: `make` alone says what there is.

SWIFT ?= swift
# Options for every build, for example BUILD_FLAGS="--scratch-path elsewhere".
BUILD_FLAGS ?=
# Where the toolchain has Swift's libraries for it (on Linux), they go into the programs: the command starts in half the time.
# Nobody links with them, so their sixty thousand names need not be found: a program is a tenth smaller and starts half a millisecond sooner.
STATIC = $(shell folder="$$($(SWIFT)c -print-target-info -static-stdlib | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')"; \
  if [ -d "$$folder/linux" ]; then echo --static-swift-stdlib -Xlinker --no-export-dynamic; fi)
# Where the compiler can write down which metadata a generic type has, it does: else each is found by its name when it is first used,
# with a search through all conformances that a program of this size has. A start takes a fifth less.
DIRECT = $(shell option=-disable-concrete-type-metadata-mangled-name-accessors; \
  if $(SWIFT)c -frontend -help-hidden | grep -q -e $$option; then echo -Xswiftc -Xfrontend -Xswiftc $$option; fi)
# Such a program counts its references by functions of CMemory's, which do not lock while it has one thread.
COUNTED = $(if $(STATIC),$(if $(filter Linux-x86_64,$(shell uname -sm | tr ' ' -)),$(foreach name,swift_retain swift_release pthread_create,-Xlinker --wrap=$(name))))
# Overlapping accesses are looked for in debug builds, which the tests run; to look costs a start one instruction of twenty.
UNWATCHED = -Xswiftc -enforce-exclusivity=unchecked
# Cairo and its kin go in likewise where the system has them as archives: a tenth of a start was looking for 25 libraries.
ARCHIVES = $(if $(STATIC),$(shell .ci/archives "$(CURDIR)/.build/archives")env PKG_CONFIG_PATH="$(CURDIR)/.build/archives:$$PKG_CONFIG_PATH")
OPTIMISED = $(ARCHIVES) $(SWIFT) build -c release $(STATIC) $(DIRECT) $(COUNTED) $(UNWATCHED) $(BUILD_FLAGS)
# The command without symbols: a third of its size with them.
STRIPPED = $(if $(STATIC),-Xlinker -s)
RELEASE = $(OPTIMISED) $(STRIPPED) --product signalbox
COMMAND = $$($(RELEASE) --show-bin-path)/signalbox
# For who wants to see something first: it takes a third of the time of the optimised one.
DEBUG = $(SWIFT) build $(BUILD_FLAGS) --product signalbox
# What tests run: all that a debug build checks, optimised. It takes longer to make, and the tests an eighth of their time.
CHECKED = --scratch-path .build/checked -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug $(BUILD_FLAGS)
# Where `make install` puts the command.
PREFIX ?= /usr/local
VERSION = $(shell sed -n 's/.*text = "\(.*\)".*/\1/p' Sources/SignalboxCommand/Version.swift)
ARCHIVE = signalbox-$(VERSION)-$(shell uname -s | tr A-Z a-z)-$(shell uname -m)
# Programs that no formatter can read are not linted.
LINTED = Sources $(filter-out Tests/LanguagePrograms Tests/HostileInputs Tests/HardPictures,$(wildcard Tests/*)) Package.swift

.PHONY: help setup build install release demo test check lint format bench goldens docs reference conformance verify mutants fuzz coverage sanitize

help: ## What there is to make
	@echo "Signalbox simulates Grand Central Dispatch and draws what happens."
	@echo
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

setup: ## The libraries and fonts that pictures need (make demo, test, … call it)
	@.ci/setup

build: setup ## The command, optimised; ends with where it is
	@.ci/announce "Building the optimised command: five to ten minutes the first time, seconds after a change." $(RELEASE)
	@echo "The command is $(COMMAND) ($$(du -h "$(COMMAND)" | cut -f1)). 'make install' copies it to $(PREFIX)/bin."

install: build ## Copy the command, and what --compiled needs, to PREFIX (PREFIX=/usr/local)
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@install -m 755 "$(COMMAND)" "$(DESTDIR)$(PREFIX)/bin/signalbox"
	@.ci/kit "$$($(RELEASE) --show-bin-path)" "$(DESTDIR)$(PREFIX)/lib/signalbox"
	@$(if $(DESTDIR),,.ci/prepare "$(PREFIX)/bin/signalbox" "$(PREFIX)/lib/signalbox")
	@echo "Installed $(DESTDIR)$(PREFIX)/bin/signalbox, version $(VERSION)."

release: build ## An archive of the command for machines without Swift, in output/
	@rm -rf "output/$(ARCHIVE)" && mkdir -p "output/$(ARCHIVE)"
	@cp "$(COMMAND)" README.md LICENSE docs/CHANGELOG.md Sources/Recording/Runtime/Prelude.swift Sources/Recording/Runtime/AppLife.swift "output/$(ARCHIVE)"
	@.ci/kit "$$($(RELEASE) --show-bin-path)" "output/$(ARCHIVE)/lib/signalbox"
	@tar -C output -czf "output/$(ARCHIVE).tar.gz" "$(ARCHIVE)" && rm -r "output/$(ARCHIVE)"
	@needs="Cairo, FreeType and "; [ ! -f .build/archives/cairo-ft.pc ] || needs=; \
	  echo "$(CURDIR)/output/$(ARCHIVE).tar.gz ($$(du -h "output/$(ARCHIVE).tar.gz" | cut -f1)); it needs $${needs}the DejaVu fonts there."

demo: setup ## Simulate a deadlock and a barrier and draw them into output/
	@.ci/announce "Building Signalbox: two to four minutes the first time, most of it swift-syntax." $(DEBUG)
	@mkdir -p output
	@command="$$($(DEBUG) --show-bin-path)/signalbox"; \
	for scenario in abba-deadlock barrier; do \
	  echo && "$$command" run "traces/$$scenario/scenario.swift" || exit 1; \
	  "$$command" render "traces/$$scenario" -o "output/$$scenario.png" || exit 1; \
	done
	@echo
	@echo "Look at the two pictures. In abba-deadlock.png two serial queues wait for each other: the red line is the"
	@echo "instant of the deadlock, the lettered arrows say who waits for whom. In barrier.png the reads overlap, the"
	@echo "write waits for them, runs alone, and the later reads wait behind it:"
	@echo "$(CURDIR)/output/abba-deadlock.png"
	@echo "$(CURDIR)/output/barrier.png"

test: setup ## Every test
	@.ci/announce "Building and running every test: a quarter of an hour the first time, most of it the build, then half of that." \
	  .ci/test $(SWIFT) test $(CHECKED)

check: build ## Run every scenario below traces/ and compare it with its golden trace
	@"$(COMMAND)" check traces

lint: ## Formatting rules, strictly
	$(SWIFT) format lint --strict --recursive $(LINTED)

format: ## Format the sources in place
	$(SWIFT) format --in-place --recursive $(LINTED)

bench: export SIGNALBOX_BENCH = 1
bench: ## Speed and memory beside the real libdispatch, CPython and Lua (optimised builds)
	@.ci/setup lua5.4 python3
	@python3 -c 'import cairo' 2>/dev/null || echo "(for the rows beside pycairo: apt-get install python3-cairo)"
	$(OPTIMISED) --product signalbox-benchmarks
	$(RELEASE)
	@folder="$$($(RELEASE) --show-bin-path)" && "$$folder/signalbox-benchmarks" && echo \
	  && "$$folder/signalbox-benchmarks" --language "$$folder/signalbox" Benchmarks/Language && echo \
	  && "$$folder/signalbox-benchmarks" --pictures "$$folder/signalbox" Benchmarks/Pictures

goldens: build ## Rewrite the golden traces and pictures below traces/ (look at the difference before you commit it)
	@"$(COMMAND)" check --update traces

MUTANTS ?= 300
SEED ?= 8

docs: export SIGNALBOX_RECORD = 1
docs: setup ## Write into the documents what commands print today and what is quoted from scenarios; look at git diff
	$(SWIFT) test $(CHECKED) --filter 'TranscriptTests|QuoteTests|ReportTests'

mutants: export SIGNALBOX_MUTATION = 1
mutants: ## Break the program in small ways and list what no test notices (MUTANTS=300, SEED=8)
	$(SWIFT) build $(BUILD_FLAGS) --product mutants
	@SIGNALBOX_MUTATOR="$$($(SWIFT) build $(BUILD_FLAGS) --show-bin-path)/mutants" python3 Tests/Mutation/run.py $(MUTANTS) $(SEED)

# What depends on time runs one after the other; the language's programs do not, and run side by side.
reference: setup ## What the libraries offer, by DocC, into output/reference; its warnings are errors
	@$(SWIFT) build $(CHECKED) && folder="$$($(SWIFT) build $(CHECKED) --show-bin-path)" && .ci/reference "$$folder/Modules"

conformance: export SIGNALBOX_CONFORMANCE = 1
conformance: export SIGNALBOX_SUMMARY = $(CURDIR)/.build/conformance.txt
conformance: setup ## Run the scenarios on the real libdispatch too and compare what they print
	@mkdir -p .build && : > "$$SIGNALBOX_SUMMARY"
	@status=0; \
	$(SWIFT) test $(CHECKED) --no-parallel --filter '^(Model|Recording)?ConformanceTests\.' || status=1; \
	$(SWIFT) test $(CHECKED) --skip-build --filter '^LanguageConformanceTests\.' || status=1; \
	echo; awk -f .ci/conformance-summary.awk "$$SIGNALBOX_SUMMARY"; exit $$status

verify: ## Every scenario on this machine's libdispatch, with swiftc alone: a table (docs/VERIFY-ON-A-MAC.md)
	@sh Tests/OnAMac/verify.sh

fuzz: setup ## Search for inputs that break it, with libFuzzer, ten minutes in all (SIGNALBOX_FUZZ: seconds; TARGETS="scenarios traces")
	@SWIFT="$(SWIFT)" .ci/fuzz $${SIGNALBOX_FUZZ:-600} $(TARGETS)

coverage: setup ## How much of each module the fuzzers' inputs reach, by llvm-cov (TARGETS="scenarios traces")
	@SWIFT="$(SWIFT)" .ci/coverage $(TARGETS)

sanitize: setup ## Every scenario, program and hostile input under AddressSanitizer and ThreadSanitizer
	@SWIFT="$(SWIFT)" .ci/sanitize
