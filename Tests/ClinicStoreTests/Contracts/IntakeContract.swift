import ClinicModel
import Foundation
import TestSupport
import Testing

/// What every `IntakeGateway` holds to. Before a visit with Karl a questionnaire is asked, before one with Ines none.
@Suite struct IntakeContract {
    private func make(_ keeping: Keeping, clock: ClinicClock = .fixed(ClinicFixture.monday)) async throws -> KeptClinic
    {
        try await keeping.makeClinic(clock: clock, adding: IntakeFixture.entities)
    }

    private func book(_ clinic: KeptClinic) async throws -> Intake.ID {
        let visit = try await clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")))
        return Intake.ID(appointment: visit.id, questionnaire: IntakeFixture.questionnaire.id)
    }

    private func given(_ response: QuestionnaireResponse?) -> QuestionnaireAnswers? {
        response.map(IntakeFixture.questionnaire.answers(in:))
    }

    private func intake(_ gateways: Gateways, _ id: Intake.ID) async throws -> Intake? {
        try await gateways.intake.intakes(of: id.appointment, access: .refresh).first
    }

    @Test(arguments: Keeping.allCases)
    func `a visit asks what its service asks`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        let other = try await clinic.ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")))
        #expect(try await clinic.ana.intake.intakesToSign().map(\.id) == [id])
        #expect(try await clinic.ana.intake.intakes(of: other.id, access: .refresh).isEmpty)
        #expect(try await clinic.karl.intake.intakesToSign().isEmpty)
        let asked = try #require(try await intake(clinic.karl, id))
        #expect(!asked.canAnswer && asked.response == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `unsigned answers are kept, and nobody else sees them`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        let draft: QuestionnaireAnswers = ["why": [.string("A")], "nights": [.string("many")]]
        try await clinic.ana.intake.keep(draft, to: id)
        let kept = try #require(try await intake(clinic.ana, id))
        #expect(kept.answers == draft && kept.response?.status == .inProgress && !kept.isSigned)
        let unread = try #require(try await intake(clinic.karl, id))
        #expect(unread.response == nil && !unread.hasDraft)
        let noted = try await clinic.audit(of: "Patient/ana").first
        #expect(noted?.detail == "kept unsigned answers" && noted?.patient == "ana")
    }

    @Test(arguments: Keeping.allCases)
    func `answers that were changed elsewhere are not written over, and not signed`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        let (first, second): (QuestionnaireAnswers, QuestionnaireAnswers) = (
            ["why": [.string("A")]], ["why": [.string("B")]]
        )
        let gateway = clinic.ana.intake
        let before = try #require(try await intake(clinic.ana, id)?.answers)
        #expect(try await gateway.keep(first, to: id, over: before) == nil)
        #expect(try await gateway.keep(second, to: id, over: before)?.answers == first)
        #expect(try await intake(clinic.ana, id)?.answers == first)
        #expect(try await gateway.keep(first, to: id, over: before) == nil, "it stands there already")
        #expect(try await gateway.keep(second, to: id, over: first) == nil)
        await #expect(throws: ClinicError.self) { try await gateway.sign(IntakeFixture.whole, to: id, over: first) }
        #expect(try await gateway.sign(IntakeFixture.whole, to: id, over: second).isSigned)
        #expect(try await gateway.keep(first, to: id, over: second)?.isSigned == true)
        #expect(try await gateway.keep(first, to: id, over: IntakeFixture.whole) == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `what is signed the practitioner reads, without what is not asked`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        var answers = IntakeFixture.whole
        answers["nights"] = [.integer(3)]
        let signed = try await clinic.ana.intake.sign(answers, to: id)
        #expect(
            signed.response?.status == .completed && signed.response?.signature == "Ana María Fernández"
                && !signed.hasDraft)
        #expect(given(signed.response) == IntakeFixture.whole)
        #expect(try await clinic.ana.intake.intakesToSign().isEmpty)
        let read = try await clinic.karl.intake.intakes(of: id.appointment, access: .opening)
        #expect(given(read.first?.response) == IntakeFixture.whole)
        let opened = try await clinic.audit(of: "Practitioner/karl").first
        #expect(opened?.entity == signed.response?.id.reference && opened?.patient == "ana")
    }

    @Test(arguments: Keeping.allCases)
    func `answers go along when the visit is moved, signed or not`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        _ = try await clinic.ana.intake.sign(IntakeFixture.whole, to: id)
        let moved = try await clinic.ana.appointments.reschedule(
            id.appointment, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T09:00:00Z"))
        let next = Intake.ID(appointment: moved.id, questionnaire: id.questionnaire)
        let signed = try #require(try await intake(clinic.karl, next)?.response)
        #expect(given(signed) == IntakeFixture.whole && signed.signature == "Ana María Fernández" && signed.isSigned)
        #expect(try await clinic.ana.intake.intakesToSign().isEmpty)
        #expect(try await intake(clinic.karl, id)?.response?.id != signed.id, "the old ones stay where they were")

        var draft = IntakeFixture.whole
        draft["why"] = [.string("It is worse")]
        try await clinic.ana.intake.keep(draft, to: next)
        let again = try await clinic.karl.appointments.reschedule(
            moved.id, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T10:00:00Z"))
        let last = try #require(
            try await intake(clinic.ana, Intake.ID(appointment: again.id, questionnaire: id.questionnaire)))
        #expect(last.answers == draft && last.hasDraft && last.response?.isSigned == true)
    }

    @Test(arguments: Keeping.allCases)
    func `what lacks an answer is not signed, and nothing changes`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        await #expect(throws: ClinicError.invalid("“What is it?”: It needs an answer.")) {
            try await clinic.ana.intake.sign([:], to: id)
        }
        #expect(try await intake(clinic.ana, id)?.response == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `it is amended until the visit begins`(keeping: Keeping) async throws {
        let clock = TestClock(ClinicFixture.monday)
        let clinic = try await make(keeping, clock: clock.clock)
        let id = try await book(clinic)
        _ = try await clinic.ana.intake.sign(IntakeFixture.whole, to: id)
        var other = IntakeFixture.whole
        other["why"] = [.string("A spot")]
        try await clinic.ana.intake.keep(other, to: id)
        let kept = try #require(try await intake(clinic.ana, id))
        #expect(kept.isSigned && kept.hasDraft && given(kept.response) == IntakeFixture.whole)
        let read = try #require(try await intake(clinic.karl, id))
        #expect(read.answers == IntakeFixture.whole && read.hasDraft && read.response?.draft == nil)
        #expect(try await clinic.ana.intake.sign(other, to: id).response?.status == .amended)
        #expect(try await intake(clinic.karl, id)?.answers == other)
        #expect(try await intake(clinic.karl, id)?.hasDraft == false)

        clock.now = try Date("2026-11-24T07:50:00Z")
        _ = try await clinic.karl.appointments.perform(.arrive, on: id.appointment)
        try await clinic.ana.intake.keep(other, to: id)
        _ = try await clinic.ana.appointments.perform(.checkIn, on: id.appointment)
        other["why"] = [.string("A mole")]
        try await clinic.ana.intake.keep(other, to: id)
        #expect(try await clinic.ana.intake.intakesToSign().map(\.id) == [id])
        _ = try await clinic.ana.intake.sign(other, to: id)
        _ = try await clinic.karl.appointments.perform(.start, on: id.appointment)
        #expect(try await intake(clinic.ana, id)?.canAnswer == false)
        let over = ClinicError.notPossible("The answers can no longer be changed: the visit has begun or is over.")
        await #expect(throws: over) { try await clinic.ana.intake.keep(IntakeFixture.whole, to: id) }
        await #expect(throws: over) { try await clinic.ana.intake.sign(IntakeFixture.whole, to: id) }
        #expect(try await intake(clinic.karl, id)?.answers == other)
    }

    @Test(arguments: Keeping.allCases)
    func `only the patient answers, and only the two of the visit read`(keeping: Keeping) async throws {
        let clinic = try await make(keeping)
        let id = try await book(clinic)
        _ = try await clinic.ana.intake.sign(IntakeFixture.whole, to: id)
        for gateways in [clinic.bo, clinic.ines] {
            await #expect(throws: ClinicError.notAllowed("see somebody else’s appointment")) {
                try await gateways.intake.intakes(of: id.appointment, access: .opening)
            }
        }
        await #expect(throws: ClinicError.self) { try await clinic.bo.intake.keep([:], to: id) }
        await #expect(throws: ClinicError.notAllowed("answer for a patient")) {
            try await clinic.karl.intake.keep([:], to: id)
        }
        await #expect(throws: ClinicError.notAllowed("answer for a patient")) {
            try await clinic.karl.intake.sign(IntakeFixture.whole, to: id)
        }
        #expect(try await clinic.audit(of: "Practitioner/karl").contains { $0.outcome == .minorFailure })
    }
}
