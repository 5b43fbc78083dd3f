import ClinicModel
import DoctorScenes
import Foundation
import PatientScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

@testable import SharedScenes

/// After a screen is popped its View's state, its Presenter and its Interactor are gone.
@MainActor
@Suite struct RetentionTests {
    private let probe = RetentionProbe()

    @Test func `nothing of SignIn outlives it`() async throws {
        let clinic = try await SceneClinic()
        try await expectReleased {
            SignInView(
                presenter: probe.watch(
                    SignInPresenter(
                        interactor: WatchedSignInInteractor(signIn: probe.watch(WatchedSignIn(clinic.kept.signIn))),
                        delegate: nil)),
                title: "Watched")
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of Home outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        let scopes = try await Scopes(clinic, probe)
        try await expectReleased {
            switch app {
            case .patient: home(PatientHomeInteractor(scope: scopes.patient()))
            case .doctor: home(DoctorHomeInteractor(scope: scopes.doctor()))
            }
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of Appointments outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.requested()
        let scopes = try await Scopes(clinic, probe)
        try await expectReleased {
            switch app {
            case .patient: appointments(AppointmentsInteractor(scope: scopes.patient()))
            case .doctor: appointments(AppointmentsInteractor(scope: scopes.doctor()))
            }
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of Appointment outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested().id
        let scopes = try await Scopes(clinic, probe)
        try await expectReleased(after: {
            try await $0.press(app == .patient ? "Cancel visit" : "Decline")
            try await $0.press(.identifier("cancellation.keep"))
        }) {
            switch app {
            case .patient: appointment(visit, AppointmentInteractor(scope: scopes.patient()))
            case .doctor: appointment(visit, AppointmentInteractor(scope: scopes.doctor()))
            }
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of TimeSlots outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        let scopes = try await Scopes(clinic, probe)
        let parameters = TimeSlotsParameters(patient: app == .doctor ? "bo" : nil)
        try await expectReleased(after: {
            try await $0.press("Book the first free time"); try await $0.back()
        }) {
            switch app {
            case .patient: timeSlots(parameters, in: scopes.patient())
            case .doctor: timeSlots(parameters, in: scopes.doctor())
            }
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of Conversations outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        let scopes = try await Scopes(clinic, probe)
        try await expectReleased(after: {
            try await $0.press("New message"); try await $0.press("Cancel")
        }) {
            switch app {
            case .patient: conversations(ConversationsInteractor(scope: scopes.patient()))
            case .doctor: conversations(ConversationsInteractor(scope: scopes.doctor()))
            }
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of Conversation outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.requested()
        let scopes = try await Scopes(clinic, probe)
        try await expectReleased(after: {
            try await $0.set("Message", to: "Hello"); try await $0.press("Send")
        }) {
            switch app {
            case .patient: conversation("ines", ConversationInteractor(scope: scopes.patient()))
            case .doctor: conversation("ana", ConversationInteractor(scope: scopes.doctor()))
            }
        }
    }

    @Test(arguments: App.allCases)
    func `nothing of Account outlives it`(_ app: App) async throws {
        let clinic = try await SceneClinic()
        let scopes = try await Scopes(clinic, probe)
        try await expectReleased(after: {
            try await $0.press("Change password"); try await $0.press("Cancel")
        }) {
            switch app {
            case .patient: account(AccountInteractor(scope: scopes.patient()))
            case .doctor: account(AccountInteractor(scope: scopes.doctor()))
            }
        }
    }

    @Test func `nothing of Booking outlives it, and TimeSlots does`() async throws {
        let clinic = try await SceneClinic()
        let scope = try await clinic.ana()
        let journey = await SceneJourney {
            timeSlots(.mock, in: scope)
        }
        let before = probe.retained
        try await journey.press("Book the first free time")
        #expect(probe.retained.count == before.count + 1, "the Presenter of Booking: \(probe.retained)")
        try await journey.back()
        #expect(probe.retained == before)
    }

    @Test func `nothing of an app outlives its screen`() async throws {
        let clinic = try await SceneClinic()
        var app: SceneJourney? = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        weak let coordinator = app?.coordinator
        weak let host = app?.host
        try await app?.press(.identifier("home.appointments"))
        #expect(coordinator != nil)
        app?.host.close()
        app = nil
        #expect(host == nil)
        #expect(coordinator == nil)
    }

    /// Opens a scene from a page below it, does something in it, goes back, and finds nothing left.
    @Test(arguments: App.allCases)
    func `nothing of Record, Series, Document and Results outlives them`(_ app: App) async throws {
        let clinic = try await SceneClinic(adding: HealthFixture.anas)
        _ = try await clinic.requested()
        let scopes = try await Scopes(clinic, probe)
        switch app {
        case .patient:
            try await expectReleased { record(RecordInteractor(scope: scopes.patient())) }
            try await expectReleased { series(SeriesInteractor(scope: scopes.patient())) }
            try await expectReleased { document(DocumentInteractor(scope: scopes.patient())) }
            try await expectReleased { results(ResultsInteractor(scope: scopes.patient())) }
        case .doctor:
            try await expectReleased { record(RecordInteractor(scope: scopes.doctor())) }
            try await expectReleased { series(SeriesInteractor(scope: scopes.doctor())) }
            try await expectReleased { document(DocumentInteractor(scope: scopes.doctor())) }
            try await expectReleased { results(ResultsInteractor(scope: scopes.doctor())) }
        }
    }

    private func record(_ interactor: some RecordInteractive) -> some View {
        RecordView(
            presenter: probe.watch(
                RecordPresenter(interactor: interactor, parameters: RecordParameters(patient: "ana"))))
    }

    private func series(_ interactor: some SeriesInteractive) -> some View {
        SeriesView(
            presenter: probe.watch(
                SeriesPresenter(interactor: interactor, parameters: SeriesParameters(id: "4548-4", patient: "ana"))))
    }

    private func document(_ interactor: some DocumentInteractive) -> some View {
        DocumentView(
            presenter: probe.watch(
                DocumentPresenter(interactor: interactor, parameters: DocumentParameters(id: "note", patient: "ana"))))
    }

    private func results(_ interactor: some ResultsInteractive) -> some View {
        ResultsView(presenter: probe.watch(ResultsPresenter(interactor: interactor)))
    }

    private func expectReleased(
        after actions: (SceneJourney) async throws -> Void = { _ in },
        @ViewBuilder scene: @escaping () -> some View
    ) async throws {
        let journey = await SceneJourney {
            Opener(scene: { AnyView(scene().watched(by: probe)) })
        }
        try await journey.press("Open")
        #expect(journey.frame.path.count == 2)
        #expect(probe.retained.count == 3, "View state, Presenter, Interactor: \(probe.retained)")
        try await actions(journey)
        try await journey.back()
        #expect(journey.frame.path == ["Opener"])
        // What it still asks of a disk that is busy ends, and then nothing holds it.
        for _ in 0..<200 where !probe.retained.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
        #expect(probe.retained == [])
    }

    private func home(_ interactor: some HomeInteractive) -> some View {
        HomeView(presenter: probe.watch(HomePresenter(interactor: interactor, delegate: nil)))
    }

    private func appointments(_ interactor: some AppointmentsInteractive) -> some View {
        AppointmentsView(presenter: probe.watch(AppointmentsPresenter(interactor: interactor, parameters: .mock)))
    }

    private func appointment(_ id: Appointment.ID, _ interactor: some AppointmentInteractive) -> some View {
        AppointmentView(
            presenter: probe.watch(
                AppointmentPresenter(interactor: interactor, parameters: AppointmentParameters(id: id))))
    }

    private func conversations(_ interactor: some ConversationsInteractive) -> some View {
        ConversationsView(presenter: probe.watch(ConversationsPresenter(interactor: interactor)))
    }

    private func conversation(_ id: Conversation.ID, _ interactor: some ConversationInteractive) -> some View {
        ConversationView(
            presenter: probe.watch(
                ConversationPresenter(interactor: interactor, parameters: ConversationParameters(id: id))))
    }

    private func account(_ interactor: some AccountInteractive) -> some View {
        AccountView(presenter: probe.watch(AccountPresenter(interactor: interactor, parameters: .mock)))
    }

    private func timeSlots(_ parameters: TimeSlotsParameters, in scope: AudienceScope<some Audience>) -> some View {
        let interactor = TimeSlotsInteractor(scope: scope)
        return TimeSlotsView(
            presenter: probe.watch(TimeSlotsPresenter(interactor: interactor, parameters: parameters)),
            booking: {
                BookingView(
                    presenter: probe.watch(
                        BookingPresenter(
                            interactor: BookingInteractor(scope: scope), parameters: $0, delegate: $1)))
            })
    }
}

enum App: CaseIterable, Sendable {
    case patient, doctor
}

private struct OpenedParameters: Hashable, Codable {}

private struct Opener: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    let scene: () -> AnyView

    var body: some View {
        Button("Open") { coordinator?.push(OpenedParameters()) }
            .inlineNavigationTitle("Opener")
            .navigationDestination(for: OpenedParameters.self) { _ in scene() }
    }
}

/// Scopes whose gateways are watched: an Interactor that holds on to nothing else is gone when they are.
@MainActor
private struct Scopes {
    let session: Session
    let clinic: SceneClinic
    let probe: RetentionProbe

    init(_ clinic: SceneClinic, _ probe: RetentionProbe) async throws {
        self.clinic = clinic
        self.probe = probe
        session = try await clinic.signIn("ana", as: .patient)
    }

    func patient() -> PatientScope { clinic.patientScope(session, watched(clinic.kept.ana)) }

    func doctor() -> DoctorScope { clinic.doctorScope(session, watched(clinic.kept.ines)) }

    private func watched(_ gateways: Gateways) -> Gateways {
        Gateways(
            principal: gateways.principal, accounts: gateways.accounts, people: gateways.people,
            slots: gateways.slots, appointments: gateways.appointments, messages: gateways.messages,
            records: gateways.records, overview: gateways.overview, audit: gateways.audit,
            changes: probe.watch(WatchedChanges(gateways.changes)), personalData: gateways.personalData,
            availability: gateways.availability,
            intake: gateways.intake,
            prescriptions: gateways.prescriptions, visits: gateways.visits)
    }
}

private final class WatchedChanges: ChangesGateway {
    private let gateway: any ChangesGateway

    init(_ gateway: any ChangesGateway) {
        self.gateway = gateway
    }

    func changes() -> AsyncStream<Void> { gateway.changes() }
}

private final class WatchedSignIn: Sendable {
    let gateway: any SignInGateway

    init(_ gateway: any SignInGateway) {
        self.gateway = gateway
    }
}

private struct WatchedSignInInteractor: SignInInteractive {
    let demo: DemoAccount? = nil
    let signIn: WatchedSignIn

    func signIn(userName: String, password: String) async throws -> Session {
        try await signIn.gateway.signIn(userName: userName, password: password, as: .patient)
    }
}
