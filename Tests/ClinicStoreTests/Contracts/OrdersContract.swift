import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `VisitsGateway` holds to of orders. Bo has a visit with Ines that goes on; what he has ordered before, and
/// its results, are among the entities.
@Suite struct OrdersContract {
    private static let lipids = ServiceRequest(
        id: "lipids", categories: [ServiceRequest.Category.laboratory.concept],
        code: CodeableConcept(text: "Lipids"), patient: "bo", encounter: "visit",
        authored: .instant(HealthFixture.day(-3)),
        requester: "Practitioner/ines")

    private static let visit: Appointment.ID = "running"

    private static var entities: [ResourceEntity] {
        let start = ClinicFixture.monday - 600
        return [
            .appointment(
                Appointment(
                    id: visit, status: .fulfilled, service: ClinicFixture.confirming.service, start: start,
                    end: start + 300, created: start - 86400,
                    participants: [
                        .init(actor: "Patient/bo", status: .accepted),
                        .init(actor: "Practitioner/ines", status: .accepted),
                    ])),
            .encounter(
                Encounter(
                    id: "now", status: .inProgress, encounterClass: .ambulatory, patient: "bo",
                    practitioners: ["ines"], appointment: visit, start: start)),
        ]
    }

    private func makeClinic(_ keeping: Keeping, adding more: [ResourceEntity] = []) async throws -> KeptClinic {
        try await keeping.makeClinic(
            clock: .fixed(ClinicFixture.monday), adding: HealthFixture.entities + Self.entities + more)
    }

    @Test(arguments: Keeping.allCases)
    func `an order is placed while the visit goes on, and ends before or after the signature`(keeping: Keeping)
        async throws
    {
        let clinic = try await makeClinic(keeping)
        let visits = clinic.ines.visits
        let blood = try await visits.order(
            OrderDraft(
                .laboratory, CodeableConcept(text: "full blood count"), priority: .urgent, reason: " Pale ",
                note: " "), in: Self.visit)
        let chest = try await visits.order(
            OrderDraft(.imaging, CodeableConcept(text: "MRI of the knee")), in: Self.visit)
        let placed = try await visits.visit(of: Self.visit, access: .refresh).orders
        #expect(Set(placed.map(\.id)) == [blood, chest] && placed.allSatisfy { $0.request.status == .active })
        let first = try #require(placed.first { $0.id == blood })
        #expect(first.request.code?.code(in: "http://loinc.org") == "58410-2")
        #expect(first.request.title == "Full blood count" && first.request.category == .laboratory)
        #expect(first.request.priority == .urgent && first.request.reasons.map(\.display) == ["Pale"])
        #expect(first.request.note == nil && first.request.encounter == "now")
        #expect(first.request.authored == .instant(ClinicFixture.monday) && first.requesterName?.isEmpty == false)

        try await visits.revoke(chest, reason: " The knee is well ", in: Self.visit)
        try await visits.saveNote("Pale.", of: Self.visit)
        try await visits.sign(Self.visit)
        await #expect(throws: ClinicError.notPossible("The visit is signed: what is new is an addendum.")) {
            try await visits.order(OrderDraft(.laboratory, CodeableConcept(text: "CRP")), in: Self.visit)
        }
        try await visits.complete(blood, in: Self.visit)
        let ended = try await visits.visit(of: Self.visit, access: .refresh).orders
        #expect(ended.first { $0.id == chest }?.request.status == .revoked)
        #expect(ended.first { $0.id == chest }?.request.statusReason?.display == "The knee is well")
        #expect(ended.first { $0.id == blood }?.request.status == .completed)
        let own = try await clinic.bo.records.record(of: "bo", access: .refresh).orders
        #expect(Set(own.map(\.id)) == [blood, chest], "the patient sees what is ordered for them")
        let noted = try await clinic.audit(of: "Practitioner/ines").filter { $0.entity == chest.reference }
        #expect(noted.map(\.detail) == ["revoked: The knee is well", "ordered"])
        #expect(noted.allSatisfy { $0.patient == "bo" })
    }

    @Test(arguments: Keeping.allCases)
    func `what cannot be ordered or ended is refused`(keeping: Keeping) async throws {
        let clinic = try await makeClinic(keeping, adding: [.health(.serviceRequest(Self.lipids))])
        let visits = clinic.ines.visits
        for (draft, reason) in [
            (OrderDraft(.laboratory, CodeableConcept(text: " ")), "An order says what is to be done."),
            (
                OrderDraft(.laboratory, CodeableConcept(text: String(repeating: "x", count: 201))),
                "The order’s name is longer than 200 characters."
            ),
            (
                OrderDraft(
                    .referral, CodeableConcept(text: "Cardiology"), reason: String(repeating: "x", count: 501)),
                "The reason is longer than 500 characters."
            ),
            (OrderDraft(.laboratory, CodeableConcept(text: "LIPIDS")), "“Lipids” is ordered already."),
            (OrderDraft(.laboratory, CodeableConcept(text: "lipid panel ")), "“Lipids” is ordered already."),
            (OrderDraft(.laboratory, CodeableConcept(text: "57698-3")), "“Lipids” is ordered already."),
        ] as [(OrderDraft, Phrase)] {
            await #expect(throws: ClinicError.invalid(reason)) { try await visits.order(draft, in: Self.visit) }
        }
        let crp = try await visits.order(OrderDraft(.laboratory, CodeableConcept(text: "CRP")), in: Self.visit)
        await #expect(throws: ClinicError.invalid("To revoke an order, a reason is needed.")) {
            try await visits.revoke(crp, reason: " ", in: Self.visit)
        }
        await #expect(throws: ClinicError.notFound("order lipids")) {
            try await visits.complete("lipids", in: Self.visit)
        }
        try await visits.complete(crp, in: Self.visit)
        await #expect(throws: ClinicError.notPossible("“C-reactive protein” is completed and stays so.")) {
            try await visits.revoke(crp, reason: "Too late", in: Self.visit)
        }
        _ = try await visits.order(OrderDraft(.laboratory, CodeableConcept(text: "CRP")), in: Self.visit)
    }

    @Test(arguments: Keeping.allCases)
    func `a result answers the order that it names, and completes it once it is released`(keeping: Keeping)
        async throws
    {
        var waiting = HealthFixture.waiting
        waiting.basis = ["lipids"]
        var foreign = HealthFixture.sugar("foreign", "5.0", day: -1)
        (foreign.patient, foreign.basis) = ("ana", ["lipids"])
        let clinic = try await makeClinic(
            keeping,
            adding: [
                .health(.serviceRequest(Self.lipids)), .health(.observation(waiting)),
                .health(.observation(foreign)),
            ])
        func order(_ gateways: Gateways) async throws -> Order? {
            try await gateways.records.record(of: "bo", access: .refresh).orders.first { $0.id == "lipids" }
        }
        let before = try await order(clinic.ines)
        #expect(before?.request.status == .active)
        #expect(before?.results.map(\.id) == [.observation("waiting")])
        #expect(try await order(clinic.bo)?.results == [], "what is not released is not the patient's to see")
        try await clinic.ines.records.release([.observation("waiting")], of: "bo")
        #expect(try await order(clinic.ines)?.request.status == .completed)
        #expect(try await order(clinic.bo)?.results.map(\.words) == before?.results.map(\.words))
        let noted = try await clinic.audit(of: "Practitioner/ines").first { $0.entity == "ServiceRequest/lipids" }
        #expect(noted?.detail == "completed: its result is released" && noted?.patient == "bo")
    }
}
