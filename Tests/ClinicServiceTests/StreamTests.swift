import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import Synchronization
import TestSupport
import Testing

/// The streams of changes that a server has open.
@Suite struct StreamTests {
    private func request(_ principal: Principal) -> APIRequest {
        APIRequest("GET", "/api/v1/changes", headers: ["authorization": "Bearer \(principal.reference)"])
    }

    @Test func `a session has a few streams, and another one once one is closed`() async throws {
        let service = try await Keeping.memory.makeClinic().service
        let request = request(.patient("ana"))
        var streams: [AsyncStream<Data>] = []
        for _ in 0..<8 { streams.append(try #require(await service.changes(request).events)) }
        let refused = await service.changes(request)
        #expect(refused.head.status == 429 && refused.head.headers["retry-after"] != nil && refused.events == nil)
        #expect(await service.changes(self.request(.patient("bo"))).events != nil)
        streams.removeLast()
        #expect(await service.changes(request).events != nil)
        #expect(await service.changes(APIRequest("GET", "/api/v1/changes")).head.status == 401)
    }

    @Test(arguments: Keeping.own) func `only who may see a change is told of it`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeFullClinic()
        let service = clinic.service
        let people = [Principal.patient("ana"), .patient("bo"), .practitioner("ines"), .practitioner("karl")]
        var ears: [Principal: Ear] = [:]
        for person in people { ears[person] = Ear(try #require(await service.changes(request(person)).events)) }
        for ear in ears.values { try await ear.hears(1) }

        func expect(_ heard: [Principal], _ what: Comment, _ change: () async throws -> Void) async throws {
            let before = ears.mapValues(\.count)
            try await change()
            for person in heard { try await ears[person]?.hears((before[person] ?? 0) + 1) }
            // Of an import all hear: who has heard of nothing else before is now one event further.
            try await clinic.keeper.write { records in
                try records.store(try #require(try records.patient("ana")))
                try records.append(
                    AuditEntry(agent: AuditEntry.administrator, action: .update, entity: "Bundle", detail: "imported"))
            }
            let counts = people.map { ($0, (before[$0] ?? 0) + (heard.contains($0) ? 2 : 1)) }
            // Who has heard too much is found once all have heard of the import.
            for (person, count) in counts { try await ears[person]?.hears(count) }
            for (person, count) in counts { #expect(ears[person]?.count == count, "\(person.reference): \(what)") }
        }

        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T08:00:00Z")
        try await expect([.patient("bo"), .practitioner("karl")], "a message between two") {
            _ = try await clinic.bo.messages.send(MessageDraft("And again"), to: "karl")
        }
        try await expect([.practitioner("karl")], "a message that is not sent yet") {
            try await clinic.karl.messages.keep(MessageDraft("I wo"), in: "bo")
        }
        try await expect([.patient("bo"), .practitioner("ines"), .practitioner("karl")], "a record") {
            try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        }
        try await expect([.patient("ana"), .patient("bo"), .practitioner("karl")], "a time that is taken") {
            _ = try await clinic.ana.appointments.book(Booking(slot: slot))
        }
        try await expect([.patient("ana"), .practitioner("karl")], "an address") {
            _ = try await clinic.ana.accounts.changeDemographics(from: Demographics(), to: Demographics(city: "Ulm"))
        }
        try await expect([], "a sign-in") {
            _ = try await clinic.signIn.signIn(userName: "bo", password: ClinicFixture.password, as: .patient)
        }
    }
}

/// Hears the events of a stream.
private final class Ear: Sendable {
    private let heard = Mutex(0)

    init(_ events: AsyncStream<Data>) {
        Task {
            for await event in events where event.starts(with: Data("event:".utf8)) { heard.withLock { $0 += 1 } }
        }
    }

    var count: Int { heard.withLock { $0 } }

    /// Returns when so many events have come, or much too late.
    func hears(_ number: Int) async throws {
        let limit = ContinuousClock.now + .seconds(60)
        while count < number, ContinuousClock.now < limit { try await Task.sleep(for: .milliseconds(2)) }
    }
}
