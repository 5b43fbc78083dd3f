import Combine
import Foundation
import SwiftUI
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct FetchTests {
    private let presenter = ShelfPresenter()

    @Test func `what is fetched is shown, with progress until it is there`() async {
        let gate = Gate()
        let fetch = presenter.fetch(progress: ProgressViewParameters()) {
            await gate.wait()
            return 1
        }
        #expect(presenter.progressViewParameters != nil && presenter.books == Fetched())
        gate.open()
        await fetch.value
        #expect(presenter.progressViewParameters == nil && presenter.books == Fetched(1))
    }

    @Test func `what fails leaves what is shown, says so, and is an alert if somebody waits`() async {
        await presenter.fetch { 1 }.value
        await presenter.fetch(announcing: false) { throw Closed() }.value
        #expect(presenter.books.value == 1 && presenter.books.notice == "The library is closed")
        #expect(presenter.alertParameters == nil)
        await presenter.fetch(announcing: true) { throw Closed() }.value
        #expect(presenter.alertParameters == AlertParameters(error: Closed()))
        await presenter.fetch { 1 }.value
        #expect(presenter.books == Fetched(1))
    }

    @Test func `the same again is no change`() async {
        await presenter.fetch { 1 }.value
        var changes = 0
        let following = presenter.objectWillChange.sink { _ in changes += 1 }
        await presenter.fetch { 1 }.value
        #expect(changes == 0)
        await presenter.fetch { 2 }.value
        #expect(changes == 1)
        following.cancel()
    }

    @Test func `an answer that is not wanted any more is dropped, and leaves another's progress`() async {
        let gate = Gate()
        let late = presenter.fetch(announcing: true, progress: ProgressViewParameters()) {
            await gate.wait()
            throw Closed()
        }
        presenter.shelf = 2
        gate.open()
        await late.value
        #expect(presenter.books == Fetched() && presenter.alertParameters == nil)
        #expect(presenter.progressViewParameters != nil)
    }

    @Test func `progress ends with a newer answer, too`() async {
        let gate = Gate()
        let older = presenter.fetch(progress: ProgressViewParameters()) {
            await gate.wait()
            return 1
        }
        await presenter.fetch { 2 }.value
        #expect(presenter.books == Fetched(2) && presenter.progressViewParameters == nil)
        gate.open()
        await older.value
        #expect(presenter.books == Fetched(2) && presenter.progressViewParameters == nil)
    }

    @Test func `a fetch that a change of the scene's own overtook is made anew`() async {
        let clock = SceneClock()
        let shelf = Shelf()
        let fetch = presenter.fetch {
            let books = await shelf.books
            try await clock.sleep(for: .seconds(1))
            return books
        }
        while clock.sleeperCount == 0 { await Task.yield() }
        await shelf.put(2)
        presenter.outdateFetches()
        let passing = Task {
            while !Task.isCancelled {
                clock.advance(by: .seconds(1))
                await Task.yield()
            }
        }
        await fetch.value
        passing.cancel()
        #expect(presenter.books == Fetched(2))
    }

    @Test func `a fetch without progress does not end another's`() async {
        presenter.progressViewParameters = ProgressViewParameters(message: "Lending…")
        await presenter.fetch { 1 }.value
        #expect(presenter.progressViewParameters?.message == "Lending…")
    }

    @Test func `a scene gets its stack, is told when it appears, and shows progress and alerts`() async throws {
        let journey = await SceneJourney {
            ShelfView(presenter: presenter)
                .navigationDestination(for: Int.self) { Text("Book \($0)").inlineNavigationTitle("Book") }
        }
        #expect(presenter.log == ["load", "appear"])
        try await journey.press("Open")
        try await journey.back()
        #expect(presenter.log == ["load", "appear", "appear"])
        presenter.progressViewParameters = ProgressViewParameters(message: "Lending…")
        await journey.host.settle()
        #expect(journey.frame.text.contains("Lending…"))
        presenter.progressViewParameters = nil
        presenter.alertParameters = AlertParameters(error: Closed())
        await journey.host.settle()
        #expect(journey.frame.presented == .alert)
        try await journey.press("OK")
        #expect(presenter.alertParameters == nil)
    }
}

@MainActor
private final class ShelfPresenter: ScenePresentable, Sendable {
    @Published private(set) var books = Fetched<Int>()
    @Published var alertParameters: AlertParameters?
    @Published var progressViewParameters: ProgressViewParameters?
    @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?
    var shelf = 1
    private(set) var log: [String] = []
    private let tasks = SceneTasks()

    func didLoad() { log.append("load") }
    func outdateFetches() { tasks.outdateFetches() }
    func didAppear() { log.append("appear") }

    func fetch(
        announcing: Bool = false, progress: ProgressViewParameters? = nil,
        _ work: @escaping @Sendable () async throws -> Int
    ) -> Task<Void, Never> {
        let wanted = shelf
        return tasks.fetch(
            \.books, of: self, announcing: announcing, progress: progress, where: { $0.shelf == wanted }, work)
    }
}

private actor Shelf {
    private(set) var books = 1

    func put(_ count: Int) { books = count }
}

private struct ShelfView: View {
    @StateObject var presenter: ShelfPresenter

    var body: some View {
        Button("Open") { presenter.navigationStackCoordinator?.push(1) }
            .frame(width: 300, height: 200, alignment: .top)
            .inlineNavigationTitle("Shelf")
            .scene(presenter)
    }
}

private struct Closed: LocalizedError {
    var errorDescription: String? { "The library is closed" }
}
