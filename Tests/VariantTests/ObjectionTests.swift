import ClinicModel
import Combine
import SharedScenes
import SwiftUI
import Testing
import ViperKit
import ViperTesting

@testable import RoutingVariant

/// The five things that a View which names its destination cannot do. Each is done here with the Views as they are, in
/// the form of the apps and in that of the routers.
@MainActor
@Suite struct ObjectionTests {
    @Test(arguments: Answer.allCases)
    func `1: the destination is changed without the View`(_ answer: Answer) async throws {
        let first = await SceneJourney { answer.home(leadingTo: { Text("The list") }) }
        try await first.press("All calendars")
        #expect(first.frame.text.contains("The list"))
        let second = await SceneJourney { answer.home(leadingTo: { Text("The month") }) }
        try await second.press("All calendars")
        #expect(second.frame.text.contains("The month"))
    }

    @Test(arguments: Answer.allCases)
    func `2: an app that has other scenes uses the same View`(_ answer: Answer) async throws {
        let journey = await SceneJourney { answer.home(leadingTo: { WaitingRoom() }) }
        #expect(journey.frame.text.contains("Reception"))
        try await journey.press("All calendars")
        try await journey.press("Call the next")
        #expect(journey.frame.text.contains("Called: 1"))
        #expect(journey.frame.path == ["Home", "Waiting room"])
    }

    @Test(arguments: Answer.allCases)
    func `3: what the destination depends on is given where the app is put together`(_ answer: Answer) async throws {
        let ledger = Ledger(owner: "Ines")
        let journey = await SceneJourney { answer.home(leadingTo: { LedgerView(ledger: ledger) }) }
        try await journey.press("All calendars")
        #expect(journey.frame.text.contains("Kept by Ines"))
        try await journey.back()
        try await journey.press("All calendars")
        #expect(ledger.openings == 2)
    }

    @Test(arguments: Answer.allCases)
    func `4: something is done before going, and the user is kept until they may`(_ answer: Answer) async throws {
        let gate = EntryGate()
        let journey = await SceneJourney { answer.home(asking: gate, leadingTo: { Text("The list") }) }
        try await journey.press("All calendars")
        #expect(journey.frame.path == ["Home"])
        #expect(gate.log == ["refused"])
        gate.isOpen = true
        try await journey.press("All calendars")
        #expect(journey.frame.text.contains("The list"))
        #expect(gate.log == ["refused", "let in"])
        #expect(journey.coordinator.journal.count == 1)
    }

    @Test(arguments: Answer.allCases)
    func `5: the same place is pushed or presented without the View`(_ answer: Answer) async throws {
        let journey = await SceneJourney { answer.home(presenting: true, leadingTo: { WaitingRoom() }) }
        try await journey.press("All calendars")
        #expect(journey.frame.presented == .sheet)
        #expect(journey.coordinator.path.isEmpty)
        try await journey.press("Call the next")
        #expect(journey.frame.text.contains("Called: 1"))
        try await journey.back()
        #expect(journey.frame.presented == nil)
        #expect(journey.frame.path == ["Home"])
    }

    @Test func `a router sends elsewhere, and does not lose where it was sent before Home was shown`() async throws {
        let module = RoutingVariant.HomeFactory.module(interactor: StubHome(), delegate: nil) {
            $0 == .booking ? .redirect(.appointments) : .push
        }
        module.presenter.bookingTapped()
        let journey = await SceneJourney {
            HomeScreen(module: module, words: ReceptionWords()).modifier(
                HomePlaces(destinations: ReceptionDestinations { Text("The list") }))
        }
        #expect(await comes { journey.frame.text.contains("The list") })
        #expect(journey.coordinator.journal == [.push("AppointmentsParameters")])
    }

    @Test func `a router that is asked to stay stays`() async throws {
        let module = RoutingVariant.HomeFactory.module(interactor: StubHome(), delegate: nil) { _ in .stay }
        let journey = await SceneJourney {
            HomeScreen(module: module, words: ReceptionWords()).modifier(
                HomePlaces(destinations: ReceptionDestinations { Text("The list") }))
        }
        try await journey.press("All calendars")
        #expect(journey.frame.path == ["Home"])
    }

    @Test func `a place that a router is still thinking about is not gone to after Home is gone`() async throws {
        let gate = SlowGate()
        let journey = await SceneJourney {
            Opener {
                AnyView(
                    HomeScreen(
                        module: RoutingVariant.HomeFactory.module(interactor: StubHome(), delegate: nil) { _ in
                            await gate.wait()
                            return .push
                        },
                        words: ReceptionWords()
                    )
                    .modifier(HomePlaces(destinations: ReceptionDestinations { Text("The list") })))
            }
        }
        try await journey.press("Open")
        async let tapping: Void = journey.press("All calendars")
        #expect(await comes { gate.isWaiting })
        async let leaving: Void = journey.back()
        #expect(await comes { journey.frame.path == ["Opener"] })
        gate.open()
        _ = try await (tapping, leaving)
        #expect(journey.frame.path == ["Opener"])
    }
}

/// A form that answers the objections.
@MainActor
enum Answer: CaseIterable, Sendable {
    case swiftui, routing

    /// Home of a third app, whose appointments are `destination`.
    @ViewBuilder
    func home(
        asking gate: EntryGate? = nil, presenting: Bool = false, leadingTo destination: @escaping () -> some View
    ) -> some View {
        switch self {
        case .swiftui where gate == nil && !presenting:
            SharedScenes.HomeView(
                presenter: SharedScenes.HomePresenter(interactor: StubHome(), delegate: nil), words: ReceptionWords()
            )
            .modifier(SharedScenes.HomeRouter(destinations: ReceptionDestinations(list: destination)))
        case .swiftui:
            // The Presenter is what is another: the View takes any.
            SharedScenes.HomeView(
                presenter: ReceptionPresenter(gate: gate, presents: presenting), words: ReceptionWords()
            )
            .modifier(SharedScenes.HomeRouter(destinations: ReceptionDestinations(list: destination)))
            .presentationDestination(for: AppointmentsParameters.self) { _ in destination() }
        case .routing:
            HomeScreen(
                module: RoutingVariant.HomeFactory.module(interactor: StubHome(), delegate: nil) { _ in
                    guard await gate?.ask() ?? true else { return .stay }
                    return presenting ? .present : .push
                },
                words: ReceptionWords()
            )
            .modifier(HomePlaces(destinations: ReceptionDestinations(list: destination)))
        }
    }
}

/// Where Home leads in a third app: to its own list of appointments.
private struct ReceptionDestinations<List: View>: HomeDestinations {
    @ViewBuilder let list: () -> List

    func appointments(_ parameters: AppointmentsParameters) -> List { list() }
    func appointment(_ parameters: AppointmentParameters) -> EmptyView { EmptyView() }
    func timeSlots(_ parameters: TimeSlotsParameters) -> EmptyView { EmptyView() }
    func conversations(_ parameters: ConversationsParameters) -> EmptyView { EmptyView() }
    func results(_ parameters: ResultsParameters) -> EmptyView { EmptyView() }
    func prescriptions(_ parameters: PrescriptionsParameters) -> EmptyView { EmptyView() }
    func record(_ parameters: RecordParameters) -> EmptyView { EmptyView() }
    func account(_ parameters: AccountParameters) -> EmptyView { EmptyView() }
}

/// Lets in who may, and keeps a log.
@MainActor
final class EntryGate {
    var isOpen = false
    private(set) var log: [String] = []

    func ask() -> Bool {
        log.append(isOpen ? "let in" : "refused")
        return isOpen
    }
}

@MainActor
private final class SlowGate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    var isWaiting: Bool { !waiting.isEmpty }

    func wait() async {
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

/// A Presenter of Home that asks at the gate, and presents what others push.
@MainActor
private final class ReceptionPresenter: HomePresentable {
    @Published private(set) var home = Fetched<HomeEntity>()
    @Published var alertParameters: AlertParameters?
    @Published var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published var progressViewParameters: ProgressViewParameters?
    @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?

    private let gate: EntryGate?
    private let presents: Bool
    private let tasks = SceneTasks()

    init(gate: EntryGate?, presents: Bool) {
        self.gate = gate
        self.presents = presents
    }

    func didLoad() {
        tasks.fetch(\.home, of: self, announcing: true) { try await StubHome().fetchHome() }
    }

    func didTapAppointments() {
        guard gate?.ask() ?? true else { return }
        if presents {
            navigationStackCoordinator?.present(AppointmentsParameters())
        } else {
            navigationStackCoordinator?.push(AppointmentsParameters())
        }
    }

    func didPullToRefresh() async {}
    func didTapPatients() {}
    func didTapBook() {}
    func didTapMessages() {}
    func didTapResults() {}
    func didTapPrescriptions() {}
    func didTapAccount() {}
    func didTapSignOut() {}
    func didTap(_ action: AppointmentAction, on visit: Visit) {}
}

/// A scene that only the third app has.
private struct WaitingRoom: View {
    @State private var called = 0

    var body: some View {
        VStack {
            Text("Called: \(called)")
            Button("Call the next") { called += 1 }
        }
        .inlineNavigationTitle("Waiting room")
    }
}

@MainActor
private final class Ledger {
    let owner: String
    private(set) var openings = 0

    init(owner: String) {
        self.owner = owner
    }

    func open() { openings += 1 }
}

private struct LedgerView: View {
    let ledger: Ledger

    var body: some View {
        Text("Kept by \(ledger.owner)")
            .onFirstAppear { ledger.open() }
    }
}
