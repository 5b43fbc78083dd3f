import ClinicModel
import Foundation
import PatientScenes
import SharedScenes
import SwiftUI
import Synchronization
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Answers that two sessions change, and those that cannot be kept at once.
@MainActor
@Suite struct IntakeDraftTests {
    private func apps() async throws -> (clinic: SceneClinic, id: Intake.ID, one: SceneJourney, other: SceneJourney) {
        let clinic = try await SceneClinic(adding: IntakeFixture.entities)
        let visit = try await clinic.booked().id
        let session = try await clinic.signIn("ana", as: .patient)
        let link = RootParameters(link: "/intake?visit=\(visit)")
        return (
            clinic, Intake.ID(appointment: visit, questionnaire: "skin"),
            await clinic.patientApp(link, session: session), await clinic.patientApp(link, session: session)
        )
    }

    @Test func `an open screen takes in what is answered elsewhere`() async throws {
        let (clinic, id, one, other) = try await apps()
        try await one.set(.identifier("intake.why"), to: "A rash")
        #expect(await other.waits { $0.element(identifier: "intake.why")?.value == "A rash" })
        try await other.set("Does it itch?", to: "No")
        #expect(await one.waits { $0.element(identifier: "intake.itches")?.value == "No" })
        let kept = try await clinic.kept.ana.intake.intakes(of: id.appointment, access: .refresh).first?.answers
        #expect(kept == ["why": [.string("A rash")], "itches": [.boolean(false)]])
    }

    @Test func `what was wrong and is put right elsewhere is wrong no longer`() async throws {
        let (clinic, id) = try await made()
        try await clinic.kept.ana.intake.keep(["itches": [.boolean(true)], "nights": [.string("many")]], to: id)
        let app = await clinic.patientApp(
            RootParameters(link: "/intake?visit=\(id.appointment)"),
            session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("It takes a whole number such as 2, not “many”."))
        try await clinic.kept.ana.intake.keep(["itches": [.boolean(true)], "nights": [.string("some")]], to: id)
        #expect(await app.waits { $0.text.contains("It takes a whole number such as 2, not “some”.") })
        try await clinic.kept.ana.intake.keep(["itches": [.boolean(true)], "nights": [.integer(3)]], to: id)
        #expect(await app.waits { $0.element(identifier: "intake.nights")?.value == "3" })
        #expect(!app.frame.text.contains("It takes a whole number"))
    }

    /// The scene over an interactor that does not hear of changes.
    private func scene(
        _ clinic: SceneClinic, _ id: Intake.ID, _ line: Line = Line(), patience: Duration = .seconds(3600)
    ) async throws -> SceneJourney {
        let interactor = CutOffInteractor(patient: PatientIntakeInteractor(scope: try await clinic.ana()), line: line)
        return await SceneJourney {
            IntakeView(
                presenter: IntakePresenter(
                    interactor: interactor, parameters: IntakeParameters(appointment: id.appointment), pause: .zero,
                    patience: patience))
        }
    }

    private func made() async throws -> (clinic: SceneClinic, id: Intake.ID) {
        let clinic = try await SceneClinic(adding: IntakeFixture.entities)
        return (clinic, Intake.ID(appointment: try await clinic.booked().id, questionnaire: "skin"))
    }

    private func kept(_ clinic: SceneClinic, _ id: Intake.ID) async throws -> QuestionnaireAnswers? {
        try await clinic.kept.ana.intake.intakes(of: id.appointment, access: .refresh).first?.answers
    }

    @Test func `other questions that were answered elsewhere meanwhile are taken in without a word`() async throws {
        let (clinic, id) = try await made()
        let scene = try await scene(clinic, id)
        try await clinic.kept.ana.intake.keep(["itches": [.boolean(false)]], to: id)
        try await scene.set(.identifier("intake.why"), to: "A rash")
        #expect(await scene.waits { $0.text.contains("Saved, not sent yet") })
        #expect(scene.frame.presented == nil && scene.frame.element(identifier: "intake.itches")?.value == "No")
        #expect(try await kept(clinic, id) == ["why": [.string("A rash")], "itches": [.boolean(false)]])
    }

    @Test(arguments: [
        ("Take those from elsewhere", "Hives", "Hives"), ("Keep those from here", "A rash", "A rash"),
    ])
    func `where the same was answered elsewhere the patient says which answer stands`(
        choice: String, shown: String, stored: String
    ) async throws {
        let (clinic, id) = try await made()
        let scene = try await scene(clinic, id)
        try await clinic.kept.ana.intake.keep(["why": [.string("Hives")], "itches": [.boolean(false)]], to: id)
        try await scene.set(.identifier("intake.why"), to: "A rash")
        #expect(await scene.waits { $0.presented == .alert })
        #expect(scene.frame.text.contains("You have answered this elsewhere, too"))
        #expect(scene.frame.text.contains("“What is it?”") && !scene.frame.text.contains("Does it itch?"))
        #expect(try await kept(clinic, id)?["why"] == [.string("Hives")], "nothing is written over without a word")
        try await scene.press(.label(choice))
        #expect(await scene.waits { $0.text.contains("Saved, not sent yet") })
        #expect(scene.frame.element(identifier: "intake.why")?.value == shown)
        #expect(scene.frame.element(identifier: "intake.itches")?.value == "No")
        #expect(try await kept(clinic, id) == ["why": [.string(stored)], "itches": [.boolean(false)]])
    }

    @Test func `answers that were changed elsewhere are not signed unseen`() async throws {
        let (clinic, id) = try await made()
        try await clinic.kept.ana.intake.keep(IntakeFixture.whole, to: id)
        let scene = try await scene(clinic, id)
        var others = IntakeFixture.whole
        others["why"] = [.string("Hives")]
        try await clinic.kept.ana.intake.keep(others, to: id)
        try await scene.set(.identifier("intake.confirm"), to: "true")
        try await scene.press(.identifier("intake.sign"))
        #expect(await scene.waits { $0.text.contains("The answers were changed elsewhere") })
        #expect(try await clinic.kept.ana.intake.intakesToSign().map(\.id) == [id])
    }

    @Test func `what cannot be kept while the clinic is away is sent when it is back, and going back asks`()
        async throws
    {
        let (clinic, id) = try await made()
        let line = Line()
        let scene = try await scene(clinic, id, line, patience: .milliseconds(20))
        line.isCut.withLock { $0 = true }
        try await scene.set(.identifier("intake.why"), to: "A rash")
        #expect(await scene.waits { $0.text.contains("Not kept: the clinic cannot be reached.") })
        #expect(scene.frame.presented == nil)
        try await scene.set("Does it itch?", to: "No")
        try await scene.press(.identifier("intake.back"))
        #expect(scene.frame.text.contains("Discard what you typed?"))
        try await scene.press("Keep writing")
        #expect(try await kept(clinic, id)?["why"] == nil)
        line.isCut.withLock { $0 = false }
        #expect(await scene.waits { !$0.text.contains("Not kept:") && !$0.text.contains("Keeping what") })
        #expect(scene.frame.element(identifier: "intake.back") == nil)
        #expect(try await kept(clinic, id) == ["why": [.string("A rash")], "itches": [.boolean(false)]])
    }

    @Test func `what came though nobody said so is not taken for another's`() async throws {
        let (clinic, id) = try await made()
        let line = Line()
        let scene = try await scene(clinic, id, line, patience: .milliseconds(20))
        line.losesReceipts.withLock { $0 = true }
        try await scene.set(.identifier("intake.why"), to: "A rash")
        #expect(await scene.waits { $0.text.contains("Not kept: the clinic cannot be reached.") })
        line.losesReceipts.withLock { $0 = false }
        try await scene.set(.identifier("intake.why"), to: "A rash, and more")
        #expect(await scene.waits { !$0.text.contains("Not kept:") && !$0.text.contains("Keeping what") })
        #expect(scene.frame.presented == nil)
        #expect(try await kept(clinic, id)?["why"] == [.string("A rash, and more")])
    }
}

/// What a network does to calls.
private final class Line: Sendable {
    let isCut = Mutex(false)
    let losesReceipts = Mutex(false)
}

private struct CutOffInteractor: IntakeInteractive {
    let patient: PatientIntakeInteractor
    let line: Line

    private static let unreachable = ClinicError.unreachable(because: "cut", since: nil, mayBeDone: true)

    private func call<Value>(_ work: () async throws -> Value) async throws -> Value {
        if line.isCut.withLock(\.self) { throw Self.unreachable }
        let value = try await work()
        if line.losesReceipts.withLock(\.self) { throw Self.unreachable }
        return value
    }

    func fetchIntakes(of appointment: Appointment.ID, access: Access) async throws -> [Intake] {
        try await call { try await patient.fetchIntakes(of: appointment, access: access) }
    }

    func keep(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake? {
        try await call { try await patient.keep(answers, to: id, over: basis) }
    }

    func sign(
        _ answers: QuestionnaireAnswers, to id: Intake.ID, over basis: QuestionnaireAnswers
    ) async throws -> Intake {
        try await call { try await patient.sign(answers, to: id, over: basis) }
    }

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
