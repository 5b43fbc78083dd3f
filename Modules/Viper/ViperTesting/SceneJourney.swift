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
    /// What the scenes were given as their clock, where they were given one.
    public let clock: SceneClock

    private var lines: [String] = []
    private var last = JourneyState()
    private var showsProgress = false
    private var navigation: AnyCancellable?

    /// Begins with `root` in a stack of its own, once all that it starts by itself has come to rest.
    public convenience init<Root: View>(
        columns: Int = 80, rows: Int = 40, style: SceneHost.Style = .plain,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        clock: SceneClock = SceneClock(), @ViewBuilder root: @escaping () -> Root
    ) async {
        await self.init(columns: columns, rows: rows, style: style, appNavigatedBy: coordinator, clock: clock) {
            CoordinatingNavigationStack(coordinator: coordinator, root: root)
        }
    }

    /// Begins with a whole app, which makes the stack of `coordinator` by itself.
    public init<App: View>(
        columns: Int = 80, rows: Int = 40, style: SceneHost.Style = .plain,
        appNavigatedBy coordinator: NavigationStackCoordinator,
        clock: SceneClock = SceneClock(), @ViewBuilder app: @escaping () -> App
    ) async {
        self.coordinator = coordinator
        self.clock = clock
        host = SceneHost(columns: columns, rows: rows, style: style, content: app)
        navigation = coordinator.events.sink { [weak self] in self?.lines.append($0.description) }
        host.onLayout = { [weak self] in self?.noteProgress() }
        await host.settle()
        noteFrame()
    }

    /// What is on the screen.
    public var frame: Frame { host.frame }

    /// What was done, each line behind `>`, and what followed: navigation, titles, alerts, progress. Without times and
    /// ids, so that it is the same wherever the same happens; `replay` takes the journey again.
    public var transcript: String { lines.joined(separator: "\n") }

    public func press(_ element: ElementQuery) async throws { try await take(.press(element)) }
    public func set(_ element: ElementQuery, to value: String) async throws { try await take(.set(element, to: value)) }
    public func perform(_ action: String, on element: ElementQuery) async throws {
        try await take(.perform(action, on: element))
    }
    public func type(_ text: String) async throws { try await take(.type(text)) }
    public func key(_ name: String) async throws { try await take(.key(name)) }
    public func find(_ text: String) async throws { try await take(.find(text)) }
    public func refresh() async throws { try await take(.refresh) }
    public func more() async throws { try await take(.more) }
    public func less() async throws { try await take(.less) }
    public func back() async throws { try await take(.back) }
    public func resize(columns: Int, rows: Int) async throws { try await take(.resize(columns: columns, rows: rows)) }

    /// Moves `clock` on, as `SceneHost.advance` does.
    public func wait(milliseconds: Int) async throws { try await take(.wait(milliseconds)) }

    /// Takes a step and notes it with what follows.
    ///
    /// - Throws: `CommandError` where the screen refuses it; that is noted too.
    public func take(_ step: JourneyStep) async throws {
        lines.append("> \(step)")
        do {
            try await perform(step)
        } catch let error as CommandError {
            lines.append("refused \(error.code.rawValue)")
            throw error
        }
        noteFrame()
    }

    /// Notes the frame as it is drawn, each row behind `|`.
    public func noteScreen() {
        lines += frame.lines.map { "| \($0)" }
    }

    /// Takes the steps of a transcript again, from where this journey is; compare the transcripts to see whether the same
    /// followed. Where the journey was refused it goes on, as it did then.
    ///
    ///     let patient = try await PatientJourney.toCancellation()
    ///     let doctor = await SceneJourney { HomeFactory.doctor(scope: scope) }
    ///     try await doctor.replay(patient.transcript)
    ///     #expect(doctor.transcript == patient.transcript)
    ///
    /// - Throws: `TranscriptError` where a line behind `>` is no step.
    public func replay(_ transcript: String) async throws {
        for line in transcript.split(whereSeparator: \.isNewline) where line.hasPrefix("> ") {
            guard let step = JourneyStep(String(line.dropFirst(2))) else { throw TranscriptError(line: String(line)) }
            do { try await take(step) } catch is CommandError { continue }
        }
    }

    private func perform(_ step: JourneyStep) async throws {
        switch step {
        case .press(let element): try await host.press(element)
        case .set(let element, let value): try await host.set(element, to: value)
        case .perform(let action, let element): try await host.perform(action, on: element)
        case .type(let text): try await host.type(text)
        case .key(let name): try await host.key(name)
        case .find(let text): try await host.find(text: text)
        case .refresh: try await host.refresh()
        case .more: try await host.more()
        case .less: try await host.less()
        case .back: try await host.back()
        case .wait(let milliseconds): await host.advance(clock, by: .milliseconds(milliseconds))
        case .resize(let columns, let rows):
            host.resize(columns: columns, rows: rows)
            await host.settle()
        }
    }

    /// Waits until `condition` holds of a frame that nobody asked for, such as after a change made elsewhere; says
    /// whether it came to hold before `limit` was over, and a thousand turns of the main actor besides: where many
    /// tests share that, time alone does not tell that nothing comes any more.
    public func waits(atMost limit: Duration = .seconds(10), until condition: (Frame) -> Bool) async -> Bool {
        let end = ContinuousClock.now + limit
        var turns = 0
        repeat {
            turns += 1
            if condition(frame) {
                noteFrame()
                return true
            }
            await Task.yield()
        } while ContinuousClock.now < end || turns < 1000
        return false
    }

    private func noteProgress() {
        guard host.showsProgress != showsProgress else { return }
        showsProgress.toggle()
        if showsProgress { lines.append("progress") }
    }

    private func noteFrame() {
        let state = JourneyState(frame)
        lines += state.lines(since: last)
        last = state
    }
}

/// A line behind `>` that is no step.
public struct TranscriptError: Error, Equatable, CustomStringConvertible {
    public let line: String
    public var description: String { "no step of a journey: \(line)" }
}
