import OpenCombine
import TextUI
import ViperKit

/// A walk through scenes as a person does it, without a screen, and a transcript of everything that happened on it.
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
///
/// Source: the library's own; the steps are those of `SceneHost` and of the lines front.
@MainActor
public final class SceneJourney {
    /// The screen that the scenes are on.
    public let host: SceneHost
    /// The coordinator of the stack that the first scene is the root of.
    public let coordinator: NavigationStackCoordinator
    /// The clock that the journey moves; scenes that wait were given it.
    public let clock: SceneClock

    private var lines: [String] = []
    private var last = JourneyState()
    private var showsProgress = false
    private var navigation: AnyCancellable?

    /// Begins with `root` in a stack of its own, and returns once everything that it starts by itself has come to rest.
    ///
    /// - Parameters:
    ///   - columns: The screen's width in cells.
    ///   - rows: The screen's height in cells.
    ///   - style: The way the screen is drawn: `plain`, the json front's, by default.
    ///   - coordinator: The coordinator of the stack; one on which screens were pushed before opens with those.
    ///   - clock: The clock that `wait(milliseconds:)` moves.
    ///   - root: The first scene.
    public convenience init<Root: View>(
        columns: Int = 80, rows: Int = 40, style: SceneHost.Style = .plain,
        coordinator: NavigationStackCoordinator = NavigationStackCoordinator(),
        clock: SceneClock = SceneClock(), @ViewBuilder root: @escaping () -> Root
    ) async {
        await self.init(columns: columns, rows: rows, style: style, appNavigatedBy: coordinator, clock: clock) {
            CoordinatingNavigationStack(coordinator: coordinator, root: root)
        }
    }

    /// Begins with a whole app, which makes the stack of `coordinator` by itself, and returns once it has come to rest.
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

    /// The screen as it is now: its lines, elements, title and path.
    public var frame: Frame { host.frame }

    /// The steps, each line behind `>`, and their consequences: navigation, titles, alerts, progress, refusals.
    ///
    /// It has no times and no ids, and so it is the same wherever the same happens; `replay(_:)` takes the journey
    /// again.
    public var transcript: String { lines.joined(separator: "\n") }

    /// Presses a button, a link or a row; flips a toggle; lists the choices of a picker.
    ///
    /// - Throws: `CommandError` where there is no such element, more than one, or it is disabled; every step throws it
    ///   so.
    public func press(_ element: ElementQuery) async throws { try await take(.press(element)) }
    /// Sets a field to text, a picker to a choice by number or label, a stepper, a slider or a date to a value.
    public func set(_ element: ElementQuery, to value: String) async throws { try await take(.set(element, to: value)) }
    /// Performs a further action of an element by its name: a swipe action, a context menu's, delete, move.
    public func perform(_ action: String, on element: ElementQuery) async throws {
        try await take(.perform(action, on: element))
    }
    /// Types text into the field that has the focus, or the only one there is.
    public func type(_ text: String) async throws { try await take(.type(text)) }
    /// Presses a key by its name in the json front, such as `tab`, `enter` or `escape`, or one character.
    public func key(_ name: String) async throws { try await take(.key(name)) }
    /// Searches for text, where the page is searchable.
    public func find(_ text: String) async throws { try await take(.find(text)) }
    /// Fetches anew, where the page is refreshable.
    public func refresh() async throws { try await take(.refresh) }
    /// Shows the next part of the first list that has one.
    public func more() async throws { try await take(.more) }
    /// Shows the previous part of the list.
    public func less() async throws { try await take(.less) }
    /// Goes back a page, or closes the scene over the stack.
    public func back() async throws { try await take(.back) }
    /// Changes the size of the screen, in cells.
    public func resize(columns: Int, rows: Int) async throws { try await take(.resize(columns: columns, rows: rows)) }

    /// Moves `clock` on, as `SceneHost.advance(_:by:)` does.
    public func wait(milliseconds: Int) async throws { try await take(.wait(milliseconds)) }

    /// Takes a step, and notes it with its consequences.
    ///
    /// - Throws: `CommandError` where the screen refuses the step; the transcript notes that too.
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

    /// Notes the frame as it is drawn in the transcript, each row behind `|`.
    public func noteScreen() {
        lines += frame.lines.map { "| \($0)" }
    }

    /// Takes the steps of a transcript again, from where this journey is. Compare the two transcripts to see whether
    /// the consequences are the same. A step that the screen refuses does not end the journey.
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

    /// Waits until `condition` holds of a frame that nobody asked for, such as after a change made elsewhere, and
    /// returns whether it came to hold.
    ///
    /// It gives up when both `limit` is over and the main actor has had a thousand turns: many tests share that actor,
    /// and time alone does not tell that nothing comes any more.
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

/// A line behind `>` that is no step, thrown by `SceneJourney.replay(_:)`.
public struct TranscriptError: Error, Equatable, CustomStringConvertible {
    /// The line, with its `>`.
    public let line: String
    /// The line, and that it is no step.
    public var description: String { "no step of a journey: \(line)" }
}
