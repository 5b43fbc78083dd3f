.PHONY: help test-tutorial install install-programs words build test test-release server test-served test-postgres kills-served fuzz-served test-browser sanitize-served faults-postgres test-viper precision test-stranger kills apple-check fresh check-templates viper lint map rules api api-check format check bench bench-clinic bench-served bench-web bench-postgres bench-errors previews manual docs oracle demo picture starts start-order

# Templates are Swift only once they are filled.
SOURCES = Package.swift Plugins Apps Modules Tests $(filter-out Tools/Templates,$(wildcard Tools/*))

help: ## Lists these verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-15s  %s\n", $$1, $$2 }' Makefile

build: ## Builds patient, doctor, variants (both with Home in another form) and clinic
	swift build --product patient
	swift build --product doctor
	swift build --product variants
	swift build --product clinic

test-release: ## Builds the programs as a clinic runs them, optimized, and runs their tests
	swift build --build-tests
	for program in patient doctor variants clinic contender sampler starter lobby; do \
		swift build -c release --product $$program || exit 1; \
	done
	PROGRAMS=$$PWD/.build/release swift test --skip-build --filter '^ProgramTests\.'

# Four tests at once keep two cores busy while some wait for a database; PostgreSQL has no room for all of them.
test: ## Builds and runs every test of the apps and their modules
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=4 Tests/run --skip '^ProgramTests\.'
	Tests/run --filter '^ProgramTests\.'

# What is about the database's own file stays with the tests that open it themselves.
SERVED = AdminDoorTests|HostileRequestTests|JourneyTests|CommandTests|ActionCommandTests|DayInTheClinicTests|IntakeProgramTests|VisitProgramTests|MessagesProgramTests|PrescriptionsProgramTests|RecordProgramTests|AccountProgramTests|AvailabilityProgramTests|LiveTests|LocaleTests|SessionTests|ServerTests|PipelineTests|ServedBookingTests|FHIRClientTests|LostDatabaseTests

# Another package in the build folder of this one, where the modules that it stands on are built already. SwiftPM keeps the
# plan of one package there, and would go on with it in the other; so it plans the other anew, and then this one.
REPLAN = --disable-build-manifest-caching
THEN_PLAN_AGAIN = ; status=$$?; swift build $(REPLAN) $(1) --target PlainText && exit $$status
SERVER_PACKAGE = --package-path Tools/clinic-server --scratch-path .build $(REPLAN)
SERVER_PROGRAM = .build/debug/clinic-server

server: ## Builds clinic-server: .build/debug/clinic-server
	swift build $(SERVER_PACKAGE)$(THEN_PLAN_AGAIN)

test-served: server ## Runs the programs' journeys and single commands through a server, and the server's own tests
	SERVER=$$PWD/$(SERVER_PROGRAM) Tests/run --filter '^ProgramTests\.($(SERVED))|AuthorisationTests' --skip 'kill|first use|its database'

# The clinics of the tests are copied into PostgreSQL before the programs reach them.
test-postgres: server ## Runs the programs' journeys and commands through a server on PostgreSQL; TESTS='JourneyTests|…' for a part
	SERVER=$$PWD/$(SERVER_PROGRAM) SERVER_DATABASE=postgresql \
		Tests/run --filter '^ProgramTests\.($(or $(TESTS),$(SERVED)))' --skip 'kill|first use|its database|older version'

kills-served: server ## Kills the server while visits are booked, and loses, cuts, keeps and doubles what goes over the network, 1,200 times (ROUNDS=N; a quarter of them are kills)
	SERVER=$$PWD/$(SERVER_PROGRAM) ROUNDS=$(or $(ROUNDS),1200) Tests/run --filter ServedBookingTests

# It needs a Python that has schemathesis; CADUCEUS_PYTHON names one.
fuzz-served: server ## Sends the server what its OpenAPI document allows and what it does not, EXAMPLES (20) a call
	$(or $(CADUCEUS_PYTHON),python3) Tests/ServedFuzz/run $(SERVER_PROGRAM) $(or $(EXAMPLES),20)

# It needs Debian's chromium, and a Python that has playwright and axe-playwright-python; BROWSER_PYTHON names one.
test-browser: server ## Goes through both apps in Chromium: by keyboard, without JavaScript, in two browsers and a terminal; ARGUMENTS=--short for a part
	swift build --product doctor
	$(or $(BROWSER_PYTHON),python3) Tests/InABrowser/run $(SERVER_PROGRAM) --terminal .build/debug/doctor \
		--previews .build/debug/web-previews $(ARGUMENTS)

sanitize-served: ## Runs the server's own tests with ThreadSanitizer, or SANITIZER=address, which is to find nothing
	Tests/Sanitizers/run $(or $(SANITIZER),thread)

faults-postgres: ## Restarts PostgreSQL under load 20 times (ROUNDS=N for another number), and has replicas take over
	swift build --build-tests
	ROUNDS=$(or $(ROUNDS),20) swift test --skip-build --filter '^ClinicPostgresTests\.(FaultTests|ContentionTests)'

test-viper: ## Builds and runs the tests of the viper tool
	Tests/run --package-path Tools/viper

precision: ## Prints how many of viper's findings in its corpus are right, and how many of the faults there it finds
	Tests/run --package-path Tools/viper --filter CorpusTests | grep -E '^(corpus|precision|recall):|failed'

check-templates: ## Builds and tests what viper makes: every form, role and app, the reception desk, a first app, and its plugins, and a scene made by hand; PART=some for a part
	VIPER_CHECK_TEMPLATES=$(or $(PART),all) Tests/run --package-path Tools/viper --filter 'TemplateBuildTests|AddingAnAppTests|AddingASceneTests|PluginTests|FirstSceneTests'

# A debug build is made sooner, and takes many times as long to read a repository.
VIPER_BUILD = release
VIPER = Tools/viper/.build/$(VIPER_BUILD)/viper
PREFIX = /usr/local

viper: ## Builds the viper tool: Tools/viper/.build/release/viper
	swift build -c $(VIPER_BUILD) --package-path Tools/viper --product viper

install: viper ## Puts the viper tool, which carries its templates, into PREFIX/bin (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(VIPER) "$(DESTDIR)$(PREFIX)/bin/viper"

# Programs as a clinic runs them carry Swift's libraries: they start in half the time, and on machines without Swift.
# Nothing looks a symbol of a program up by name, and packed relocations are a tenth as long. The functions that a key or a
# start enters stand side by side, for which each has a section of its own: a page fault brings 64 KiB, of which a start
# needs a fifteenth where they are scattered, and a key finds its pages cold after each pause.
INSTALLED = -c release --static-swift-stdlib --scratch-path .build/static -Xswiftc -use-ld=lld \
	-Xlinker --no-export-dynamic -Xlinker -z -Xlinker pack-relative-relocs \
	-Xlinker --symbol-ordering-file=Tools/start-order/functions -Xlinker --no-warn-symbol-ordering \
	-Xswiftc -L.build/static/libraries -Xswiftc -Xfrontend -Xswiftc -function-sections

# The linker takes the C++ library from the first folder that has one: here the one to be linked in, of which a program
# needs little; the shared one costs a start its symbols and a megabyte.
CXX_LIBRARY = .build/static/libraries/libstdc++.a
$(CXX_LIBRARY):
	mkdir -p $(@D)
	ln -sf "$$(clang -print-file-name=libstdc++.a)" $@
install-programs bench bench-clinic start-order: $(CXX_LIBRARY)

# A list that lacks new functions, or names functions that are gone, only saves less. The build does not look at it, so the
# programs go.
start-order: ## Records anew which functions programs enter for keys and at their start, so that these stand side by side; with Valgrind
	for program in benchmarks patient doctor clinic; do swift build $(INSTALLED) --product $$program || exit 1; done
	Tools/start-order/record .build/static/release
	cd .build/static/release && rm benchmarks patient doctor clinic

# Their words in other languages stand in PREFIX/share.
install-programs: ## Builds patient, doctor and clinic as a clinic runs them, and puts them into PREFIX/bin
	install -d "$(DESTDIR)$(PREFIX)/bin"
	for program in patient doctor clinic; do \
		swift build $(INSTALLED) --product $$program && \
		install -s -m 755 .build/static/release/$$program "$(DESTDIR)$(PREFIX)/bin/" && \
		for words in .build/static/release/Caduceus_*.resources; do \
			install -D -m 644 -t "$(DESTDIR)$(PREFIX)/share/$$program/$$(basename $$words)" $$words/* || exit 1; \
		done || exit 1; \
	done

words: ## Lists the words of the sources that a language lacks, and those that nothing says any more, by module
	Tests/run --filter CatalogueTests

# The modules whose folders stand on each other.
ROOMS = TextCells TextGraph TextUICore TextHost TextFronts TextCoreGraphics TextUIKit TextCharts TextWeb TextUITerminal \
	CombineFoundation UniformTypeIdentifiers PlainText StringCatalogs ViperKit ViperTesting ClinicModel ClinicFHIR \
	ClinicStore ClinicPostgres ClinicService ClinicDemo ClinicCommands ClinicAPI ClinicRemote ClinicDevice ClinicProgram \
	ClinicServing ClinicFront ClinicWeb

lint: viper ## Checks the form of the sources, the architecture's rules, that folders go round in no circle, and that the documents of scenes and rules are true
	swift format lint --strict --parallel --recursive $(SOURCES)
	$(VIPER) lint
	$(VIPER) modules --check
	$(VIPER) folders --check $(ROOMS)
	$(VIPER) map --check
	$(VIPER) explain --check Documentation/LintRules.md

rules: viper ## Writes the document of the architecture's rules anew
	$(VIPER) explain --write Documentation/LintRules.md

api: ## Writes the table of what TextUI has of SwiftUI anew
	swift build --product supported-api
	.build/debug/supported-api

api-check: ## Checks that the table of what TextUI has of SwiftUI is true, and that it takes and refuses what SwiftUI does
	swift build --product supported-api
	.build/debug/supported-api --check
	Tests/RefusedSource/check

map: viper ## Draws the map of the scenes, and who imports whom, anew
	$(VIPER) modules --write
	$(VIPER) map --write

format: ## Brings the sources into form
	swift format --in-place --parallel --recursive $(SOURCES)

apple-check: ## Type-checks the kit, the scenes and the apps for Apple's systems
	Tests/AppleInterface/check

check: lint api-check test docs apple-check test-release server test-served test-viper test-stranger ## Lints and runs all tests, also those of the programs as a clinic runs them; .ci/run also tries the templates and the README

manual: ## Writes the programs' man pages below .build/plugins
	swift package --allow-writing-to-package-directory generate-manual --configuration debug

docs: ## Builds the documentation of TextUI, TextUIKit, ViperKit and ViperTesting, without a warning: .build/documentation
	Documentation/build-archives

previews: ## Draws every scene with its mock; `swift run previews --front web` shows them in a browser
	swift run previews

fresh: ## Does what the README says on a Debian 12 with nothing but Swift, in a folder: runs it and tests it
	Tests/FreshMachine/run "Run it" "Test it"

# In the build folder of this package, where what a stranger's stands on is built already.
test-stranger: ## Builds and tests a package that depends on this one as a stranger's would
	Tests/run --package-path Tests/Stranger --scratch-path .build $(REPLAN)$(THEN_PLAN_AGAIN)

oracle: ## Walks through all scenes at random, thousands of steps (ORACLE_SEED=N for other ones), and compares each frame with one from scratch
	swift build --build-tests
	ORACLE_STEPS=2000 swift test --skip-build --filter OracleTests

starts: ## Starts both apps and small programs STARTS times (50) in each front, alone and beside busy processes, in debug and release
	swift build --build-tests
	for program in patient doctor clinic starter lobby; do \
		swift build -c release --product $$program || exit 1; \
	done
	for programs in debug release; do for beside in 0 4; do \
		echo "$$programs, beside $$beside busy processes:"; \
		PROGRAMS=$$PWD/.build/$$programs STARTS=$(or $(STARTS),50) STARTS_BESIDE=$$beside \
			swift test --skip-build --filter StartingTests || exit 1; \
	done; done

kills: ## Kills the programs at 1,000 random moments (KILLS=N for another number), and checks that nothing confirmed is lost
	swift build --build-tests
	KILLS=$(or $(KILLS),1000) swift test --skip-build --filter 'KilledVisitTests|KilledFileTests'

bench: ## Measures how fast the front and the apps are, built as they are installed, beside the best of other terminals; ONLY=counter for a part
	for program in benchmarks patient doctor; do swift build $(INSTALLED) --product $$program || exit 1; done
	@.build/static/release/benchmarks $(if $(ONLY),--only $(ONLY))

# The clinics stay below .build/clinics; CLINICS names another folder.
bench-clinic: ## Measures how fast a clinic is as it grows from 1,000 visits to 1,000,000, beside SQLite's own C API
	for program in benchmarks patient doctor; do swift build $(INSTALLED) --product $$program || exit 1; done
	@.build/static/release/benchmarks clinic --folder $(or $(CLINICS),.build/clinics)

bench-served: ## Measures how fast a clinic is through its server, beside the same calls without it
	swift build -c release $(SERVER_PACKAGE); status=$$?; swift build -c release $(REPLAN) --product benchmarks && exit $$status
	@.build/release/benchmarks served --folder $(or $(CLINICS),.build/clinics)

bench-web: ## Measures pages: a press, a long list, 500 tabs; with aiohttp in WEB_PYTHON, and beside Textual where it has textual-serve
	swift build -c release $(SERVER_PACKAGE) --product web-samples$(call THEN_PLAN_AGAIN,-c release)
	$(or $(WEB_PYTHON),python3) Tools/benchmarks/Web/measure .build/release/web-samples

bench-postgres: ## Measures how writers in PostgreSQL are slowed by what they share
	Tests/PostgresWriters/measure

bench-errors: ## Measures how soon a view with one unknown name gets its error, beside the same view without it
	Tests/BrokenSource/measure

test-tutorial: ## Follows the tutorial of ViperKit step by step
	Tests/Tutorial/follow$(THEN_PLAN_AGAIN)

demo: build ## Shows Home in both apps, and what of it is shared
	swift build --product demo
	@.build/debug/demo

picture: build ## Draws the README's pictures anew
	Documentation/draw-home
