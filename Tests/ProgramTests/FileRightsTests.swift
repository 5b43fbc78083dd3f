import Foundation
import Testing

/// What programs say, and with which status they end, where they may not read or write files and folders.
@Suite(.takingTurns)
struct FileRightsTests {
    @Test func `a folder without rights is not taken for a missing database`() async throws {
        let demo = try await DemoSandbox()
        let folder = demo.sandbox.file("closed")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: demo.database, toPath: folder + "/clinic.sqlite")
        let somebody = try await Unprivileged(in: demo.sandbox)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder)
        defer { chmod(folder, 0o700) }

        for (program, words) in [("clinic", ["verify"]), ("patient", ["appointments"]), ("clinic", ["demo"])] {
            let ending = try await somebody.run(program, words + ["--database", folder + "/clinic.sqlite"])
            ending.expect(66, "cannot be read", "permissions of the file and its folder")
        }
    }

    @Test func `a copy that may only be read is verified and given out, and nothing is written beside it`() async throws
    {
        let demo = try await DemoSandbox()
        let folder = demo.sandbox.file("shelf %20 #1")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let copy = folder + "/clinic.sqlite"
        #expect(try await demo.run("clinic", "backup", copy).status == 0)
        let somebody = try await Unprivileged(in: demo.sandbox)
        let before = try Data(contentsOf: URL(fileURLWithPath: copy))
        chmod(copy, 0o444)
        chmod(folder, 0o555)
        defer { chmod(folder, 0o700) }

        let verified = try await somebody.run("clinic", ["verify", "--database", copy])
        let export = try await somebody.run("clinic", ["export", "--database", copy])
        let one = try await somebody.run("clinic", ["export", "--patient", "demo-patient-1", "--database", copy])
        let audit = try await somebody.run("clinic", ["audit", "list", "--database", copy])

        #expect(verified.status == 0, "\(verified.errors)")
        #expect(verified.output.contains("is sound"))
        for ending in [export, one] {
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(ending.errors.contains("audit trail does not say that this was exported"))
            #expect(try JSON(ending.output).resourceType == .string("Bundle"))
        }
        #expect(audit.status == 0 && !audit.output.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["clinic.sqlite"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before)
        try await somebody.run("patient", ["appointments", "--database", copy]).expect(73, "cannot be written")
    }

    @Test func `a state folder that cannot be made is said to be so`() async throws {
        let demo = try await DemoSandbox()
        let variables = ["XDG_STATE_HOME": "/proc/nope"]

        for words in [["sign-in"], ["--resume", "--once", "--front", "lines"]] {
            let ending = try await demo.sandbox.run(
                "patient", words + demo.options("demo-patient"), adding: variables)
            ending.expect(73, "/proc/nope/caduceus cannot be made", "XDG_STATE_HOME")
        }
    }

    @Test func `a session that is over is said to be over, whoever is named`() async throws {
        let demo = try await DemoSandbox()
        try await demo.run("patient", as: "demo-patient", "sign-in")

        #expect(try await demo.run("clinic", "session", "end", "--user", "demo-patient").status == 0)

        let named = try await demo.run("patient", "appointments", "--as", "demo-patient")

        named.expect(77, "the session of demo-patient has ended", "sign-in --as demo-patient")
    }

    @Test func `a visit's calendar is its owner's alone, and does not follow a link`() async throws {
        let demo = try await DemoSandbox()
        let (file, link) = (demo.sandbox.file("visit.ics"), demo.sandbox.file("link.ics"))
        let mine = try demo.sandbox.write("mine", to: "mine")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: mine)

        #expect(try await demo.run("patient", as: "demo-patient", "calendar", "demo-visit-7", file).status == 0)
        try await demo.run("patient", as: "demo-patient", "calendar", "demo-visit-7", link).expect(73, "is a link")
        try await demo.run("patient", as: "demo-patient", "calendar", "demo-visit-7", file)
            .expect(73, "visit.ics is there already")

        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
    }

    @Test func `a transcript does not empty what a link leads to`() async throws {
        let demo = try await DemoSandbox()
        let mine = try demo.sandbox.write("mine", to: "mine")
        let link = demo.sandbox.file("link")
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: mine)

        let words = ["--once", "--front", "lines", "--transcript"]
        let refused = try await demo.sandbox.run("patient", words + [link] + demo.options("demo-patient"))
        let written = try await demo.sandbox.run("patient", words + ["/dev/stderr"] + demo.options("demo-patient"))

        refused.expect(73, "it is a link")
        #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine")
        #expect(written.status == 0 && written.errors.contains("title Home"), "\(written.errors)")
    }

    @Test(.enabled(if: TemporaryDisk.isPossible, "only root can mount a small disk"))
    func `a full disk is said to be full to whoever has a session`() async throws {
        let demo = try await DemoSandbox()
        let disk = try await TemporaryDisk(at: demo.sandbox.file("disk"), megabytes: 16)
        let database = disk.folder + "/clinic.sqlite"
        try FileManager.default.moveItem(atPath: demo.database, toPath: database)
        let options = ["--database", database, "--now", DemoSandbox.now]
        let signedIn = try await demo.sandbox.run(
            "patient", ["sign-in", "--as", "demo-patient", "--password-stdin"] + options, input: "demo\n")
        #expect(signedIn.status == 0)
        try disk.fill()

        for words in [["appointments"], ["book", "--with", "Okafor", "--at", "2026-11-25T10:00"]] {
            let ending = try await demo.sandbox.run("patient", words + options)
            ending.expect(74, "full", "Make room")
            #expect(!ending.errors.contains("I/O"))
        }
        try disk.empty()
        #expect(try await demo.sandbox.run("patient", ["appointments"] + options).status == 0)
        try await disk.unmount()
    }
}

/// Sessions that end with the program that began them.
@Suite(.takingTurns)
struct PassingSessionTests {
    enum Ending: CaseIterable {
        case once, quit, endOfInput, interrupt, termination
    }

    @Test(arguments: Ending.allCases)
    func `a session of the screens ends with them`(ending: Ending) async throws {
        let demo = try await DemoSandbox()
        let app = try demo.sandbox.start(
            "patient", ["--front", "json"] + (ending == .once ? ["--once"] : []) + demo.options("demo-patient"))
        _ = try await app.output.next()
        try await expectEnd(of: app, by: ending, in: demo)
    }

    @Test(arguments: Ending.allCases.filter { $0 != .once })
    func `a session that was begun on the screens ends with them`(ending: Ending) async throws {
        let demo = try await DemoSandbox()
        let app = try demo.sandbox.start("patient", ["--front", "json"] + demo.options(nil))
        app.type("{\"press\":\"Fill in the demo’s name and password\"}\n{\"press\":\"Sign in\",\"id\":1}\n")
        try await app.output.wait(for: "\"id\":1,\"title\":\"Home\"")
        try await expectEnd(of: app, by: ending, in: demo)
    }

    @Test func `a session that cannot be ended is said`() async throws {
        let demo = try await DemoSandbox()
        let app = try demo.sandbox.start("patient", ["--front", "json"] + demo.options("demo-patient"))
        _ = try await app.output.next()
        try FileManager.default.removeItem(atPath: demo.database)
        app.endInput()
        #expect(await app.status == 0)
        let words = await app.errors.whole
        #expect(words.hasPrefix("patient: ") && words.contains("removed or replaced while it was open"), "\(words)")
    }

    private func expectEnd(of app: ChildProcess, by ending: Ending, in demo: DemoSandbox) async throws {
        switch ending {
        case .once: app.endInput()
        case .quit: app.type("{\"quit\":true}\n")
        case .endOfInput: app.endInput()
        case .interrupt: app.signal(SIGINT)
        case .termination: app.signal(SIGTERM)
        }

        let status = await app.status
        switch ending {
        case .interrupt: #expect(status == 128 + SIGINT)
        case .termination: #expect(status == 128 + SIGTERM)
        default: #expect(status == 0)
        }
        let audit = try await demo.run("clinic", "audit", "list", "--limit", "1")
        #expect(audit.output.contains("signed out"), "\(audit.output)")
        #expect(!FileManager.default.fileExists(atPath: demo.database + "-wal"))
    }
}
