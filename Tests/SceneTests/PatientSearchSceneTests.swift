import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct PatientSearchSceneTests {
    @Test func `PatientSearch leads with its mock to the record of who is found`() async throws {
        let journey = await SceneJourney { PatientSearchFactory.mock() }
        #expect(journey.frame.path == ["Patients"])
        #expect(journey.frame.text.contains("4 Mar 1961 · 1001"))
        try await journey.find("toni")
        #expect(journey.frame.element(identifier: "patientSearch.patient.s1") == nil)
        try await journey.press("Toni Sample")
        #expect(journey.frame.path == ["Patients", "Record"])
        try await journey.back()
        try await journey.find("nobody")
        #expect(journey.frame.text.contains("None of your patients matches “nobody”"))
        try await journey.find("toni smaple")
        #expect(journey.frame.text.contains("Similar names"))
        #expect(journey.frame.element("Toni Sample") != nil)
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `who were found before are not shown for what is typed now`() async throws {
        let journey = await SceneJourney { PatientSearchFactory.mock() }
        try await journey.set("Name, identifier or birth date", to: "toni")
        #expect(journey.frame.text.contains("Press return to look for “toni”."))
        #expect(journey.frame.element("Toni Sample") == nil)
        try await journey.set("Name, identifier or birth date", to: "")
        #expect(journey.frame.element("Toni Sample") != nil)
    }

    @Test func `who has no patients is told so, and who has too many to say more`() async throws {
        let nobody = await SceneJourney { scene(PlainPatientSearch(patients: [])) }
        #expect(nobody.frame.text.contains("You have no patients yet."))
        let many = await SceneJourney { scene(PlainPatientSearch(patients: [Patient(id: "a")], hasMore: true)) }
        #expect(many.frame.text.contains("Say more of the name."))
    }

    @Test func `PatientSearch says what failed, and shows it when it works again`() async throws {
        let journey = await SceneJourney { scene(FailingPatientSearch()) }
        #expect(journey.frame.presented == .alert)
        try await journey.press("OK")
        #expect(journey.frame.element("After All") == nil)
        try await journey.refresh()
        #expect(journey.frame.element("After All") != nil)
    }

    @Test func `nothing of PatientSearch outlives it`() async throws {
        let probe = RetentionProbe()
        let journey = await SceneJourney {
            Opener {
                PatientSearchView(
                    presenter: probe.watch(
                        PatientSearchPresenter(interactor: PlainPatientSearch(patients: []), parameters: .mock))
                )
                .watched(by: probe)
            }
        }
        try await journey.press("Open")
        #expect(probe.count == 2)
        try await journey.back()
        #expect(probe.retained == [])
    }

    private func scene(_ interactor: some PatientSearchInteractive) -> some View {
        PatientSearchView(presenter: PatientSearchPresenter(interactor: interactor, parameters: .mock))
    }
}

private struct PlainPatientSearch: PatientSearchInteractive {
    let patients: [Patient]
    var hasMore = false

    func fetchPatients(matching text: String, in locale: Locale) async throws -> PatientSearchEntity {
        PatientSearchEntity(text: text, patients: patients, hasMore: hasMore)
    }
}

private actor FailingPatientSearch: PatientSearchInteractive {
    private var hasFailed = false

    func fetchPatients(matching text: String, in locale: Locale) async throws -> PatientSearchEntity {
        guard hasFailed else {
            hasFailed = true
            throw ClinicError.notFound("patient")
        }
        return PatientSearchEntity(
            text: text, patients: [Patient(id: "a", names: [HumanName(text: "After All")])], hasMore: false)
    }
}

private struct Opening: Hashable {}

private struct Opener<Scene: View>: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    @ViewBuilder let scene: () -> Scene

    var body: some View {
        Button("Open") { coordinator?.push(Opening()) }
            .inlineNavigationTitle("Opener")
            .navigationDestination(for: Opening.self) { _ in scene() }
    }
}
