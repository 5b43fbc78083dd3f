import Foundation
import TestSupport
import TestTerminal
import Testing

/// Keys that the program gives away, tabs, and what the terminal is asked.
@Suite(.takingTurns)
struct TerminalKeysTests {
    private func letter(background: String? = nil, adding variables: [String: String] = [:]) async throws
        -> TerminalProcess
    {
        let sampler = try Sandbox().startAtTerminal(
            "sampler", columns: 100, rows: 40, adding: variables, background: background)
        try await sampler.shows("Letter")
        sampler.type("letter\r")
        try await sampler.shows("Done: nothing")
        return sampler
    }

    @Test func `a control's own key presses it, in a field too`() async throws {
        let sampler = try await letter()
        sampler.type("dear\u{13}")
        try await sampler.shows("Done: saved dear")
        sampler.press(.tab)
        try await sampler.highlights("Save")
        // No terminal has a code for Control and a comma.
        sampler.type("\u{1B},")
        try await sampler.shows("Done: preferred")
        sampler.type("?")
        try await sampler.shows("Ctrl-S")
        let help = try await sampler.shows("Alt-,")
        #expect(help.text.contains("Preferences"))
    }

    @Test func `the keys' help wraps anew when the window becomes narrower`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", columns: 100, rows: 40)
        try await sampler.shows("Letter")
        sampler.type("?")
        try await sampler.shows("what else can be done with a row")
        sampler.resize(columns: 40, rows: 60)
        try await sampler.shows("a help of forty columns") { screen in
            screen.lines.contains { $0.hasSuffix("what else can be    │") }
                && screen.lines.contains { $0.hasSuffix("done with a row     │") }
        }
    }

    @Test func `keys go to what has the focus before they move it`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", columns: 100, rows: 40)
        try await sampler.shows("Keys")
        sampler.type("keys\r")
        try await sampler.highlights("Piece at 0")
        for _ in 0..<2 { sampler.press(.right) }
        try await sampler.shows("Piece at 2")
        sampler.type("x7")
        try await sampler.shows("Last: 7")
        sampler.press(.down)
        try await sampler.highlights("Start again")
        sampler.type("\r")
        try await sampler.shows("Piece at 0")
    }

    @Test func `arrows stay in their pane, also where it shows words alone, and cross to the other`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", columns: 100, rows: 30)
        try await sampler.shows("Panes")
        sampler.type("panes\r")
        let screen = try await sampler.highlights("First")
        #expect(screen.text.contains("Line 9") && screen.text.contains("┃") && !screen.text.contains("││"))
        for _ in 0..<20 { sampler.press(.down) }
        try await sampler.highlights("Last")
        sampler.press(.up)
        try await sampler.shows("words alone at the left") { screen in
            screen.highlighted.isEmpty && screen.text.contains("Line 57") && !screen.text.contains("Line 58")
        }
        sampler.press(.right)
        try await sampler.highlights("Side 1")
        for _ in 0..<4 { sampler.press(.down) }
        try await sampler.highlights("Side 3")
        sampler.press(.up, .home)
        try await sampler.highlights("Side 1")
        sampler.press(.left, .down)
        try await sampler.highlights("Last")
        sampler.press(.home)
        try await sampler.highlights("First")
    }

    @Test func `return in a field presses the default button`() async throws {
        let sampler = try await letter()
        sampler.type("dear\r")
        try await sampler.shows("Done: sent dear")
    }

    @Test func `a date that is typed brings its day, and the field with it`() async throws {
        let demo = try await DemoSandbox()
        let doctor = try demo.sandbox.startAtTerminal(
            "doctor", ["/appointments"] + demo.options("demo-doctor"), columns: 120, rows: 40)
        try await doctor.shows("Go to")
        for _ in 0..<4 { doctor.press(.tab) }
        try await doctor.highlights("Go to")
        doctor.type("\r\u{15}2031-01-08\r")
        try await doctor.shows("Wed 8 Jan 2031")
        doctor.type("\u{3}")
        #expect(try await doctor.status == 0)
    }

    @Test func `tabs turn from anywhere`() async throws {
        let sampler = try await letter()
        sampler.type("\u{1B}[6;5~")
        try await sampler.shows("It is dark")
        sampler.type("\u{1B}[6;5~")
        try await sampler.shows("Done: nothing")
        sampler.type("\u{1B}2")
        try await sampler.shows("It is dark")
        sampler.type("\u{1B}[5;5~")
        try await sampler.shows("Done: nothing")
    }

    @Test(arguments: [
        ("rgb:1e1e/1e1e/2e2e", [:], "dark"), ("rgb:ffff/fafa/f0f0", [:], "light"),
        (nil, ["COLORFGBG": "0;15"], "light"), (nil, ["COLORFGBG": "15;default;0"], "dark"),
        (nil, ["COLORFGBG": "some"], "dark"), ("rgb:0/0/0", ["COLORFGBG": "0;15"], "dark"), ("#fff", [:], "light"),
        ("rgb:no", [:], "dark"),
    ])
    func `a light terminal is known`(_ background: String?, _ variables: [String: String], _ look: String) async throws
    {
        let sampler = try await letter(background: background, adding: variables)
        sampler.type("\u{1B}2")
        try await sampler.shows("It is \(look)")
        #expect(sampler.terminal.unknown.isEmpty)
    }

    @Test func `drawing anew keeps what stands behind a sheet`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["/appointments/demo-visit-7"] + demo.options("demo-patient"))
        try await patient.shows("What you can do")
        patient.type("can")
        try await patient.highlights("Cancel visit")
        patient.press(.enter)
        let sheet = try await patient.shows("Why is the visit cancelled?")
        patient.press(.redraw, .right)
        let changed = try await patient.shows("another reason") { !$0.text.contains("I cannot come") }
        #expect(sheet.text.split(separator: "\n").first == changed.text.split(separator: "\n").first)
        #expect(sheet.text.contains("╭─") && changed.text.contains("╭─"))
        patient.resize(columns: 60, rows: 20)
        try await patient.shows("the sheet on all of a smaller screen") { screen in
            !screen.text.contains("╭─") && screen.text.contains("Why is the visit")
        }
        patient.resize(columns: 80, rows: 24)
        try await patient.shows("the sheet in its frame, before the page") { screen in
            screen.text.contains("╭─") && screen.lines[0].contains("Appointment") && screen.lines[0].count > 10
        }
    }

    /// The account's form for another password, at a terminal.
    private func patientChangingPassword(_ demo: DemoSandbox) async throws -> TerminalProcess {
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["/account"] + demo.options("demo-patient"), rows: 60)
        try await patient.shows("Change password")
        patient.type("change pass\r")
        try await patient.shows("New password again")
        return patient
    }

    @Test func `leaving asks before it loses what was entered, and a second Ctrl-C leaves`() async throws {
        let demo = try await DemoSandbox()
        let patient = try await patientChangingPassword(demo)
        patient.type("secret")
        try await patient.shows("••••••")
        patient.press(.interrupt)
        try await patient.shows("Discard what you entered?")
        patient.press(.escape)
        try await patient.shows("what was typed, and no question") {
            $0.text.contains("••••••") && !$0.text.contains("Discard what you entered?")
        }
        // Longer than a program that hangs is waited for.
        try await Task.sleep(for: .milliseconds(1200))
        patient.press(.interrupt)
        try await patient.highlights("Stay")
        patient.press(.enter)
        try await patient.shows("what was typed, and no question") {
            $0.text.contains("••••••") && !$0.text.contains("Discard what you entered?")
        }
        patient.press(.interrupt)
        try await patient.shows("Discard what you entered?")
        patient.press(.interrupt)
        #expect(try await patient.status == 0)
    }

    @Test func `the alert about work that failed stands before the form as it was before the work`() async throws {
        let demo = try await DemoSandbox()
        let patient = try await patientChangingPassword(demo)
        patient.type("guess\ta long new one\ta long new one\r")
        let alert = try await patient.shows("The current password is wrong.")
        #expect(alert.text.contains("New password again") && !alert.text.contains("Saving…"), "\(alert.text)")
    }

    @Test func `what was entered is discarded where that is chosen, and nothing is asked where nothing was`()
        async throws
    {
        let demo = try await DemoSandbox()
        let patient = try await patientChangingPassword(demo)
        patient.type("secret")
        try await patient.shows("••••••")
        patient.press(.interrupt)
        let question = try await patient.highlights("Stay")
        let rows = ["Discard and leave", "Stay"].compactMap { row in
            question.lines.firstIndex { $0.contains(row) }
        }
        #expect(rows.count == 2 && rows == rows.sorted(), "the way out stands last: \(question.text)")
        patient.press(.up, .enter)
        #expect(try await patient.status == 0)

        let other = try await patientChangingPassword(demo)
        other.press(.interrupt)
        #expect(try await other.status == 0)
    }

    @Test(
        arguments: [[.interrupt], [.interrupt, .up, .enter], [.interrupt, .interrupt]] as [[TerminalProcess.Key]])
    func `leaving gives back a time that is kept, whatever was entered`(_ keys: [TerminalProcess.Key]) async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["/time-slots"] + demo.options("demo-patient"))
        try await patient.shows("Which times")
        let before = try await demo.json("patient", as: "demo-patient-2", "slots").slots
        patient.type("10:0")
        try await patient.highlights("10:0")
        patient.press(.enter)
        try await patient.shows("Held for you until")
        let during = try await demo.json("patient", as: "demo-patient-2", "slots").slots
        #expect(during.array.count == before.array.count - 1)
        if keys.count > 1 {
            patient.type("Cough")
            try await patient.shows("Cough")
        }
        for (place, key) in keys.enumerated() {
            patient.press(key)
            if place == 0, keys.count > 1 { try await patient.highlights("Stay") }
        }
        #expect(try await patient.status == 0)
        #expect(try await demo.json("patient", as: "demo-patient-2", "slots").slots == before)
    }

    @Test(arguments: ["quit\n", ""])
    func `the end of the commands gives back a time that is kept`(_ end: String) async throws {
        let demo = try await DemoSandbox()
        let before = try await demo.json("patient", as: "demo-patient-2", "slots").slots
        let ending = try await demo.run(
            "patient", as: "demo-patient", ["/time-slots", "--front", "lines"],
            input: "press Book the first free time\n\(end)")
        #expect(ending.status == 0 && ending.output.contains("Held for you until"), "\(ending.output)")
        #expect(try await demo.json("patient", as: "demo-patient-2", "slots").slots == before)
    }

    @Test func `the foot says what the return key does to a text of several lines`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal(
            "patient", ["/messages"] + demo.options("demo-patient"), columns: 100)
        try await patient.shows("Dr. Elena Marković")
        patient.type("Dr\r")
        let screen = try await patient.shows("alt-⏎ new line")
        #expect(screen.lines.last?.contains("⏎ send") == true)
        patient.type("Quince\u{1B}\rMedlar")
        try await patient.shows("a text of two lines") { screen in
            screen.text.contains("Quince") && screen.lines.contains { $0.contains("Medlar") && !$0.contains("Quince") }
        }
        patient.press(.enter)
        try await patient.shows("the message, sent") { screen in
            screen.text.contains("Medlar") && screen.lines.last { $0.contains("Message") }?.contains("Quince") == false
        }
    }

    @Test func `the foot names the key of what a page is for`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", ["/messages"] + demo.options("demo-patient"))
        try await patient.shows("^N New message")
        patient.type("\u{E}")
        try await patient.shows("Write to")
    }

    @Test func `another page of the same title begins with its own first thing`() async throws {
        let demo = try await DemoSandbox()
        let patient = try demo.sandbox.startAtTerminal("patient", demo.options(nil))
        try await patient.shows("User name")
        patient.type("demo-patient\tdemo\r")
        try await patient.shows("Next visit")
        patient.type("sign out\r")
        try await patient.shows("Sign out?")
        patient.type("sign out\r")
        try await patient.shows("Fill in the demo’s name and password")
        patient.type("demo-doctor")
        let screen = try await patient.shows("what is typed as the user name") { $0.text.contains("demo-doctor") }
        #expect(!screen.text.contains("•"))
        // Return in the password asks for the name that is missing.
        patient.type("\u{15}\tdemo\r")
        try await patient.shows("Type your user name.")
        patient.press(.enter)
        try await patient.shows("the caret back at the user name") { screen in
            screen.text.contains("••••") && screen.lines[screen.cursor.row].contains("User name")
        }
    }

    @Test func `letters find a row however far away it is`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("A million rows")
        sampler.type("a mil\r")
        try await sampler.highlights("Row 0")
        sampler.type("row 2,500")
        try await sampler.highlights("Row 2,500")
        // What is not there is looked for in vain, and any other key ends that.
        sampler.type("x")
        try await sampler.shows("looking for")
        sampler.press(.home)
        try await sampler.highlights("Row 0")
    }

    @Test(arguments: ["terminal", "lines"])
    func `nothing wakes a program that waits`(_ front: String) async throws {
        let sampler = try Sandbox().startAtTerminal("sampler", adding: ["TEXTUI_FRONT": front])
        try await sampler.shows("the first screen") { ($0.text + $0.plainText).contains("Letter") }
        sampler.type(front == "terminal" ? "letter\r" : "letter\n")
        try await sampler.shows("a page") { ($0.text + $0.plainText).contains("Done: nothing") }
        // What a screen has set going ends by itself.
        var (before, after) = (0, 1)
        for _ in 0..<20 where before != after {
            before = sampler.wakeups
            try await Task.sleep(for: .seconds(3))
            after = sampler.wakeups
        }
        #expect(before == after)
        sampler.type(front == "terminal" ? "x" : "\n")
        try await sampler.shows("the answer") { [after] _ in sampler.wakeups != after }
    }

    @Test func `segments are chosen by the mouse and by keys`() async throws {
        let sampler = try Sandbox().startAtTerminal("sampler")
        try await sampler.shows("Keys")
        sampler.type("key\r")
        let screen = try await sampler.shows("Slow │ Brisk │ Fast")
        let row = try #require(screen.lines.firstIndex { $0.contains("Brisk │ Fast") })
        let before = try #require(screen.lines[row].range(of: "Fast")).lowerBound
        let column = screen.lines[row].distance(from: screen.lines[row].startIndex, to: before) + 1
        sampler.type("\u{1B}[<0;\(column);\(row + 1)M\u{1B}[<0;\(column);\(row + 1)m")
        try await sampler.shows("At a fast pace")
        sampler.press(.left)
        try await sampler.shows("At a brisk pace")
    }
}
