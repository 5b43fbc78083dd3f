import OpenCombine
import TextUI
import ViperKit

/// Walks through scenes as a person does, without a screen, and keeps a transcript of what happened.
///
///     let journey = await SceneJourney { HomeFactory.mock() }
///     try await journey.press("Appointments")
///     #expect(journey.frame.path == ["Home", "Appointments"])
///     #expect(journey.transcript == """
///         title Home
///         > press Appointments
///         push AppointmentsParameters
///         title Appointments
///         """)
@MainActor
public final class SceneJourney {
    public let host: SceneHost
    /// The coordinator of the stack that the first scene is the root of.
    public let coordinator: NavigationStackCoordinator

    private var lines: [String] = []
    private var last = JourneyState()
    private var navigation: AnyCancellable?

    /// Begins with `root` in a stack of its own, once all that it starts by itself has come to rest.
    public convenience init<Root: View>(
        columns: Int = 80, rows: Int = 40, coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        @ViewBuilder root: @escaping () -> Root
    ) async {
        await self.init(columns: columns, rows: rows, appNavigatedBy: coordinator) {
            CoordinatingNavigationStack(coordinator: coordinator, root: root)
        }
    }

    /// Begins with a whole app, which makes the stack of `coordinator` by itself.
    public init<App: View>(
        columns: Int = 80, rows: Int = 40, appNavigatedBy coordinator: NavigationStackCoordinator,
        @ViewBuilder app: @escaping () -> App
    ) async {
        self.coordinator = coordinator
        host = SceneHost(columns: columns, rows: rows, content: app)
        navigation = coordinator.events.sink { [weak self] in self?.lines.append($0.description) }
        await host.settle()
        noteFrame()
    }

    /// What is on the screen.
    public var frame: Frame { host.frame }

    /// What was done, each line behind `>`, and what followed: navigation, titles, alerts. Without times and ids.
    public var transcript: String { lines.joined(separator: "\n") }

    public func press(_ element: ElementQuery) async throws {
        try await take("press \(element.words)") { try await host.press(element) }
    }

    public func set(_ element: ElementQuery, to value: String) async throws {
        try await take("set \(element.words)") { try await host.set(element, to: value) }
    }

    public func back() async throws {
        try await take("back") { try await host.back() }
    }

    public func refresh() async throws {
        try await take("refresh") { try await host.refresh() }
    }

    /// Waits until `condition` holds of a frame that nobody asked for, such as after a change made elsewhere; says
    /// whether it came to hold before `limit` was over.
    public func waits(atMost limit: Duration = .seconds(10), until condition: (Frame) -> Bool) async -> Bool {
        let end = ContinuousClock.now + limit
        repeat {
            if condition(frame) {
                noteFrame()
                return true
            }
            await Task.yield()
        } while ContinuousClock.now < end
        return false
    }

    private func take(_ command: String, _ body: () async throws -> Void) async throws {
        lines.append("> \(command)")
        try await body()
        noteFrame()
    }

    private func noteFrame() {
        let state = JourneyState(frame)
        lines += state.lines(since: last)
        last = state
    }
}

extension ElementQuery {
    fileprivate var words: String {
        switch self {
        case .ref(let number): "\(number)"
        case .label(let label): label
        case .identifier(let identifier): identifier
        }
    }
}
