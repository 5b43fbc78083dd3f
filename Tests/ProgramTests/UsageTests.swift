import Foundation
import FoundationXML
import Testing

/// What is typed wrongly, at the command line and at the prompt.
@Suite(.takingTurns)
struct UsageTests {
    @Test(arguments: [
        (["frobnicate"], "neither a command nor a path, which begins with / or caduceus://; see: patient --help"),
        (["mesages"], "did you mean “messages”? See: patient --help"),
        (["mesages", "--locale", "de"], "meinten Sie „messages“? Siehe: patient --help"),
        (["messages", "Elena", "--show", "unread"], "--show chooses from the list"),
        (["appointments", "--frm"], "Unknown option"),
        (["message", "send", "--to", "Elena", "--text", "hi", "--visit", "demo-visit-6"], "Unknown option '--visit'"),
        (["message", "send", "--visit", "demo-visit-6", "hi"], "Unknown option '--visit'"),
        (["cancel", "1", "--why=ill"], "Unknown option '--why'"),
        (["cancel"], "Missing expected argument"),
        (["cancel", "1", "--reason", "pat-bored"], "is not a reason; choose of pat (I cannot come), pat-fb (I feel"),
        (["book", "--at", "soon"], "'soon' is invalid for '--at <time>': --at takes a day and a time such as 30 Nov"),
        (["slots", "--from", "soon"], "--from takes a day such as 30 Nov, 2026-11-30 or monday"),
        (["slots", "--to", "bald", "--locale", "de"], "--to erwartet einen Tag wie 30. Nov., 30.11.2026 oder Montag"),
        (
            ["slots", "--from", "Samstag in einer Woche", "--locale", "de"],
            "„Samstag in einer Woche“ ist für „--from <time>“ nicht möglich: --from erwartet einen Tag"
        ),
        (
            ["slots", "--part-of-day", "noon", "--locale", "de"],
            "„noon“ ist für „--part-of-day <part>“ nicht möglich. Möglich sind 'morning', 'afternoon' oder 'evening'."
        ),
        (["slots", "--part-of-day", "noon"], "Please provide one of 'morning', 'afternoon' or 'evening'."),
        (["cancel", "--locale", "de"], "Es fehlt „<id>“"),
        (["appointments", "--on", "soon"], "--on takes a day such as 30 Nov, 2026-11-30 or monday"),
        (["--now", "2026-11-24"], "write it with its zone"),
        (["--size", "0x0"], "'0x0' is invalid"),
        (["--front", "braille"], "'auto', 'terminal', 'lines', 'json' or 'svg'"),
        (["--front", "svg"], "add --once"),
        (["--locale", "xx_YY"], "there is no locale xx_YY"),
        (["appointments", "--locale", "xx"], "there is no locale xx; write it such as en_GB or de"),
        (["sign-out", "--locale=xx"], "there is no locale xx"),
        (["--password-stdin", "--password-file", "x"], "one of --password-stdin and --password-file"),
        (["--password-stdin"], "name a user with --as"),
        (["CADUCEUS:/home"], "neither a command nor a path"),
    ])
    func `a mistake at the command line is said in one line`(words: [String], reason: String) async throws {
        let demo = try await DemoSandbox()

        let ending = try await demo.sandbox.run("patient", words + ["--database", demo.database], input: "demo\n")

        ending.expect(words == ["--password-stdin"] ? 77 : 64, reason)
    }

    @Test(arguments: [
        (["cancel"], "usage", 64, "Missing expected argument '<id>'"),
        (["account", "change", "--email", "nobody"], "invalid", 65, "“nobody” is no e-mail address"),
        (["appointment", "nowhere"], "notFound", 66, "There is no appointment nowhere."),
        (["account", "export", "."], "cannotCreate", 73, "is a folder"),
    ])
    func `a failure is a line of JSON where JSON is asked for`(
        words: [String], code: String, status: Int32, message: String
    ) async throws {
        let demo = try await DemoSandbox()
        let ending = try await demo.run("patient", as: "demo-patient", words + ["--json"])
        ending.expect(status, message)
        let failure = try JSON(ending.errors)
        #expect(failure.code == .string(code) && failure.status == .number(Double(status)))
        #expect(failure.message.string?.contains(message) == true && failure.advice.string?.isEmpty == false)
    }

    @Test func `the environment counts, and an option wins over it`() async throws {
        let demo = try await DemoSandbox()
        let once = ["TEXTUI_FRONT": "json", "TEXTUI_SIZE": "40x10", "TEXTUI_ONCE": "1", "CADUCEUS_DATABASE": "/none"]

        let asSaid = try await demo.sandbox.run("patient", ["--database", demo.database], adding: once)
        let lines = try await demo.sandbox.run(
            "patient", ["--database", demo.database, "--front", "lines"], adding: once)
        let wrong = try await demo.sandbox.run(
            "patient", ["--database", demo.database], adding: ["TEXTUI_SIZE": "big"])

        #expect(try JSON(asSaid.output).title == .string("Sign in"))
        #expect(lines.output.hasPrefix("Sign in\n"))
        #expect(lines.lines.allSatisfy { $0.count <= 40 })
        wrong.expect(64, "TEXTUI_SIZE")
        let overruled = try await demo.sandbox.run(
            "patient", ["--database", demo.database, "--once", "--front", "lines", "--size", "40x10"],
            adding: ["TEXTUI_FRONT": "braille", "TEXTUI_SIZE": "big"])
        #expect(overruled.status == 0 && overruled.errors == "")
    }

    @Test func `an option that names no database is no wish for another`() async throws {
        let sandbox = try Sandbox()

        try await sandbox.run("patient", ["appointments", "--database", ""]).expect(64, "--database names no file")
        try await sandbox.run("clinic", ["verify", "--database", ""]).expect(64, "--database names no file")
    }

    @Test func `a script and a password are taken as other systems write them`() async throws {
        let demo = try await DemoSandbox()
        let commands = "\u{FEFF}Appointments\r\nback\r\n"
        let script = try demo.sandbox.write(commands, to: "script")
        let password = try demo.sandbox.write("demo\r\n", to: "windows")
        let words = ["--as", "demo-patient", "--strict"] + demo.options(nil)

        let scripted = try await demo.sandbox.run(
            "patient", words + ["--script", script, "--password-file", password])
        let typed = try await demo.sandbox.run("patient", words + ["--password-stdin"], input: "demo\r\n" + commands)

        for ending in [scripted, typed] {
            #expect(ending.status == 0 && ending.errors == "", "\(ending.errors)")
            #expect(ending.lines.count { $0.hasPrefix("Home › Appointments") } == 1)
            #expect(ending.lines.count { $0.hasPrefix("Home  ") } == 2)
        }
    }

    @Test func `every command of the json front has one final reply with its id, the last one too`() async throws {
        let demo = try await DemoSandbox()
        let ids = ["\"a\"", "12345678901234567890123", "0.1", "null", "[1,{\"b\":true}]", "\"end\""]
        let commands = ["\"press\":2", "\"back\":true", "\"press\":99", "\"wait\":1", "\"frown\":1", "\"quit\":true"]
        let input = zip(ids, commands).map { "{\"id\":\($0),\($1)}\n" }.joined()

        let ending = try await demo.sandbox.run(
            "patient", ["--front", "json"] + demo.options("demo-patient"), input: input)

        let replies = ending.lines.filter { $0.contains("\"id\":") && !$0.contains("\"busy\":true") }
        #expect(ending.status == 0)
        #expect(replies.count == ids.count)
        for (id, reply) in zip(ids, replies) { #expect(reply.contains("\"id\":\(id),"), "\(reply.prefix(80))") }
    }

    @Test func `a number stands close to what it numbers, however many there are`() async throws {
        let demo = try await DemoSandbox()

        let ending = try await demo.run("patient", as: "demo-patient", "open", "/time-slots", "--once")

        #expect(ending.lines.contains(" [1] Practitioner: Any"))
        #expect(ending.lines.contains { $0.hasPrefix("[10] ") })
        #expect(!ending.output.contains("]  "))
    }

    @Test(arguments: ["lines", "json"])
    func `the first line of stdin is the password, and commands follow`(front: String) async throws {
        let demo = try await DemoSandbox()
        let commands =
            front == "json" ? "{\"press\":\"Appointments\"}\n{\"quit\":true}\n" : "press Appointments\nquit\n"

        let ending = try await demo.sandbox.run(
            "patient",
            [
                "--front", front, "--as", "demo-patient", "--password-stdin", "--database", demo.database, "--now",
                DemoSandbox.now,
            ],
            input: "demo\n" + commands)

        #expect(ending.status == 0)
        #expect(ending.output.contains("Home › Appointments"))
        #expect(ending.errors == "")
    }

    @Test func `a wrong password and an unknown user are told alike, and then nothing is taken for a while`()
        async throws
    {
        let demo = try await DemoSandbox()
        let wrong = try demo.sandbox.write("wrong\n", to: "wrong")
        let options = ["--password-file", wrong, "--database", demo.database, "--now", DemoSandbox.now]

        for words in [["appointments"], ["--once"]] {
            for user in ["demo-patient", "nobody"] {
                try await demo.sandbox.run("patient", words + ["--as", user] + options)
                    .expect(77, "patient: The user name or the password is wrong.")
            }
        }
        var last = try await demo.sandbox.run("patient", ["appointments", "--as", "demo-patient"] + options)
        for _ in 0..<10 where !last.errors.contains("too many failed attempts") {
            last = try await demo.sandbox.run("patient", ["appointments", "--as", "demo-patient"] + options)
        }
        last.expect(77, "too many failed attempts", "The next attempt is possible in ")
        let audit = try await demo.run("clinic", "audit", "list")
        #expect(audit.output.contains("user:demo-patient"))
        #expect(!audit.output.contains("wrong\n"))
    }

    @Test func `a refused command changes nothing and goes on, unless it is to be strict`() async throws {
        let demo = try await DemoSandbox()
        let script = try demo.sandbox.write("help\nAppointmints\n99\nAppointments\n", to: "script")
        let words = ["--front", "lines", "--script", script] + demo.options("demo-patient")

        let lenient = try await demo.sandbox.run("patient", words)
        let strict = try await demo.sandbox.run("patient", words + ["--strict"])

        #expect(lenient.status == 0)
        #expect(lenient.output.contains("quit, q"), "help is what ? is")
        #expect(lenient.output.contains("? no element \"Appointmints\"; did you mean \"Appointments\"?\n"))
        #expect(lenient.output.contains("Home › Appointments"))
        #expect(strict.status == 65)
        #expect(!strict.output.contains("Home › Appointments"))
    }

    @Test func `a script or a transcript that cannot be opened is named`() async throws {
        let demo = try await DemoSandbox()

        try await demo.sandbox.run("patient", ["--script", "/none/script"] + demo.options("demo-patient"))
            .expect(66, "/none/script")
        let transcript = try await demo.sandbox.run(
            "patient", ["--once", "--transcript", "/none/transcript"] + demo.options("demo-patient"))
        #expect(transcript.status == 73)
        #expect(
            transcript.errors == "patient: cannot write the transcript to /none/transcript: No such file or directory\n"
        )
        let full = try await demo.sandbox.run(
            "patient", ["--once", "--transcript", "/dev/full"] + demo.options("demo-patient"))
        full.expect(74, "patient: cannot write the transcript to /dev/full: No space left on device")
        try await demo.sandbox.run(
            "patient",
            ["appointments", "--as", "demo-patient", "--password-file", "/none/password"] + demo.options(nil)
        )
        .expect(66, "/none/password")
        try await demo.sandbox.run(
            "patient",
            ["appointments", "--as", "demo-patient", "--password-file", demo.sandbox.folder.path] + demo.options(nil)
        )
        .expect(74, demo.sandbox.folder.path)
    }

    @Test(arguments: ["lines", "json", "svg"])
    func `a frame that finds no room is a failure, and a reader who has left is none`(front: String) async throws {
        let demo = try await DemoSandbox()
        let words = [Sandbox.path(of: "patient"), "--once", "--front", front] + demo.options("demo-patient")
        let command = words.map { "'\($0)'" }.joined(separator: " ")

        let full = try await demo.sandbox.run("/bin/bash", ["-c", "\(command) > /dev/full"])
        let unread = try await demo.sandbox.run("/bin/bash", ["-c", "\(command) | true; exit ${PIPESTATUS[0]}"])

        full.expect(74, "No space left on device")
        #expect(unread.status == 0 && unread.errors == "")
    }

    @Test func `a screen can be drawn as a picture`() async throws {
        let demo = try await DemoSandbox()

        let ending = try await demo.sandbox.run("doctor", ["--front", "svg", "--once"] + demo.options("demo-doctor"))

        #expect(ending.status == 0)
        #expect(ending.output.hasPrefix("<svg xmlns=") && ending.output.hasSuffix("</svg>\n"))
        #expect(XMLParser(data: Data(ending.output.utf8)).parse())
        #expect(ending.output.contains("Elena"))
    }

    @Test(arguments: ["patient", "doctor"], ["bash", "zsh", "fish"])
    func `shells can complete the commands`(program: String, shell: String) async throws {
        let sandbox = try Sandbox()

        let ending = try await sandbox.run(program, ["--generate-completion-script", shell])

        #expect(ending.status == 0 && ending.errors == "", "\(ending)")
        #expect(ending.output.contains("appointment") && ending.output.contains("sign-in"))
        guard shell == "bash" else { return }
        let script = try sandbox.write(ending.output, to: "completions")
        #expect(try await sandbox.run("/bin/bash", ["-n", script]).status == 0)
    }

    @Test func `help and version are answered on stdout, without a clinic`() async throws {
        let sandbox = try Sandbox()

        for words in [["--help"], ["book", "--help"], ["help", "cancel"], ["--version"]] {
            let ending = try await sandbox.run("patient", words)
            #expect(ending.status == 0 && ending.errors == "" && !ending.output.isEmpty)
        }
        #expect(!FileManager.default.fileExists(atPath: sandbox.file(".local")))
    }
}
