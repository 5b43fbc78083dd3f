import Foundation
import TestSupport
import Testing

/// The administrator's commands on a clinic in PostgreSQL.
@Suite(.takingTurns, .enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct PostgresCommandTests {
    private let sandbox: Sandbox
    private let address: String

    init() throws {
        sandbox = try Sandbox()
        let cluster = try PostgresCluster.shared.get()
        address = try cluster.address(of: cluster.makeDatabase())
    }

    private func clinic(_ arguments: String..., input: String = "") async throws -> Sandbox.Ending {
        try await sandbox.run("clinic", arguments, input: input)
    }

    @Test func `a demo is made, stays, and is made anew`() async throws {
        try await clinic("verify", "--database", address).expect(66, "There is no database at", "clinic demo")
        let made = try await clinic("demo", "--database", address, "--now", DemoSandbox.now)
        #expect(made.status == 0 && made.output.hasPrefix("Made a demo clinic at \(address).\n"), "\(made)")
        let again = try await clinic("demo", "--database", address)
        #expect(again.status == 0 && again.output.hasPrefix("There is a demo clinic at"), "\(again)")
        let anew = try await clinic("demo", "--reset", "--database", address)
        #expect(anew.status == 0 && anew.output.hasPrefix("Made a demo clinic at"), "\(anew)")
        let verified = try await clinic("verify", "--database", address)
        #expect(verified.status == 0 && verified.output.contains("is sound; its audit trail of"), "\(verified)")
    }

    @Test func `a clinic goes there and comes back, and exports the same`() async throws {
        let (file, back) = (sandbox.file("clinic.sqlite"), sandbox.file("back.sqlite"))
        #expect(try await clinic("demo", "--database", file, "--now", DemoSandbox.now).status == 0)
        for (from, into) in [(file, address), (address, back)] {
            let copied = try await clinic("copy", from, into)
            #expect(copied.status == 0 && copied.output.contains("The copy is sound"), "\(copied)")
        }
        var exports: [String] = []
        for database in [file, address, back] {
            exports.append(try await clinic("export", "--database", database).output)
        }
        #expect(exports[0].count > 100_000)
        #expect(exports[0] == exports[1] && exports[1] == exports[2])
        try await clinic("copy", file, address).expect(73, "there is a clinic in it already")
        try await clinic("copy", address, back).expect(73, "there is such a file already")
    }

    @Test func `accounts, sessions and the audit trail are looked after there`() async throws {
        #expect(try await clinic("demo", "--database", address).status == 0)
        let patient = "demo-patient-9"
        let added = try await clinic(
            "user", "add", "nine", "--patient", patient, "--password-stdin", "--database", address,
            input: "a long password\n")
        #expect(added.status == 0, "\(added)")
        let users = try await clinic("user", "list", "--database", address)
        #expect(users.output.contains("nine"), "\(users)")
        #expect(try await clinic("session", "list", "--database", address).status == 0)
        let audit = try await clinic("audit", "list", "--limit", "1", "--database", address)
        #expect(audit.output.contains("Account/nine"), "\(audit)")
        #expect(try await clinic("audit", "verify", "--database", address).output.contains("is whole"))
    }

    @Test func `what is for files says so`() async throws {
        let backup = try await clinic("backup", sandbox.file("b"), "--database", address)
        #expect(backup.status == 64 && backup.errors.contains("pg_dump"), "\(backup)")
        for app in ["patient", "doctor"] {
            try await sandbox.run(app, ["appointments", "--database", address, "--as", "demo-\(app)"])
                .expect(64, "reached through its server", "clinic-server --database")
        }
        try await clinic("verify", "--database", "postgresql://me:secret@localhost/clinic")
            .expect(77, "can be read by everybody on this machine")
    }
}
