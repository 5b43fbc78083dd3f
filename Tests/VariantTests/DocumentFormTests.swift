import ClinicModel
import Combine
import SharedScenes
import SwiftUI
import Testing
import ViperKit
import ViperTesting

@testable import AdapterVariant

/// What the documents' own forms get wrong. Each promise is looked at twice: ours keeps it, theirs breaks it.
@MainActor
@Suite struct DocumentFormTests {
    @Test func `an adapter goes with its screen`() async throws {
        let left = try await retainedAfterBack {
            HomeBuilder.build(home: StubHome(), words: ReceptionWords(), delegate: nil)
        } view: {
            AnyView(AdapterVariant.HomeView(observedModel: $0))
        }
        #expect(left == [])
        // An adapter that stores its View, which holds the adapter, holds itself.
        let leftOfTheirs = try await retainedAfterBack {
            StoringHomeViewAdapter(output: StubOutput())
        } view: {
            $0.panelView
        }
        #expect(leftOfTheirs.count == 1)
    }

    @Test func `a Router goes with the View that it leads on from`() {
        #expect(retained(with: LendingRouter.self) == [])
        // A Router that holds its View holds, by way of View and Presenter, itself.
        #expect(retained(with: HoldingRouter.self).count == 3)
    }

    @Test func `the walk through the memory sees that adapter's circle`() async throws {
        let adapter = StoringHomeViewAdapter(output: StubOutput())
        let host = SceneHost { adapter.panelView }
        await host.settle()
        let links = Ownership(of: ["VariantTests"], in: host).links
        #expect(links.contains(.init(from: "StoringHomeView", to: "StoringHomeViewAdapter", isStrong: true)))
        #expect(links.contains(.init(from: "StoringHomeViewAdapter", to: "StoringHomeView", isStrong: true)))
    }

    @Test func `an alert that was read is over, and the next one comes`() async throws {
        let titles = try await alertsShown { $0.alert(parameters: $1) }
        #expect(titles == ["First", nil, "Second"])
        // An alert whose buttons and whose binding reset nothing stays for ever.
        let titlesOfTheirs = try await alertsShown { content, parameters in
            content.alert(
                parameters.wrappedValue?.title ?? "",
                isPresented: Binding(get: { parameters.wrappedValue != nil }, set: { _ in }),
                actions: { Button("OK") {} })
        }
        #expect(titlesOfTheirs[1] == "First")
    }

    @Test func `what stands below an alert keeps its state`() async throws {
        let kept = try await textAfterAlert { $0.alert(parameters: $1) }
        #expect(kept == "Cough")
        // A modifier that is there only with the alert makes another View of what it modifies.
        let keptByTheirs = try await textAfterAlert { content, parameters in
            if parameters.wrappedValue != nil {
                content.alert(parameters: parameters)
            } else {
                content
            }
        }
        #expect(keptByTheirs == "")
    }

    @Test func `what a Presenter navigates to before its View appears is there when it does`() async throws {
        #expect(await path(of: EarlyPresenter()) == ["Scene", "Next"])
        // An optional coordinator that is nil takes the push and does nothing.
        #expect(await path(of: OptionalPresenter()) == ["Scene"])
    }

    @Test func `a Presenter stays when what is around its View changes`() async throws {
        let owning = try await presentersMade { OwningView(presenter: CountedPresenter($0)) }
        #expect(owning.count == 1 && owning.text.contains("Added: 1"))
        // A View that observes what its parent makes gets another with each change of the parent.
        let observing = try await presentersMade { ObservingView(presenter: CountedPresenter($0)) }
        #expect(observing.count == 2 && observing.text.contains("Added: 0"))
    }

    @Test func `Parameters can stand in a path and be stored`() {
        #expect(canTravel(AppointmentParameters.self))
        #expect(!canTravel(PlainParameters.self))
    }

    @Test func `a presenter protocol says what can be read, and its conformer publishes`() throws {
        let conformer = """
            @propertyWrapper struct Published<Value> { var wrappedValue: Value }
            final class Presenter: Presentable { @Published var items = [""] }
            """
        #expect(try Compiler.errors(in: "protocol Presentable { var items: [String] { get } }\n" + conformer) == [])
        let errors = try Compiler.errors(
            in: "protocol Presentable { @Published var items: [String] { get } }\n" + conformer)
        #expect(errors.contains { $0.contains("declared inside a protocol cannot have a wrapper") }, "\(errors)")
    }
}

/// Whether values of the type can stand in a path and be stored.
private func canTravel(_ type: Any.Type) -> Bool {
    type is any Hashable.Type && type is any Codable.Type
}

private struct PlainParameters {
    let postID: Int
}

/// What is still there of a screen that was opened and left.
@MainActor
private func retainedAfterBack<Adapter: AnyObject>(
    _ make: @escaping @MainActor () -> Adapter, view: @escaping @MainActor (Adapter) -> AnyView
) async throws -> [Retained] {
    let probe = RetentionProbe()
    let journey = await SceneJourney {
        Opener { view(probe.watch(make())) }
    }
    try await journey.press("Open")
    try #require(probe.count > 0)
    try await journey.back()
    return probe.retained
}

/// Ties View, Presenter and Router as the document's Builder does, and lets go of the View.
@MainActor
private func retained<Router: LeadingRouter>(with type: Router.Type) -> [Retained] {
    let probe = RetentionProbe()
    do {
        let router = probe.watch(Router())
        let view = probe.watch(RoutedView(presenter: probe.watch(RoutedPresenter(router: router))))
        router.view = view
    }
    #expect(probe.count == 3)
    return probe.retained
}

/// The titles of the alerts before, right after and some time after the first was read.
@MainActor
private func alertsShown<Modified: View>(
    @ViewBuilder _ modify: @escaping @MainActor (Text, Binding<AlertParameters?>) -> Modified
) async throws -> [String?] {
    let presenter = AlertingPresenter()
    let host = SceneHost { AlertingView(presenter: presenter, modify: modify) }
    presenter.alertParameters = AlertParameters(title: "First")
    await host.settle()
    var titles: [String?] = [host.frame.title]
    try await host.press("OK")
    titles.append(host.frame.presented == .alert ? host.frame.title : nil)
    #expect((presenter.alertParameters == nil) == (titles[1] == nil))
    presenter.alertParameters = AlertParameters(title: "Second")
    await host.settle()
    titles.append(host.frame.presented == .alert ? host.frame.title : nil)
    return titles
}

/// The text of a field that was filled before an alert came and went.
@MainActor
private func textAfterAlert<Modified: View>(
    @ViewBuilder _ modify: @escaping @MainActor (FieldView, Binding<AlertParameters?>) -> Modified
) async throws -> String? {
    let presenter = AlertingPresenter()
    let host = SceneHost { StatefulView(presenter: presenter, modify: modify) }
    try await host.set("Reason", to: "Cough")
    presenter.alertParameters = AlertParameters(title: "Busy")
    await host.settle()
    try #require(host.frame.title == "Busy")
    try await host.press("OK")
    return host.frame.element("Reason")?.value
}

@MainActor
private func path<Presenter: NavigationStackCoordinable>(of presenter: Presenter) async -> [String] {
    await SceneJourney { EarlyView(presenter: presenter) }.frame.path
}

/// How many Presenters a View has had, and what it shows, when the first had counted and its parent has changed.
@MainActor
private func presentersMade<Child: View>(
    _ child: @escaping @MainActor (CountedPresenter.Count) -> Child
) async throws -> (count: Int, text: String) {
    let count = CountedPresenter.Count()
    let host = SceneHost { ChangingParent(child: { child(count) }) }
    try await host.press("Add")
    try await host.press("Change")
    return (count.made, host.frame.text)
}

/// As the document has it: the View is made once and kept.
@MainActor
final class StoringHomeViewAdapter: ObservableObject {
    lazy var panelView: AnyView = AnyView(StoringHomeView(observedModel: self))
    let output: any HomeViewOutput

    init(output: any HomeViewOutput) {
        self.output = output
    }
}

struct StoringHomeView: View {
    @ObservedObject var observedModel: StoringHomeViewAdapter

    var body: some View {
        Button("Book") { observedModel.output.didTapBook() }
    }
}

@MainActor
private final class StubOutput: HomeViewOutput {
    func viewDidLoad(navigator: NavigationStackCoordinator?) {}
    func viewDidAppear() {}
    func didPullToRefresh() {}
    func didTapVisit(_ id: Appointment.ID) {}
    func didTapAppointments() {}
    func didTapPatients() {}
    func didTapBook() {}
    func didTapMessages() {}
    func didTapResults() {}
    func didTapPrescriptions() {}
    func didTapAccount() {}
    func didTapSignOut() {}
    func didTap(_ action: AppointmentAction, on visit: Visit) {}
}

/// A View of UIKit's kind, an object, and those behind it.
@MainActor
private final class RoutedView {
    let presenter: RoutedPresenter

    init(presenter: RoutedPresenter) {
        self.presenter = presenter
    }
}

@MainActor
private final class RoutedPresenter {
    let router: any LeadingRouter

    init(router: any LeadingRouter) {
        self.router = router
    }
}

@MainActor
private protocol LeadingRouter: AnyObject {
    var view: RoutedView? { get set }
    init()
}

private final class LendingRouter: LeadingRouter {
    weak var view: RoutedView?
}

private final class HoldingRouter: LeadingRouter {
    var view: RoutedView?
}

@MainActor
private final class AlertingPresenter: AlertPresentable {
    @Published var alertParameters: AlertParameters?
}

private struct AlertingView<Modified: View>: View {
    @ObservedObject var presenter: AlertingPresenter
    let modify: @MainActor (Text, Binding<AlertParameters?>) -> Modified

    var body: some View {
        modify(Text("Scene"), $presenter.alertParameters)
    }
}

private struct StatefulView<Modified: View>: View {
    @ObservedObject var presenter: AlertingPresenter
    let modify: @MainActor (FieldView, Binding<AlertParameters?>) -> Modified

    var body: some View {
        modify(FieldView(), $presenter.alertParameters)
    }
}

private struct FieldView: View {
    @State private var reason = ""

    var body: some View {
        TextField("Reason", text: $reason)
    }
}

/// Navigates as soon as it is made, as one does that finds a link to follow.
@MainActor
private final class EarlyPresenter: NavigationStackCoordinable {
    @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?

    init() {
        navigationStackCoordinator?.push(OpenedParameters())
    }
}

@MainActor
private final class OptionalPresenter: NavigationStackCoordinable {
    var navigationStackCoordinator: NavigationStackCoordinator?

    init() {
        navigationStackCoordinator?.path.append(OpenedParameters())
    }
}

private struct EarlyView<Presenter: NavigationStackCoordinable>: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    @ObservedObject var presenter: Presenter

    var body: some View {
        Text("Here")
            .inlineNavigationTitle("Scene")
            .onFirstAppear { presenter.navigationStackCoordinator = coordinator }
            .navigationDestination(for: OpenedParameters.self) { _ in
                Text("There").inlineNavigationTitle("Next")
            }
    }
}

@MainActor
private final class CountedPresenter: ObservableObject {
    final class Count {
        var made = 0
    }

    @Published var added = 0

    init(_ count: Count) {
        count.made += 1
    }
}

private struct OwningView: View {
    @StateObject private var presenter: CountedPresenter

    init(presenter: @escaping @autoclosure () -> CountedPresenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    var body: some View { CountingView(presenter: presenter) }
}

private struct ObservingView: View {
    @ObservedObject var presenter: CountedPresenter

    var body: some View { CountingView(presenter: presenter) }
}

private struct CountingView: View {
    @ObservedObject var presenter: CountedPresenter

    var body: some View {
        Text("Added: \(presenter.added)")
        Button("Add") { presenter.added += 1 }
    }
}

private struct ChangingParent<Child: View>: View {
    @State private var changes = 0
    let child: () -> Child

    var body: some View {
        VStack {
            Text("Changes: \(changes)")
            child()
            Button("Change") { changes += 1 }
        }
    }
}
