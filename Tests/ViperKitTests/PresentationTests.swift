import SwiftUI
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct PresentationTests {
    @Test func `alerts are equal by title, message, and the buttons' titles and roles`() {
        func make(_ title: String, button: String = "Yes", role: AlertButton.Role? = nil) -> AlertParameters {
            AlertParameters(title: title, message: "m") { AlertButton(role: role, title: button, action: {}) }
        }
        #expect(make("a") == make("a"))
        #expect(make("a") != make("b"))
        #expect(make("a") != make("a", button: "No"))
        #expect(make("a") != make("a", role: .destructive))
    }

    @Test func `an error says what failed and what to do`() {
        let parameters = AlertParameters(error: Broken())
        #expect(parameters == AlertParameters(title: "It broke.", message: "It was old.\nMend it."))
    }

    @Test func `the words of an error can be resources`() {
        #expect(AlertParameters(error: Worded()) == AlertParameters(title: "12 %", message: "Too much.\nTake less."))
        #expect(Fetched(1).taking(.failure(Worded())).notice == "12 %")
    }

    @Test func `an alert without buttons gets an OK that resets it`() async throws {
        let presenter = DialogPresenter()
        let journey = await SceneJourney { DialogView(presenter: presenter) }
        presenter.alertParameters = AlertParameters(title: "Plain") {}
        #expect(journey.frame.presented == .alert)
        try await journey.press("OK")
        #expect(journey.frame.presented == nil)
        #expect(presenter.alertParameters == nil)
    }

    @Test func `an alert and progress leave the state of the view below alone`() async throws {
        let presenter = DialogPresenter()
        let journey = await SceneJourney { DialogView(presenter: presenter) }
        try await journey.set("Text", to: "kept")
        presenter.alertParameters = AlertParameters(title: "Over it", completion: nil)
        try await journey.press("OK")
        presenter.progressViewParameters = ProgressViewParameters()
        #expect(journey.frame.element("Text")?.isEnabled == false)
        presenter.progressViewParameters = nil
        #expect(journey.frame.element("Text")?.value == "kept")
    }

    @Test(arguments: [SceneHost.Style.screen, .numbered])
    func `progress stands apart from the words that it is over`(_ style: SceneHost.Style) {
        let host = SceneHost(columns: 60, rows: 5, style: style) {
            Text(verbatim: String(repeating: "x", count: 60 * 5))
                .progressView(parameters: ProgressViewParameters(message: "Saving it"))
        }
        #expect(host.frame.lines.contains { $0.contains("xx ◌ Saving it xx") }, "\(host.frame.text)")
    }

    @Test func `what an alert's button asks for next is shown, though it says the same`() async throws {
        let presenter = DialogPresenter()
        let journey = await SceneJourney { DialogView(presenter: presenter) }
        presenter.alertParameters = AlertParameters(title: "Failed", message: "again") { [weak presenter] in
            AlertButton(title: "OK") {
                presenter?.alertParameters = AlertParameters(title: "Failed", message: "again", completion: nil)
            }
        }
        try await journey.press("OK")
        #expect(journey.frame.presented == .alert)
        try await journey.press("OK")
        #expect(journey.frame.presented == nil)
    }

    @Test func `a confirmation dialog does what is chosen and can be left`() async throws {
        let presenter = DialogPresenter()
        let journey = await SceneJourney { DialogView(presenter: presenter) }
        var count = 0
        let parameters = ConfirmationDialogParameters(title: "Sure?") {
            ConfirmationDialogButton(role: .destructive, title: "Delete") { count += 1 }
        }
        presenter.confirmationDialogParameters = parameters
        #expect(journey.frame.presented == .dialog)
        try await journey.press("Delete")
        #expect(count == 1)
        presenter.confirmationDialogParameters = parameters
        try await journey.back()
        #expect(count == 1)
        #expect(presenter.confirmationDialogParameters == nil)
    }

    @Test func `the first appearance comes once`() async throws {
        let presenter = DialogPresenter()
        let journey = await SceneJourney { DialogView(presenter: presenter) }
        try await journey.press("On")
        try await journey.back()
        #expect(presenter.appearances == 1)
    }
}

private struct Broken: LocalizedError {
    var errorDescription: String? { "It broke." }
    var failureReason: String? { "It was old." }
    var recoverySuggestion: String? { "Mend it." }
}

private struct Worded: LocalizedResourceError {
    var errorResource: LocalizedStringResource { "\(12) %" }
    var failureReasonResource: LocalizedStringResource? { "Too much." }
    var recoverySuggestionResource: LocalizedStringResource? { "Take less." }
}

@MainActor
private final class DialogPresenter: AlertPresentable, ConfirmationDialogPresentable, ProgressViewPresentable,
    NavigationStackCoordinable
{
    var navigationStackCoordinator: NavigationStackCoordinator?
    @Published var alertParameters: AlertParameters?
    @Published var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published var progressViewParameters: ProgressViewParameters?
    var appearances = 0
}

private struct DialogView: View {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator: NavigationStackCoordinator?
    @ObservedObject var presenter: DialogPresenter
    @State private var didAppear = false
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Text", text: $text)
            Button("On") { presenter.navigationStackCoordinator?.path.append(PageParameters(number: 1)) }
        }
        .onFirstAppear(
            didAppear: $didAppear,
            perform: {
                presenter.navigationStackCoordinator = navigationStackCoordinator
                presenter.appearances += 1
            }
        )
        .navigationDestination(for: PageParameters.self) { _ in Text("Page") }
        .alert(parameters: $presenter.alertParameters)
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .progressView(parameters: presenter.progressViewParameters)
    }
}
