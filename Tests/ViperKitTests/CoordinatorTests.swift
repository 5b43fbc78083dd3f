import Foundation
import SwiftUI
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct CoordinatorTests {
    @Test func `pushing shows the scene of the Parameters, popping goes back`() async throws {
        let coordinator = NavigationStackCoordinator()
        let journey = await SceneJourney(coordinator: coordinator) { Pages() }
        coordinator.push(PageParameters(number: 1))
        coordinator.push(PageParameters(number: 2))
        #expect(journey.frame.path == ["Root", "Page 1", "Page 2"])
        coordinator.pop()
        #expect(journey.frame.path == ["Root", "Page 1"])
        coordinator.pop(5)
        #expect(journey.frame.path == ["Root"])
        #expect(
            coordinator.journal.map(\.description) == [
                "push PageParameters", "push PageParameters", "pop", "pop",
            ])
    }

    @Test func `going back to Parameters goes to the nearest that equal them`() async {
        let coordinator = NavigationStackCoordinator()
        for number in [1, 2, 1, 3, 4] { coordinator.push(PageParameters(number: number)) }
        coordinator.pop(to: PageParameters(number: 1))
        #expect(coordinator.path == NavigationPath([1, 2, 1].map(PageParameters.init)))
        coordinator.pop(to: PageParameters(number: 9))
        #expect(coordinator.path.count == 3)
        coordinator.popToRoot()
        #expect(coordinator.path.isEmpty)
    }

    @Test func `what a scene is handed it takes once, and nobody else does`() {
        let coordinator = NavigationStackCoordinator()
        let page = PageParameters(number: 1)
        coordinator.replace(page, handing: "news")
        #expect(coordinator.takeHanded(String.self, to: PageParameters(number: 2)) == nil)
        #expect(coordinator.takeHanded(Int.self, to: page) == nil)
        #expect(coordinator.takeHanded(String.self, to: page) == "news")
        #expect(coordinator.takeHanded(String.self, to: page) == nil)
        coordinator.replace(page, handing: "old news")
        coordinator.push(page)
        #expect(coordinator.takeHanded(String.self, to: page) == nil)
        #expect(coordinator.journal.map(\.description).last == "push PageParameters")
    }

    @Test func `replacing changes the screen on top, or goes above the root`() {
        let coordinator = NavigationStackCoordinator()
        coordinator.replace(PageParameters(number: 1))
        coordinator.push(PageParameters(number: 2))
        coordinator.replace(PageParameters(number: 3))
        #expect(coordinator.path == NavigationPath([1, 3].map(PageParameters.init)))
    }

    @Test func `appending to the path does what a push does, and is in the journal`() async {
        let coordinator = NavigationStackCoordinator()
        let journey = await SceneJourney(coordinator: coordinator) { Pages() }
        coordinator.path.append(PageParameters(number: 7))
        #expect(journey.frame.path == ["Root", "Page 7"])
        #expect(coordinator.journal == [.push("PageParameters")])
    }

    @Test func `what a coordinator was told before its stack appears is there when it does`() async {
        let coordinator = NavigationStackCoordinator()
        coordinator.push(PageParameters(number: 1))
        coordinator.push(PageParameters(number: 2))
        let journey = await SceneJourney(coordinator: coordinator) { Pages() }
        #expect(journey.frame.path == ["Root", "Page 1", "Page 2"])
    }

    @Test func `what a Presenter pushes before its View appears is done when it does, in order`() async {
        let presenter = EarlyPresenter()
        presenter.navigationStackCoordinator?.push(PageParameters(number: 1))
        presenter.navigationStackCoordinator?.push(PageParameters(number: 2))
        presenter.navigationStackCoordinator?.pop()
        presenter.navigationStackCoordinator?.push(PageParameters(number: 3))
        let journey = await SceneJourney { EarlyView(presenter: presenter) }
        #expect(journey.frame.path == ["Early", "Page 1", "Page 3"])
    }

    @Test(arguments: [false, true])
    func `a stored path is gone to again, with what links have put there`(isByLink: Bool) async throws {
        let coordinator = NavigationStackCoordinator()
        coordinator.push(PageParameters(number: 1))
        if isByLink {
            coordinator.path.append(PageParameters(number: 2))
        } else {
            coordinator.push(PageParameters(number: 2))
        }
        let data = try JSONEncoder().encode(coordinator.snapshot)
        let other = NavigationStackCoordinator()
        other.restore(try JSONDecoder().decode(NavigationStackCoordinator.Snapshot.self, from: data))
        let journey = await SceneJourney(coordinator: other) { Pages() }
        #expect(journey.frame.path == ["Root", "Page 1", "Page 2"])
    }

    @Test func `a stored path with a type that is gone is refused`() throws {
        let coordinator = NavigationStackCoordinator()
        coordinator.push(PageParameters(number: 1))
        let text = try #require(String(data: JSONEncoder().encode(coordinator.snapshot), encoding: .utf8))
        let renamed = Data(text.replacing("PageParameters", with: "PaperParameters").utf8)
        let error = try #require(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationStackCoordinator.Snapshot.self, from: renamed)
        }
        #expect("\(error)".contains("leads to a screen"))
    }

    @Test func `what others take from the path or put there leaves the rest as it was`() throws {
        let coordinator = NavigationStackCoordinator()
        coordinator.replacePath([1, 2].map(PageParameters.init))
        coordinator.path.append(PageParameters(number: 3))
        coordinator.path.removeLast(2)
        coordinator.push(PageParameters(number: 4))
        #expect(coordinator.path == NavigationPath([1, 4].map(PageParameters.init)))
        coordinator.pop(to: PageParameters(number: 1))
        #expect(coordinator.path == NavigationPath([1].map(PageParameters.init)))
        #expect(coordinator.snapshot != nil)
    }

    @Test func `a path with something that is not Codable has no snapshot`() {
        struct Opaque: Hashable {}
        let coordinator = NavigationStackCoordinator()
        coordinator.push(Opaque())
        #expect(coordinator.snapshot == nil)
    }

    @Test func `presenting shows a scene over the stack until it is dismissed`() async throws {
        let coordinator = NavigationStackCoordinator()
        let journey = await SceneJourney(coordinator: coordinator) {
            Pages().presentationDestination(for: String.self) { Text("Over it: \($0)") }
        }
        coordinator.present("something")
        #expect(journey.frame.presented == .sheet)
        #expect(journey.frame.text.contains("Over it: something"))
        try await journey.back()
        #expect(journey.frame.presented == nil)
        #expect(coordinator.journal == [.present("String"), .dismiss("String")])
    }

    @Test func `scenes that lead to each other in circles name their destinations without a warning`() async throws {
        let journey = await SceneJourney { Circle(number: 0) }
        try await journey.press("On")
        try await journey.press("On")
        try await journey.press("On")
        #expect(journey.frame.path == ["Circle 0", "Circle 1", "Circle 2", "Circle 3"])
        #expect(journey.host.warnings.isEmpty)
    }
}

struct PageParameters: Hashable, Codable {
    let number: Int
}

private struct Pages: View {
    var body: some View {
        Text("The root")
            .standardNavigationTitle("Root")
            .navigationDestination(for: PageParameters.self) { page in
                Text("This is page \(page.number)").inlineNavigationTitle("Page \(page.number)")
            }
    }
}

@MainActor
private final class EarlyPresenter: NavigationStackCoordinable {
    @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?
}

private struct EarlyView: View {
    @Environment(\.navigationStackCoordinator) private var navigationStackCoordinator: NavigationStackCoordinator?
    @State private var didAppear = false
    @ObservedObject var presenter: EarlyPresenter

    var body: some View {
        Text("Early")
            .standardNavigationTitle("Early")
            .navigationDestination(for: PageParameters.self) { page in
                Text("This is page \(page.number)").inlineNavigationTitle("Page \(page.number)")
            }
            .onFirstAppear(didAppear: $didAppear) {
                presenter.navigationStackCoordinator = navigationStackCoordinator
            }
    }
}

private struct Circle: View {
    @Environment(\.navigationStackCoordinator) private var coordinator
    let number: Int

    var body: some View {
        Button("On") { coordinator?.push(PageParameters(number: number + 1)) }
            .inlineNavigationTitle("Circle \(number)")
            .navigationDestination(for: PageParameters.self) { Circle(number: $0.number) }
    }
}
