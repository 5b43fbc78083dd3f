import ClinicModel
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import ClinicStore

/// Changes that come while another is being written.
struct GroupCommitTests {
    private typealias Change = @Sendable () async throws -> String

    private let raw: RawDatabase
    /// As a server has it open: what is being written holds up nobody who brings more.
    private let clinic: ClinicDatabase
    private let commits = CommitCounter()

    init() async throws {
        raw = try await RawDatabase()
        clinic = try Self.open(raw.clinic.path, hasManyUsers: true, commits)
    }

    private static func open(
        _ path: String, hasManyUsers: Bool, _ commits: CommitCounter
    ) throws -> ClinicDatabase {
        try ClinicDatabase.open(
            path: path, clock: .fixed(ClinicFixture.monday), passwordCost: .least, hasManyUsers: hasManyUsers,
            trace: { sql, _ in commits.note(sql) })
    }

    @Test func `those that wait share one commit`() async throws {
        let slots = try await freeSlots(8)
        let ana = clinic.gateways(for: .patient("ana")).appointments
        let before = commits.count
        let booked = try await whileWriting(
            slots.map { slot in { try await ana.book(Booking(slot: slot)).id.rawValue } })
        #expect(Set(booked.compactMap { try? $0.get() }).count == 8)
        #expect(commits.count == before + 2)
        #expect(try await raw.text("SELECT count(*) FROM appointment") == "8")
        #expect(try await clinic.verify().isSound)
    }

    @Test func `those that come together share one commit, by the first of them`() async throws {
        let clinic = try Self.open(raw.clinic.path, hasManyUsers: false, commits)
        let before = commits.count
        let names = (0..<8).map(String.init)
        try await writeTogether(names, in: clinic)
        #expect(commits.count == before + 1)
        #expect(try await said() == names)
    }

    @Test func `those that come together after others came alone soon share one commit`() async throws {
        let clinic = try Self.open(raw.clinic.path, hasManyUsers: false, commits)
        let names = (0..<24).map(String.init)
        for name in names[..<3] { try await clinic.write { try $0.append(.saying(name)) } }
        let before = commits.count
        try await writeTogether(Array(names[3...]), in: clinic)
        #expect(commits.count <= before + 8)
        #expect(try await said() == names)
    }

    /// Has each write what it says, all by one thread.
    private func writeTogether(_ names: [String], in clinic: ClinicDatabase) async throws {
        let thread = OneThread()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask(executorPreference: thread) {
                    try await clinic.write { try $0.append(.saying(name)) }
                }
            }
            thread.begin()
            try await group.waitForAll()
        }
    }

    @Test func `more than may share one are all made, in their order`() async throws {
        let names = (0..<150).map(String.init)
        let made = try await whileWriting(names.map(saying))
        #expect(made.compactMap { try? $0.get() } == names)
        #expect(commits.count == 4)
        #expect(try await said() == names)
    }

    @Test func `one that fails is undone alone`() async throws {
        let failing: Change = { [clinic] in
            try await clinic.write { records in
                try records.append(.saying("two"))
                throw ClinicError.invalid("not this one")
            }
        }
        let made = try await whileWriting([saying("one"), failing, saying("three")])
        #expect(throws: ClinicError.invalid("not this one")) { try made[1].get() }
        #expect(try made[2].get() == "three")
        #expect(commits.count == 2)
        #expect(try await said() == ["one", "three"])
    }

    @Test func `one that ends the transaction takes no other along`() async throws {
        try await raw.run(
            """
            CREATE TRIGGER ending BEFORE INSERT ON audit WHEN NEW.detail = 'two' BEGIN
                SELECT RAISE(ROLLBACK, 'the end');
            END
            """)
        let made = try await whileWriting(["one", "two", "three"].map(saying))
        #expect(try made[0].get() == "one")
        #expect(throws: ClinicError.invalid("The clinic’s rules forbid this: the end.")) { try made[1].get() }
        #expect(try made[2].get() == "three")
        #expect(try await said() == ["one", "three"])
        #expect(try await clinic.verifyAudit().firstBroken == nil)
    }

    @Test func `one that nobody waits for any more is not made`() async throws {
        let made = try await whileWriting(["one", "two"].map(saying), cancellingFirst: true)
        #expect(throws: CancellationError.self) { try made[0].get() }
        #expect(try made[1].get() == "two")
        #expect(try await said() == ["two"])
    }

    @Test(arguments: [false, true])
    func `what was booked long ago is refused while another program writes`(hasManyUsers: Bool) async throws {
        let clinic = try Self.open(raw.clinic.path, hasManyUsers: hasManyUsers, commits)
        let slots = try await freeSlots(2)
        let (ana, bo) = (clinic.gateways(for: .patient("ana")), clinic.gateways(for: .patient("bo")))
        _ = try await ana.appointments.book(Booking(slot: slots[0]))
        let other = try RawDatabase.open(clinic.path)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        await #expect {
            try await bo.appointments.book(Booking(slot: slots[0]))
        } throws: { error in
            guard case ClinicError.conflict(let conflict) = error else { return false }
            return conflict.kind == .slotTaken
        }
        async let booked = bo.appointments.book(Booking(slot: slots[1]))
        try await Task.sleep(for: .milliseconds(50))
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        #expect(try await booked.appointment.slot == slots[1])
    }

    @Test func `what comes while the database is closed does not keep it open`() async throws {
        let (begun, gate) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
        let reading = Task { [clinic] in
            try await clinic.read { _ in
                begun.continuation.finish()
                gate.wait()
            }
        }
        for await _ in begun.stream {}
        // It waits for what is being read, when the writer has let go of what it had prepared.
        let closing = Task { [clinic] in
            try await withCheckedThrowingContinuation { closed in
                DispatchQueue.global().async { closed.resume(with: Result { try clinic.close() }) }
            }
        }
        for count in 0..<1000 where (try? await saying("\(count)")()) == nil { break }
        gate.signal()
        try await closing.value
        try await reading.value
        await #expect(throws: ClinicError.storage(.other)) { try await saying("late")() }
    }

    /// What becomes of changes that come, one after the other, while one is being written.
    private func whileWriting(
        _ changes: [Change], cancellingFirst: Bool = false
    ) async throws -> [Result<String, any Error>] {
        let (begun, gate) = (AsyncStream<Void>.makeStream(), DispatchSemaphore(value: 0))
        let first = Task { [clinic] in
            try await clinic.write { _ in
                begun.continuation.finish()
                gate.wait()
            }
        }
        for await _ in begun.stream {}
        var waiting: [Task<String, any Error>] = []
        for change in changes {
            waiting.append(Task { try await change() })
            while clinic.writer.waitingCount < waiting.count { await Task.yield() }
        }
        if cancellingFirst { waiting[0].cancel() }
        gate.signal()
        try await first.value
        var results: [Result<String, any Error>] = []
        for task in waiting { results.append(await task.result) }
        return results
    }

    private func saying(_ word: String) -> Change {
        { [clinic] in
            try await clinic.write { records in
                try records.append(.saying(word))
                return word
            }
        }
    }

    private func said() async throws -> [String] {
        let words = try await raw.text(
            "SELECT group_concat(detail) FROM (SELECT detail FROM audit WHERE entity = 'Test/1' ORDER BY sequence)")
        return words?.split(separator: ",").map(String.init) ?? []
    }

    private func freeSlots(_ count: Int) async throws -> [Slot.ID] {
        try await clinic.gateways(for: .patient("ana")).slots
            .freeSlots(SlotQuery(practitioner: "karl", limit: count)).map(\.id)
    }
}

/// How many changes have been kept.
private final class CommitCounter: Sendable {
    private let state = Mutex((isWriting: false, count: 0))

    var count: Int { state.withLock(\.count) }

    func note(_ sql: String) {
        state.withLock { state in
            if sql.hasPrefix("BEGIN") { state.isWriting = sql.hasPrefix("BEGIN IMMEDIATE") }
            if sql.hasPrefix("COMMIT"), state.isWriting { state.count += 1 }
        }
    }
}

/// Tasks that run in turn, from when it begins.
private final class OneThread: TaskExecutor {
    private let queue = DispatchQueue(label: "one thread", attributes: .initiallyInactive)

    func begin() { queue.activate() }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

extension AuditEntry {
    fileprivate static func saying(_ word: String) -> AuditEntry {
        AuditEntry(agent: "Patient/ana", action: .update, entity: "Test/1", detail: word)
    }
}
