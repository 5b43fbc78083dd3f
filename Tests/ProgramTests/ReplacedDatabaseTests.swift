import Foundation
import Testing

/// What an app does whose database somebody removes, replaces or takes apart while it is open.
@Suite(.takingTurns)
struct ReplacedDatabaseTests {
    enum Attack: CaseIterable {
        case remove, replace, moveAway, removeLog, removeIndex

        /// Whether the database stays where it was, with all that was confirmed.
        var leavesDatabase: Bool { self == .removeLog || self == .removeIndex }

        func run(on demo: DemoSandbox) throws {
            let files = FileManager.default
            switch self {
            case .remove: try files.removeItem(atPath: demo.database)
            case .replace: #expect(rename(demo.sandbox.file("backup.sqlite"), demo.database) == 0)
            case .moveAway: try files.moveItem(atPath: demo.database, toPath: demo.sandbox.file("away.sqlite"))
            case .removeLog: try files.removeItem(atPath: demo.database + "-wal")
            case .removeIndex: try files.removeItem(atPath: demo.database + "-shm")
            }
        }
    }

    private static let words = "The clinic’s database was removed or replaced while it was open."

    @Test(arguments: Attack.allCases)
    func `an app says so, books nothing into it and harms no other file`(attack: Attack) async throws {
        let demo = try await DemoSandbox()
        try await demo.run("clinic", "backup", demo.sandbox.file("backup.sqlite"))
        let app = try demo.sandbox.start("patient", ["/time-slots", "--front", "json"] + demo.options("demo-patient"))
        let free = try await app.frame {
            $0.title == .string("Book a visit") && $0.labels.contains { $0.contains("–") }
        }
        let time = try #require(free.labels.first { $0.contains("Marković · General Practice") })
        let other = try await demo.json(
            "patient", as: "demo-patient-2", "book", "--with", "Okafor", "--at", "2026-11-25T10:00")
        let rows = try await demo.auditRows(of: demo.database)

        try attack.run(on: demo)
        _ = try await app.frame { $0.labels.contains(Self.words) }
        app.type(#"{"press":"\#(time)"}"# + "\n")
        let alert = try await app.frame { $0.presented == .string("alert") }

        #expect(alert.title == .string(Self.words))
        #expect(alert.labels.contains { $0.hasPrefix("Leave and start again") })
        app.endInput()
        #expect(await app.status == 0)
        let id = try #require(other.id.string)
        switch attack {
        case .remove: #expect(!FileManager.default.fileExists(atPath: demo.database))
        case .replace:
            #expect(try await demo.run("patient", as: "demo-patient-2", "appointment", id).status == 66)
        case .moveAway: #expect(try await demo.auditRows(of: demo.sandbox.file("away.sqlite")) == rows)
        case .removeLog, .removeIndex:
            #expect(try await demo.auditRows(of: demo.database) == rows)
            #expect(try await demo.run("patient", as: "demo-patient-2", "appointment", id).status == 0)
        }
        if FileManager.default.fileExists(atPath: demo.database) {
            #expect(try await demo.run("clinic", "verify").status == 0)
        }
    }

    @Test func `the log of a killed app does not go into the backup that takes its place`() async throws {
        let demo = try await DemoSandbox()
        let backup = demo.sandbox.file("backup.sqlite")
        try await demo.run("clinic", "backup", backup)
        let rows = try await demo.auditRows(of: backup)
        let app = try demo.sandbox.start("patient", ["--front", "json"] + demo.options("demo-patient"))
        _ = try await app.frame { $0.title == .string("Home") }
        try await demo.run("patient", as: "demo-patient-2", "book", "--with", "Okafor", "--at", "2026-11-25T10:00")
        app.signal(SIGKILL)
        _ = await app.status

        #expect(rename(backup, demo.database) == 0)

        let size = try FileManager.default.attributesOfItem(atPath: demo.database + "-wal")[.size] as? Int
        #expect((size ?? 0) > 0, "there is a log to be taken for its own")
        #expect(try await demo.auditRows(of: demo.database) == rows)
        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(FileManager.default.fileExists(atPath: demo.database + "-wal-of-another"))
    }

    @Test func `the log of a database that is gone does not go into a new one`() async throws {
        let demo = try await DemoSandbox()
        let app = try demo.sandbox.start("patient", ["--front", "json"] + demo.options("demo-patient"))
        _ = try await app.frame { $0.title == .string("Home") }
        app.signal(SIGKILL)
        _ = await app.status
        try FileManager.default.removeItem(atPath: demo.database)

        #expect(try await demo.run("clinic", "demo").status == 0)

        #expect(try await demo.run("clinic", "verify").status == 0)
        #expect(FileManager.default.fileExists(atPath: demo.database + "-wal-of-another"))
    }
}

/// What is beside a database when nobody has it open.
@Suite(.takingTurns)
struct DatabaseCompanionTests {
    @Test func `after each command and after the screens the one file is the clinic`() async throws {
        let demo = try await DemoSandbox()
        let person = try demo.sandbox.write(#"{"resourceType":"Patient","id":"zoe"}"#, to: "zoe.json")
        let copy = demo.sandbox.file("copy.sqlite")
        let commands: [(String, [String])] = [
            ("clinic", ["import", person]), ("clinic", ["export", demo.sandbox.file("out.json")]),
            (
                "clinic",
                ["user", "add", "zoe", "--patient", "zoe", "--password-file", demo.sandbox.file("own-password")]
            ),
            ("clinic", ["verify"]), ("clinic", ["backup", copy]), ("clinic", ["audit", "list"]),
            ("patient", ["appointments"]), ("patient", ["--once", "--front", "lines"]),
            ("patient", ["--front", "json"]), ("doctor", ["--front", "lines"]),
        ]

        for (program, words) in commands {
            let user = program == "clinic" ? nil : "demo-\(program)"
            let ending = try await demo.sandbox.run(program, words + demo.options(user))
            #expect(ending.status == 0, "\(words): \(ending.errors)")
            let names = try FileManager.default.contentsOfDirectory(atPath: demo.sandbox.folder.path)
            #expect(names.filter { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") } == [], "\(program) \(words)")
        }
        #expect(try await demo.auditRows(of: copy) > 0)
    }

    @Test func `drafts of the dead are removed by the next, those of the living stay`() async throws {
        let demo = try await DemoSandbox()
        let stems = ["clinic.sqlite.draft-0123abcd", "old.sqlite.draft-4567cdef"].map(demo.sandbox.file)
        for stem in stems {
            for suffix in ["", "-wal", "-shm", "-journal", "-lock"] {
                #expect(FileManager.default.createFile(atPath: stem + suffix, contents: Data("x".utf8)))
            }
        }
        let foreign = try demo.sandbox.write("not ours", to: "clinic.sqlite.draft-letters")
        let holder = open(stems[1] + "-lock", O_RDWR | O_CLOEXEC)
        defer { close(holder) }
        #expect(flock(holder, LOCK_EX) == 0)

        #expect(try await demo.run("clinic", "verify").status == 0)

        let names = try FileManager.default.contentsOfDirectory(atPath: demo.sandbox.folder.path)
        #expect(!names.contains { $0.hasPrefix("clinic.sqlite.draft-0") })
        #expect(names.filter { $0.hasPrefix("old.sqlite.draft-4") }.count == 5)
        #expect(FileManager.default.fileExists(atPath: foreign))
    }
}

extension DemoSandbox {
    fileprivate func auditRows(of database: String) async throws -> Int {
        let ending = try await sandbox.run("clinic", ["audit", "verify", "--json", "--database", database])
        let answer = try JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any]
        return try #require(answer?["rows"] as? Int, "\(ending.errors)")
    }
}

extension ChildProcess {
    /// The next settled frame that is as wanted.
    fileprivate func frame(_ isWanted: (JSON) -> Bool) async throws -> JSON {
        while let line = try await output.next() {
            let frame = try JSON(line)
            if frame.busy != .bool(true), isWanted(frame) { return frame }
        }
        throw OutputLines.Missing(description: "the program ended: \(errors.text)")
    }
}

extension JSON {
    fileprivate var labels: [String] { self.elements.array.compactMap(\.label.string) }
}
