import Foundation
import GRDB
import Testing

/// Each program, and a command of it that reads the clinic.
private let readers: [(program: String, words: [String])] = [
    ("patient", ["appointments"]), ("patient", ["open", "--front", "lines", "--once"]), ("doctor", ["today"]),
    ("clinic", ["verify"]),
]

@Suite(.takingTurns)
struct BadDatabaseTests {
    @Test func `a database that is missing is named, and so is what makes one`() async throws {
        let sandbox = try Sandbox()

        for reader in readers {
            let ending = try await sandbox.run(
                reader.program, reader.words + ["--database", sandbox.file("none.sqlite")])
            ending.expect(66, "there is no database at \(sandbox.file("none.sqlite"))", "clinic demo --database")
        }
        let named = try await sandbox.run("patient", ["appointments"], adding: ["CADUCEUS_DATABASE": "/nowhere/x"])
        named.expect(66, "/nowhere/x")
        #expect(!FileManager.default.fileExists(atPath: sandbox.file("none.sqlite")))
    }

    @Test func `a database that may not be read is said to be so`() async throws {
        let demo = try await DemoSandbox()
        let somebody = try await Unprivileged(in: demo.sandbox)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: demo.database)

        for reader in readers where reader.program != "doctor" {
            let ending = try await somebody.run(reader.program, reader.words + ["--database", demo.database])
            ending.expect(66, "cannot be read", "permissions")
        }
    }

    @Test func `what is no clinic's database is left as it is`() async throws {
        let demo = try await DemoSandbox()
        let text = try demo.sandbox.write(String(repeating: "no database\n", count: 400), to: "text.sqlite")
        let other = demo.sandbox.file("other.sqlite")
        let queue = try DatabaseQueue(path: other)
        try await queue.write { try $0.execute(sql: "CREATE TABLE stamps (year)") }
        try queue.close()
        let before = try [text, other].map { try Data(contentsOf: URL(fileURLWithPath: $0)) }

        for path in [text, other, demo.sandbox.folder.path] {
            for reader in readers {
                let ending = try await demo.sandbox.run(reader.program, reader.words + ["--database", path])
                ending.expect(65, "not a clinic’s database", "--database")
            }
        }
        #expect(try [text, other].map { try Data(contentsOf: URL(fileURLWithPath: $0)) } == before)
    }

    @Test func `a database of a newer version is refused`() async throws {
        let demo = try await DemoSandbox()
        let queue = try DatabaseQueue(path: demo.database)
        try await queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the future')") }
        try queue.close()

        for reader in readers {
            try await demo.sandbox.run(reader.program, reader.words + demo.options(nil))
                .expect(65, "newer version", "Update")
        }
    }

    @Test func `a time zone that there is not is named, and taken from nobody`() async throws {
        let demo = try await DemoSandbox()
        let bad = try demo.sandbox.write(
            """
            {"resourceType":"Schedule","id":"demo-nurse","actor":[{"reference":"Practitioner/demo-practitioner-2"}],\
            "extension":[{"url":"http://hl7.org/fhir/StructureDefinition/timezone","valueCode":"Mars/Olympus"}]}
            """, to: "bad.json")
        let refused = try await demo.run("clinic", "import", bad)
        #expect(refused.status == 65)
        #expect(refused.errors.contains("Schedule.extension") && refused.errors.contains("Mars/Olympus"))
        try await DatabaseQueue(path: demo.database).write { db in
            try db.execute(sql: "UPDATE schedule SET time_zone = 'Mars/Olympus' WHERE id = 'demo-nurse'")
            #expect(db.changesCount == 1)
        }

        try await demo.run("patient", as: "demo-patient", "slots")
            .expect(65, "Schedule/demo-nurse", "Mars/Olympus", "backup")
        let found = try await demo.run("clinic", "verify")
        #expect(found.status == 65 && (found.output + found.errors).contains("Schedule/demo-nurse"))
    }

    @Test func `a damaged database is told from a sound one`() async throws {
        let demo = try await DemoSandbox()
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: demo.database))
        let size = try file.seekToEnd()
        // All but the first pages, which the file is known by.
        for page in stride(from: UInt64(4 * 4096), to: size, by: 4096) {
            try file.seek(toOffset: page)
            try file.write(contentsOf: Data(repeating: 0xA5, count: 2048))
        }
        try file.close()

        try await demo.run("clinic", "verify").expect(65, "damaged", "backup")
        try await demo.run("patient", as: "demo-patient", "appointments").expect(65, "damaged", "backup")
        try await demo.run("doctor", as: "demo-doctor", "today").expect(65, "damaged", "backup")
    }

    @Test func `a database cut off in the middle is told from a sound one`() async throws {
        let demo = try await DemoSandbox()
        let size = try #require(FileManager.default.attributesOfItem(atPath: demo.database)[.size] as? Int)
        #expect(truncate(demo.database, size / 2) == 0)

        try await demo.run("clinic", "verify").expect(65, "damaged", "backup")
        try await demo.run("patient", as: "demo-patient", "appointments").expect(65, "damaged")
    }

    @Test func `a locked database is waited for, but not for ever`() async throws {
        let demo = try await DemoSandbox()
        let queue = try DatabaseQueue(path: demo.database)
        let (locked, isLocked) = AsyncStream.makeStream(of: Void.self)
        let (done, isDone) = AsyncStream.makeStream(of: Void.self)
        let holder = Task.detached {
            try await queue.writeWithoutTransaction { db in
                try db.execute(sql: "BEGIN EXCLUSIVE")
                isLocked.finish()
                let semaphore = DispatchSemaphore(value: 0)
                Task {
                    for await _ in done {}
                    semaphore.signal()
                }
                semaphore.wait()
                try db.execute(sql: "ROLLBACK")
            }
        }
        for await _ in locked {}

        try await demo.run("patient", as: "demo-patient", "appointments").expect(75, "locked", "Try again")
        isDone.finish()
        try await holder.value
        #expect(try await demo.run("patient", as: "demo-patient", "appointments").status == 0)
    }

    @Test func `what cannot grow is not changed, and it is said`() async throws {
        let demo = try await DemoSandbox()
        // 32 KiB are enough for the index of the log, and for the log of no booking. The signal that would end the
        // program is not wanted.
        let shell = "trap '' XFSZ; ulimit -f 64; exec \"$@\""
        let words = ["book", "--with", "Okafor", "--at", "2026-11-25T10:00", "--reason", "Travel vaccination"]

        let ending = try await demo.sandbox.run(
            "/bin/sh", ["-c", shell, "sh", Sandbox.path(of: "patient")] + words + demo.options("demo-patient"))

        ending.expect(74, "could not be read or written")
        try await demo.expectUnchanged()
    }

    @Test(.enabled(if: TemporaryDisk.isPossible, "only root can mount a small disk"))
    func `on a full disk nothing is changed, and it is said`() async throws {
        let demo = try await DemoSandbox()
        let disk = try await TemporaryDisk(at: demo.sandbox.file("disk"), megabytes: 16)
        let database = disk.folder + "/clinic.sqlite"
        try FileManager.default.moveItem(atPath: demo.database, toPath: database)
        try FileManager.default.createSymbolicLink(atPath: demo.database, withDestinationPath: database)
        try disk.fill()

        try await demo.run("patient", as: "demo-patient", "book", "--with", "Okafor", "--at", "2026-11-25T10:00")
            .expect(74, "full", "Make room")
        try await demo.run("patient", "appointments", "--as", "demo-patient", "--password-stdin", input: "demo\n")
            .expect(74, "full", "Make room")
        let copy = disk.folder + "/copy.sqlite"
        try await demo.run("clinic", "backup", copy).expect(74, "full", "Make room")
        #expect(!FileManager.default.fileExists(atPath: copy))
        try disk.empty()
        try await demo.expectUnchanged()
        try await disk.unmount()
    }
}

extension DemoSandbox {
    fileprivate func expectUnchanged() async throws {
        #expect(try await run("clinic", "verify").status == 0)
        let lists = try await json("patient", as: "demo-patient", "appointments")
        #expect(lists.upcoming.array.map(\.id) == [.string("demo-visit-7")])
    }
}
