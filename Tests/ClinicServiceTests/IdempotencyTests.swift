import ClinicAPI
import ClinicModel
import ClinicService
import Foundation
import Synchronization
import TestSupport
import Testing

/// A change is done once for each `Idempotency-Key`.
@Suite struct IdempotencyTests {
    private let slot: Slot.ID

    init() throws {
        slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T08:00:00Z")
    }

    private func booking(
        _ key: String, by principal: Principal, of slot: Slot.ID? = nil, reason: String = "Itches"
    ) -> APIRequest {
        APIRequest(
            "POST", "/api/v1/appointments/book",
            headers: ["authorization": "Bearer \(principal.reference)", "idempotency-key": key],
            body: Data(#"{"booking":{"slot":"\#(slot ?? self.slot)","reason":"\#(reason)"}}"#.utf8))
    }

    @Test(arguments: Keeping.own) func `what is sent again is answered as it was`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let service = clinic.service
        let first = await service.answer(booking("one", by: .patient("ana")), from: "")
        let second = await service.answer(booking("one", by: .patient("ana")), from: "")
        #expect(first.status == 200 && second.status == 200 && first.body == second.body)
        let without = await service.answer(booking("two", by: .patient("ana")), from: "")
        #expect(without.status == 409)
        #expect(try await clinic.ana.appointments.appointments(.upcoming, access: .refresh).count == 1)
    }

    @Test(arguments: Keeping.own) func `of many at once one is done`(keeping: Keeping) async throws {
        let clinic = try await keeping.makeClinic()
        let service = clinic.service
        let request = booking("one", by: .patient("ana"))
        let bodies = await withTaskGroup(of: APIAnswer.self) { group in
            for _ in 0..<20 { group.addTask { await service.answer(request, from: "") } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(bodies.allSatisfy { $0.status == 200 } && Set(bodies.map(\.body)).count == 1)
        #expect(try await clinic.ana.appointments.appointments(.upcoming, access: .refresh).count == 1)
    }

    @Test(arguments: Keeping.own) func `a key is one request's, and one principal's`(keeping: Keeping) async throws {
        let service = try await keeping.makeClinic().service
        #expect(await service.answer(booking("one", by: .patient("ana")), from: "").status == 200)
        let other = await service.answer(booking("one", by: .patient("ana"), reason: "Aches"), from: "")
        #expect(other.status == 422 && String(decoding: other.body, as: UTF8.self).contains("keyReused"))
        // Another's key of the same name tells nothing of what Ana has done.
        #expect(await service.answer(booking("one", by: .patient("bo")), from: "").status == 409)
        #expect(
            await service.answer(booking(String(repeating: "k", count: 101), by: .patient("bo")), from: "").status
                == 400)
    }

    @Test(arguments: Keeping.own) func `what was refused may be tried again with its key`(keeping: Keeping) async throws
    {
        let clinic = try await keeping.makeClinic()
        let service = clinic.service
        let taken = try await clinic.bo.appointments.book(Booking(slot: slot))
        #expect(await service.answer(booking("one", by: .patient("ana")), from: "").status == 409)
        _ = try await clinic.bo.appointments.cancel(taken.id, reason: .patient)
        #expect(await service.answer(booking("one", by: .patient("ana")), from: "").status == 200)
    }

    @Test(arguments: Keeping.own) func `a key is known for a day`(keeping: Keeping) async throws {
        let time = Mutex(ClinicFixture.monday)
        let clinic = try await keeping.makeClinic(
            clock: ClinicClock({ time.withLock { $0 } }, system: { time.withLock { $0 } }))
        let service = clinic.service
        let request = booking("one", by: .patient("ana"))
        #expect(await service.answer(request, from: "").status == 200)
        time.withLock { $0 += 23 * 3600 }
        #expect(await service.answer(request, from: "").status == 200)
        // The next change lets go of what is older than a day, and then the slot is taken.
        time.withLock { $0 += 2 * 3600 }
        let other = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T08:00:00Z")
        #expect(await service.answer(booking("two", by: .patient("bo"), of: other), from: "").status == 200)
        #expect(await service.answer(request, from: "").status == 409)
    }
}
