import ClinicModel
import ClinicStore
import Foundation
import GRDB
import TestSupport
import Testing

struct OpeningTests {
    private func makePath() throws -> String { try makeFolder() + "/clinic.sqlite" }

    private func open(_ path: String, create: Bool = false) throws -> ClinicDatabase {
        try ClinicDatabase.open(path: path, create: create, passwordCost: .least)
    }

    @Test func `the writer waits for the disk`() async throws {
        let clinic = try await makeClinic()
        #expect(try await clinic.synchronousMode() == 2)
        #expect(try await clinic.journalMode() == "wal")
    }

    @Test func `the file is nobody else's, and its folder neither`() throws {
        let folder = try makeFolder() + "/new/deeper"
        let clinic = try open(folder + "/clinic.sqlite", create: true)
        func rights(_ path: String) throws -> Int {
            try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
        }
        #expect(try rights(folder) == 0o700)
        for companion in ["", "-wal", "-shm", "-lock"] {
            #expect(try rights(clinic.path + companion) == 0o600)
        }
    }

    @Test func `a database that is missing is said to be missing and is not made`() throws {
        let path = try makePath()
        #expect(throws: StoreError.missing(path: path)) { try open(path) }
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(!FileManager.default.fileExists(atPath: path + "-lock"))
    }

    @Test(arguments: [false, true])
    func `what is no database is left as it is`(create: Bool) throws {
        let path = try makePath()
        let text = Data(String(repeating: "Not a database. ", count: 500).utf8)
        try text.write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreError.notAClinic(path: path)) { try open(path, create: create) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == text)
    }

    @Test(arguments: [false, true])
    func `another program's database is left as it is`(create: Bool) throws {
        let path = try makePath()
        let other = try DatabaseQueue(path: path)
        try other.write { try $0.execute(sql: "CREATE TABLE note (text TEXT)") }
        try other.close()
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(throws: StoreError.notAClinic(path: path)) { try open(path, create: create) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func `what is to be undone when a program is killed is undone, and leaves nothing`() async throws {
        let path = try makePath()
        try open(path, create: true).close()
        let killed = try makePath()
        let other = try DatabaseQueue(path: path)
        try await other.writeWithoutTransaction { db in
            try db.execute(
                sql: """
                    PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN;
                    UPDATE setting SET value = hex(zeroblob(100000));
                    CREATE TABLE half (text TEXT);
                    INSERT INTO half WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 500)
                        SELECT hex(zeroblob(2000)) FROM count;
                    """)
            for suffix in ["", "-journal"] {
                try FileManager.default.copyItem(atPath: path + suffix, toPath: killed + suffix)
            }
            try db.execute(sql: "ROLLBACK")
        }
        let clinic = try open(killed)
        #expect(!FileManager.default.fileExists(atPath: killed + "-journal"))
        #expect(try await clinic.verify().isSound)
    }

    @Test func `who only reads leaves the file as it was`() async throws {
        let path = try makePath()
        try open(path, create: true).close()
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let clinic = try open(path)
        #expect(try await clinic.isEmpty())
        #expect(try Data(contentsOf: URL(fileURLWithPath: path + "-wal")).count == 1)
        try clinic.close()
        #expect(!FileManager.default.fileExists(atPath: path + "-wal"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test func `a file to undo by that was never written to goes`() throws {
        let path = try makePath()
        try open(path, create: true).close()
        try Data(count: 512).write(to: URL(fileURLWithPath: path + "-journal"))
        try open(path).close()
        #expect(!FileManager.default.fileExists(atPath: path + "-journal"))
    }

    @Test func `what another database would undo is not undone in the one that comes in its place`() async throws {
        let path = try makePath()
        try Data("the pages of another".utf8).write(to: URL(fileURLWithPath: path + "-journal"))
        let clinic = try open(path, create: true)
        #expect(try await clinic.verify().isSound)
        #expect(!FileManager.default.fileExists(atPath: path + "-journal"))
        let aside = try Data(contentsOf: URL(fileURLWithPath: path + "-journal-of-another"))
        #expect(String(decoding: aside, as: UTF8.self) == "the pages of another")
    }

    @Test func `a folder is no database`() throws {
        let folder = try makeFolder()
        #expect(throws: StoreError.notAClinic(path: folder)) { try open(folder) }
    }

    @Test func `a database of a newer version is refused`() async throws {
        let raw = try await RawDatabase()
        try await raw.run("INSERT INTO grdb_migrations VALUES ('1000')")
        let path = raw.clinic.path
        #expect(throws: StoreError.newerVersion(path: path)) { try open(path) }
    }

    @Test func `a damaged database is told apart`() async throws {
        let raw = try await RawDatabase()
        let path = raw.clinic.path
        try await raw.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try raw.queue.close()
        try raw.clinic.close()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes.replaceSubrange(100..<4096, with: Data(repeating: 0xA5, count: 3996))
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: StoreError.corrupt(path: path)) { try open(path) }
    }

    @Test func `damage further in is found by verification`() async throws {
        let raw = try await RawDatabase()
        let path = raw.clinic.path
        let page = try await raw.queue.read { db in
            try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'slot_by_start'") ?? 0
        }
        try await raw.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try raw.queue.close()
        try raw.clinic.close()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes.replaceSubrange((page - 1) * 4096 + 8..<page * 4096, with: Data(repeating: 0, count: 4088))
        try bytes.write(to: URL(fileURLWithPath: path))
        let clinic = try open(path)
        do {
            #expect(try await !clinic.verify().isSound)
        } catch {
            #expect(error as? StoreError == .corrupt(path: path))
        }
    }

    @Test func `many open a new clinic at once`() async throws {
        let path = try makePath()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let clinic = try ClinicDatabase.open(path: path, create: true, passwordCost: .least)
                    #expect(try await clinic.verify().isSound)
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func `a folder that cannot be made is said so`() throws {
        let file = try makeFolder() + "/file"
        try Data().write(to: URL(fileURLWithPath: file))
        let path = file + "/clinic.sqlite"
        let error = #expect(throws: StoreError.self) { try open(path, create: true) }
        guard case .cannotCreate = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(throws: StoreError.missing(path: path)) { try open(path) }
    }

    @Test func `a backup is a clinic of its own and overwrites nothing`() async throws {
        let clinic = try await makeClinic()
        let target = try makePath()
        try await clinic.backup(to: target)
        let copy = try open(target)
        #expect(try await copy.verify().isSound)
        for trail in [clinic, copy] {
            #expect(try await trail.auditEvents(limit: 1).first?.detail == "copied the whole clinic to \(target)")
        }
        #expect(try await copy.gateways(for: .patient("ana")).accounts.profile().name == "Ana María Fernández")
        let error = await #expect(throws: StoreError.self) { try await clinic.backup(to: target) }
        #expect(error?.exitStatus == 73)
    }

    @Test func `there is no backup that the audit trail does not know of`() async throws {
        let raw = try await RawDatabase()
        try await raw.run("CREATE TRIGGER full BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room'); END")
        let target = try makePath()
        await #expect(throws: ClinicError.self) { try await raw.clinic.backup(to: target) }
        #expect(!FileManager.default.fileExists(atPath: target))
    }

    @Test func `a clinic in use by a long writer is said to be busy`() async throws {
        let raw = try await RawDatabase()
        try await raw.queue.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
        }
        let error = await #expect(throws: ClinicError.self) {
            try await raw.clinic.gateways(for: .patient("ana")).slots.hold("karl-skin-20261124T0700Z")
        }
        #expect(error == .busy)
        try await raw.queue.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    }
}
