import Foundation
import GRDB
import Testing

/// Files that are made and filled by programs which are killed.
@Suite(.serialized, .takingTurns)
struct KilledFileTests {
    private static let patients = 200

    @Test func `an import goes in as a whole or not at all`() async throws {
        let killer = Killer(share: 2)
        let demo = try await DemoSandbox()
        try await killer.measure { try demo.start("import", bundle("first", in: demo.sandbox)) }
        while killer.goesOn {
            let name = "round\(killer.rounds)"
            let output = try await killer.strike(demo.start("import", bundle(name, in: demo.sandbox)))
            try await demo.sandbox.expectSound(demo.database)
            let count = try await count(name, in: demo.database)
            if output.contains("Imported 1 file") {
                killer.confirm()
                #expect(count == Self.patients)
            } else {
                #expect([0, Self.patients].contains(count))
            }
        }
        killer.expectEnough("import")
    }

    @Test func `an import into a new file leaves a clinic or nothing, and can be done again`() async throws {
        let killer = Killer(share: 2)
        let sandbox = try Sandbox()
        let file = try bundle("new", in: sandbox)
        try await killer.measure { try sandbox.start("clinic", ["import", file, "--database", sandbox.file("0/x")]) }
        while killer.goesOn {
            let database = sandbox.file("new\(killer.rounds)/clinic.sqlite")
            let words = ["import", file, "--database", database]
            let output = try await killer.strike(sandbox.start("clinic", words))
            if FileManager.default.fileExists(atPath: database) {
                try await sandbox.expectSound(database)
                let count = try await count("new", in: database)
                #expect([0, Self.patients].contains(count))
                if output.contains("Imported 1 file") {
                    killer.confirm()
                    #expect(count == Self.patients)
                }
            } else {
                #expect(output == "")
            }
            let again = try await sandbox.run("clinic", words)
            #expect(again.status == 0, "\(again.errors)")
            try await sandbox.expectSound(database)
            #expect(try await count("new", in: database) == Self.patients)
        }
        killer.expectEnough("import into a new file")
    }

    @Test func `a backup is whole or not there, and can be made again`() async throws {
        let killer = Killer(share: 2)
        let demo = try await DemoSandbox()
        try await killer.measure { try demo.start("backup", demo.sandbox.file("measured.sqlite")) }
        while killer.goesOn {
            let copy = demo.sandbox.file("copy\(killer.rounds).sqlite")
            let output = try await killer.strike(demo.start("backup", copy))
            let isThere = FileManager.default.fileExists(atPath: copy)
            if output.contains("Copied") {
                killer.confirm()
                #expect(isThere)
            }
            if !isThere { #expect(try await demo.run("clinic", "backup", copy).status == 0) }
            try await demo.sandbox.expectSound(demo.database)
            try await demo.sandbox.expectSound(copy)
            try FileManager.default.removeItem(atPath: copy)
        }
        killer.expectEnough("backup")
    }

    @Test func `an export is the old file or the new one`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        let file = demo.sandbox.file("out.json")
        try await killer.measure { try demo.start("export", file) }
        while killer.goesOn {
            try demo.sandbox.write("old", to: "out.json")
            let child = try demo.start("export", file)
            _ = try await killer.strike(child)
            let text = try String(contentsOfFile: file, encoding: .utf8)
            if await child.status == 0 { #expect(text != "old") }
            if text != "old" {
                killer.confirm()
                #expect(try JSON(text).resourceType == .string("Bundle"))
            }
            try await demo.sandbox.expectSound(demo.database)
        }
        killer.expectEnough("export")
    }

    @Test func `a demo that is made anew is the old one or the new one`() async throws {
        let killer = Killer(share: 1)
        let demo = try await DemoSandbox()
        try await killer.measure { try demo.start("demo", "--reset") }
        while killer.goesOn {
            if try await killer.strike(demo.start("demo", "--reset")).contains("Made a demo") { killer.confirm() }
            try await demo.sandbox.expectSound(demo.database)
            #expect(try await demo.run("clinic", "demo").lines[0].hasPrefix("There is a demo clinic"))
        }
        killer.expectEnough("demo --reset")
    }

    @Test func `a first run that is killed is in the way of no other`() async throws {
        let killer = Killer(share: 1)
        var isMeasured = false
        while killer.goesOn {
            let sandbox = try Sandbox()
            try sandbox.write("demo\n", to: "password")
            let words = ["appointments", "--as", "demo-patient", "--password-file", sandbox.file("password"), "--json"]
            guard isMeasured else {
                try await killer.measure { try sandbox.start("patient", words) }
                isMeasured = true
                continue
            }
            if try await killer.strike(sandbox.start("patient", words)).hasSuffix("}\n") { killer.confirm() }
            let again = try await sandbox.run("patient", words)
            #expect(again.status == 0, "\(again.errors)")
            try await sandbox.expectSound(sandbox.file(".local/share/caduceus/clinic.sqlite"))
        }
        killer.expectEnough("first run")
    }

    private func bundle(_ name: String, in sandbox: Sandbox) throws -> String {
        let entries = (0..<Self.patients).map { index in
            #"{"resource":{"resourceType":"Patient","id":"\#(name)-\#(index)","name":[{"family":"Zöe \#(index)"}]}}"#
        }
        return try sandbox.write(
            #"{"resourceType":"Bundle","type":"collection","entry":[\#(entries.joined(separator: ","))]}"#,
            to: "\(name).json")
    }

    private func count(_ name: String, in database: String) async throws -> Int {
        let queue = try DatabaseQueue(path: database)
        defer { try? queue.close() }
        return try await queue.read { db in
            try Int.fetchOne(db, sql: "SELECT count(*) FROM patient WHERE id GLOB ?", arguments: ["\(name)-*"]) ?? 0
        }
    }
}

extension DemoSandbox {
    fileprivate func start(_ words: String...) throws -> ChildProcess {
        try sandbox.start("clinic", words + options(nil))
    }
}
