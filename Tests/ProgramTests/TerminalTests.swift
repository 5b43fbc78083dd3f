import Foundation
import TestSupport
import Testing

/// The full-screen front, through a pseudo-terminal.
@Suite(.takingTurns)
struct TerminalTests {
    @Test func `a visit is booked and cancelled with keys alone`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", demo.options(nil))
        try await patient.shows("Sign in")
        patient.type("demo-patient\tdemo\r")
        try await patient.shows("Next visit")
        try await patient.highlights("Answer the questions")

        patient.press(.down)
        try await patient.highlights("Appointments")
        patient.press(.down)
        try await patient.highlights("Book a visit")
        patient.press(.enter)
        try await patient.shows("Which times")
        patient.type("10:0")
        let times = try await patient.highlights("10:0")
        let time = try #require(times.highlighted.first).prefix(11)
        patient.press(.enter)
        try await patient.shows("Your time")
        patient.type("Cough\r")
        try await patient.highlights("this time")
        patient.press(.enter)
        let booked = try await patient.shows("What you can do")
        #expect(booked.text.contains(time))
        #expect(booked.text.contains("Cough"))
        try await patient.shows("Questions before the visit")

        patient.type("can")
        try await patient.highlights("Cancel visit")
        patient.press(.enter)
        try await patient.shows("Why is the visit cancelled?")
        patient.type("cancel")
        try await patient.highlights("Cancel this visit")
        patient.press(.enter)
        try await patient.shows("Cancelled because")
        patient.press(.escape)
        try await patient.highlights("Book a visit")
        patient.press(.interrupt)
        #expect(try await patient.status == 0)
        #expect(patient.isGivenBack)
    }

    @Test func `a screen with nothing to press says that it scrolls`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["/record"] + demo.options("demo-patient"))
        try await patient.shows("Results of the last two weeks")
        patient.type("crea")
        try await patient.highlights("Creatinine")
        patient.press(.enter)
        try await patient.shows("Over time")
        try await patient.shows("↑↓ scroll")
        patient.press(.interrupt)
        #expect(try await patient.status == 0)
    }

    /// All but those that stop a program or that it does not notice, the two that glibc keeps for itself, and SIGPIPE:
    /// the fronts ignore that one, as the write tells them.
    private static let endings = Set(1...64).subtracting([
        SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, 32, 33, SIGPIPE,
    ]).sorted()

    @Test(arguments: endings)
    func `every signal that ends a program gives the terminal back`(_ number: Int32) async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Counter")
        #expect(!sampler.isGivenBack)

        kill(sampler.pid, number)

        #expect(try await sampler.status == 128 + number)
        #expect(sampler.isGivenBack)
    }

    @Test(arguments: [
        ("Trap", 128 + SIGILL, "the sampler has trapped"), ("Unwrap", 128 + SIGILL, ""),
        ("Abort", 128 + SIGABRT, ""), ("Overflow", 128 + SIGSEGV, ""), ("Exit", 7, ""),
    ])
    func `a crash and an exit give the terminal back`(_ way: String, _ status: Int32, _ words: String) async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Ways out")
        sampler.type("ways\r")
        try await sampler.shows("Overflow the stack")
        sampler.type(way)
        try await sampler.highlights(way)

        sampler.press(.enter)

        let left = try await sampler.status
        #expect(left == status || status == 128 + SIGILL && left == 128 + SIGTRAP)
        #expect(sampler.isGivenBack)
        #expect(words.isEmpty || sampler.terminal.plainText.contains(words))
    }

    @Test func `a program that hangs is left with a second Ctrl-C`() async throws {
        let sandbox = try Sandbox()
        let sampler = try sandbox.startAtTerminal("sampler", adding: ["SAMPLER_HANGS": sandbox.file("hangs")])
        try await sampler.shows("Ways out")
        sampler.type("ways\r")
        try await sampler.shows("Hang")
        sampler.type("hang")
        try await sampler.highlights("Hang")
        sampler.press(.enter)
        // It says so from inside the loop that never ends: no Ctrl-C before that would find it hanging.
        try await sampler.shows("its word") { _ in FileManager.default.fileExists(atPath: sandbox.file("hangs")) }
        var presses = 0
        while sampler.terminal.modes.contains(1049) {
            sampler.press(.interrupt)
            presses += 1
            _ = try? await sampler.shows("its end", within: 0.3) { !$0.modes.contains(1049) }
        }
        #expect(try await sampler.status == 130)
        #expect(presses > 1)
        #expect(sampler.isGivenBack)
    }

    @Test func `what a program prints does not garble the screen, and is shown after it`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Counter")
        sampler.press(.enter)
        try await sampler.highlights("Increment")
        sampler.press(.enter)
        try await sampler.shows("Count: 1")
        sampler.press(.down)
        try await sampler.highlights("Say so")
        sampler.press(.enter, .enter)
        sampler.press(.up)
        try await sampler.highlights("Increment")
        #expect(!sampler.terminal.text.contains("the count is"))

        sampler.press(.interrupt)

        #expect(try await sampler.status == 0)
        #expect(sampler.terminal.plainText.contains("the count is 1"))
    }

    @Test func `one digit costs at most 48 bytes`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Counter")
        sampler.press(.enter)
        try await sampler.highlights("Increment")
        sampler.press(.enter)
        try await sampler.shows("Count: 1")
        for count in 2...5 {
            let before = sampler.bytesWritten
            sampler.press(.enter)
            try await sampler.shows("Count: \(count)")
            #expect(sampler.bytesWritten - before <= 48)
        }
    }

    @Test func `focus, state and scroll position outlast a change of size`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("A million rows")
        sampler.type("a mil\r")
        try await sampler.highlights("Row 0")
        sampler.press(.pageDown)
        let page = try await sampler.shows("a row further down") {
            $0.highlighted.contains { $0.hasPrefix("Row ") && $0 != "Row 0" }
        }
        let first = try #require(page.highlighted.first.flatMap { Int($0.dropFirst(4)) })
        sampler.press(.down, .down)
        let row = "Row \(first + 2)"
        try await sampler.highlights(row)
        for (columns, rows) in [(40, 10), (200, 50), (20, 5), (80, 24)] {
            sampler.resize(columns: columns, rows: rows)
            try await sampler.highlights(row)
        }
        sampler.press(.end)
        try await sampler.highlights("Row 999,999")
        sampler.press(.home)
        try await sampler.highlights("Row 0")
    }

    @Test(arguments: [(1, 1), (0, 0), (2, 1), (1, 30), (300, 1), (3, 3), (500, 200)])
    func `no terminal is too small or too large`(_ columns: Int, _ rows: Int) async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", columns: columns, rows: rows)
        try await sampler.shows("a screen") { $0.modes.contains(1049) && $0.title == "Sampler" }
        for _ in 0..<3 {
            sampler.press(.enter, .down, .up, .tab, .pageDown, .end, .home, .left, .right)
            sampler.type("?x/y \u{1B}[<0;1;1M")
            sampler.press(.escape)
        }
        sampler.resize(columns: 80, rows: 24)
        sampler.press(.redraw)
        try await sampler.shows("Sampler")
        sampler.press(.interrupt)
        #expect(try await sampler.status == 0)
        #expect(sampler.isGivenBack)
    }

    @Test func `every control takes keys`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", columns: 100, rows: 40)
        try await sampler.shows("Controls")
        sampler.type("con\r")
        try await sampler.shows("Read back")
        // A name: a word back, a letter, and the rest of the line away.
        sampler.type("\u{1}Don \u{5}!\t")
        try await sampler.shows("[Don José!]")
        sampler.type("pass wörd")
        sampler.press(.backspace)
        try await sampler.shows("[pass wör]")
        #expect(sampler.terminal.text.contains("••••••••"))
        sampler.press(.tab)
        sampler.type("\u{15}99\r")
        try await sampler.shows("99.000000 []")
        sampler.press(.right, .right)
        try await sampler.shows("] 5 Medium")
        sampler.type("8\r")
        try await sampler.shows("] 8 Medium")
        sampler.press(.down, .right)
        try await sampler.shows("8 Large")
        sampler.press(.enter)
        try await sampler.highlights("Large")
        sampler.type("sm\r")
        try await sampler.shows("8 Small")
        sampler.press(.down)
        sampler.type(" ")
        try await sampler.shows("Small loud")
        sampler.press(.down, .right)
        try await sampler.shows("0.55")
        sampler.press(.down, .left)
        try await sampler.shows("22 Nov 2026")
        sampler.type("2027-01-31\r")
        try await sampler.shows("31 Jan 2027")
        sampler.press(.down)
        sampler.type("\u{1B}[200~one\ntwo\u{1B}[201~")
        sampler.press(.up, .home)
        sampler.type("zero ")
        try await sampler.shows("[zero one")
        #expect(sampler.terminal.unknown.isEmpty)
    }

    @Test func `a field shows what the program makes of its text, and an editor the lines around its caret`()
        async throws
    {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Talk")
        sampler.type("talk\r")
        try await sampler.shows("note 5")
        #expect(!sampler.terminal.text.contains("note 6"))
        sampler.type("hello\t\r")
        try await sampler.shows("Sent: hello")
        #expect(sampler.terminal.text.components(separatedBy: "hello").count == 2)
        sampler.type("\t!")
        try await sampler.shows("note 30!")
        #expect(sampler.terminal.text.contains("note 26") && !sampler.terminal.text.contains("note 25"))
        sampler.press(.up, .up, .up, .up, .up, .up)
        try await sampler.shows("note 24")
        sampler.type("?")
        try await sampler.shows("note 24?")
        sampler.type("\t\r")
        try await sampler.shows("NOTE 1")
        #expect(!sampler.terminal.text.contains("NOTE 6"))
    }

    @Test func `a date that is none is refused in words, and Escape takes it back`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", columns: 100, rows: 40)
        try await sampler.shows("Controls")
        sampler.type("con\r")
        try await sampler.shows("Read back")
        for _ in 0..<7 { sampler.press(.tab) }
        try await sampler.highlights("23 Nov 2026")
        sampler.type("99\r")
        try await sampler.shows("99")
        sampler.press(.escape)
        try await sampler.highlights("23 Nov 2026")
    }

    @Test func `words are searched and deleted`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Words")
        sampler.type("words\r")
        try await sampler.highlights("apple")
        sampler.type("//an")
        try await sampler.shows("banana alone") { $0.text.contains("banana") && !$0.text.contains("apple") }
        sampler.press(.escape)
        try await sampler.shows("apple")
        sampler.type("\t")
        sampler.type("fi")
        try await sampler.highlights("fig")
        sampler.type("\u{1B}[3~")
        try await sampler.shows("no fig") { !$0.text.contains("fig") && $0.text.contains("grape") }
        sampler.type(".")
        try await sampler.highlights("Delete")
    }

    @Test func `an alert offers the way out first`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Ways out")
        sampler.type("ways\r")
        try await sampler.shows("Ask")
        sampler.type("ask")
        try await sampler.highlights("Ask")
        sampler.press(.enter)
        try await sampler.highlights("Keep")
        let alert = try await sampler.shows("There is no way back.")
        #expect(alert.text.contains("╭"))
        sampler.press(.enter)
        try await sampler.shows("no alert") { !$0.text.contains("There is no way back.") }
        try await sampler.highlights("Ask")
    }

    @Test func `an alert leaves the sheet behind it in sight`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["/account"] + demo.options("demo-patient"))
        try await patient.shows("Telephone")
        patient.type("change")
        try await patient.highlights("Change")
        patient.press(.enter)
        // The field has the focus.
        try await patient.shows("⏎ next")
        patient.type("0")
        patient.press(.escape)
        let alert = try await patient.shows("Discard what you typed?")
        #expect(alert.text.contains("Postal code"))
        patient.press(.escape)
        try await patient.shows("no alert") { !$0.text.contains("Discard") && $0.text.contains("Postal code") }
    }

    @Test func `what takes long shows that it does, and keys still move`() async throws {
        let sandbox = try Sandbox()
        let sampler = try sandbox.startAtTerminal("sampler", adding: ["SAMPLER_ANSWER": sandbox.file("answer")])
        try await sampler.shows("Slow")
        sampler.type("slow\r")
        try await sampler.shows("not asked")
        sampler.press(.enter)
        try await sampler.shows("working")
        try sandbox.write("forty-two", to: "answer")
        try await sampler.shows("forty-two")
        try await sampler.shows("rest") { !$0.text.contains("working") }
    }

    @Test func `a page higher than the screen scrolls with the focus`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Tasks")
        sampler.type("tasks\r")
        try await sampler.highlights("Task 1")
        sampler.type("task 47")
        try await sampler.highlights("Task 47")
        sampler.press(.enter, .home)
        try await sampler.shows("Chosen: 47")
        sampler.press(.end)
        try await sampler.highlights("Task 60")
    }

    @Test func `the mouse presses and its wheel scrolls`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        let first = try await sampler.shows("A million rows")
        let row = try #require(first.lines.firstIndex { $0.contains("A million rows") })
        sampler.type("\u{1B}[<0;5;\(row + 1)M\u{1B}[<0;5;\(row + 1)m")
        try await sampler.highlights("Row 0")
        sampler.type("\u{1B}[<65;5;10M")
        try await sampler.shows("no first row") { !$0.lines.contains { $0.contains("Row 0") } }
        sampler.type("\u{1B}[<64;5;10M")
        try await sampler.shows("the first row") { $0.lines.contains { $0.contains("Row 0") } }
    }

    @Test func `Ctrl-Z stops the program and a signal lets it go on`() async throws {
        // The shell is the job's controller; the program's own group stops and goes on.
        let sandbox = try Sandbox()
        let shell = try TerminalProcess(
            "/bin/bash", ["--norc", "--noprofile", "-i"],
            environment: sandbox.environment.merging(["TERM": "xterm-256color", "PS1": "ready> "]) { $1 })
        try await shell.shows("a prompt") { $0.plainText.contains("ready>") }
        shell.type("\(Sandbox.path(of: "sampler"))\r")
        try await shell.shows("Counter")
        shell.press(.suspend)
        try await shell.shows("a stopped job") { !$0.modes.contains(1049) && $0.plainText.contains("Stopped") }
        shell.type("fg\r")
        try await shell.shows("Counter")
        shell.press(.enter)
        try await shell.highlights("Increment")
        shell.press(.interrupt)
        // What is typed before the prompt may still be the program's, and is gone with it.
        try await shell.shows("the shell") { screen in
            let last = screen.plainText.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isWhitespace) }
            return !screen.modes.contains(1049) && last?.trimmingCharacters(in: .whitespaces) == "ready>"
        }
        shell.type("exit\r")
        _ = try await shell.status
    }

    @Test func `a terminal that goes away ends the program`() async throws {
        let sandbox = try Sandbox()
        var sampler: TerminalProcess? = try sandbox.startAtTerminal("sampler")
        try await sampler?.shows("Counter")
        let pid = try #require(sampler?.pid)
        kill(pid, SIGHUP)
        #expect(try await sampler?.status == 128 + SIGHUP)
        sampler = nil
    }

    @Test func `a dumb terminal gets lines, and none at all is said`() async throws {
        let sandbox = try Sandbox()
        let dumb = try sandbox.startAtTerminal("sampler", adding: ["TERM": "dumb"])
        try await dumb.shows("numbered lines") { $0.plainText.contains("[1] Counter") }
        dumb.type("q\r")
        #expect(try await dumb.status == 0)

        let piped = try await sandbox.run("sampler", [], adding: ["TEXTUI_FRONT": "terminal", "TERM": "xterm"])
        #expect(piped.status == 64)
        #expect(piped.errors.contains("--front lines"))
    }

    @Test func `colours are as many as the terminal has`() async throws {
        let sandbox = try Sandbox()
        for (variables, isColored) in [(["NO_COLOR": "1"], false), ([:], true)] {
            let sampler = try sandbox.startAtTerminal("sampler", adding: variables)
            try await sampler.highlights("Counter")
            sampler.press(.enter)
            try await sampler.highlights("Increment")
            #expect(sampler.terminal.usesColors == isColored)
            // What can be pressed is told apart all the same.
            #expect(sampler.terminal.underlined.contains("Say so") == !isColored)
            sampler.press(.interrupt)
            _ = try await sampler.status
        }
    }

    @Test func `random bytes do no harm`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", ["--stay"])
        try await sampler.shows("Counter")
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<30 {
            // All but Ctrl-C and Ctrl-Z, which do what they are for.
            sampler.send(
                (0..<1000).map { _ in UInt8.random(in: 0...255, using: &generator) }.filter { $0 != 0x03 && $0 != 0x1A }
            )
        }
        sampler.type("\u{1B}[201~\u{18}")
        sampler.press(.redraw)
        sampler.type("\u{1B}[201~")
        while sampler.terminal.modes.contains(1049) {
            sampler.press(.interrupt)
            // A second one, once the first was taken, would end the program as one that hangs.
            _ = try? await sampler.shows("its end", within: 20) { !$0.modes.contains(1049) }
        }
        #expect(try await sampler.status == 0)
        #expect(sampler.isGivenBack)
        #expect(sampler.terminal.unknown.isEmpty)
    }

    @Test func `what happens elsewhere shows unasked`() async throws {
        let demo = try await DemoSandbox()
        let doctor = try demo.sandbox.startAtTerminal("doctor", demo.options("demo-doctor"), rows: 50)
        try await doctor.shows("Requests to confirm")
        try await demo.run(
            "patient", as: "demo-patient", "book", "--with", "Marković", "--at", "2026-11-25T10:05")
        try await doctor.shows("Tomorrow, 10:05")
    }
}
