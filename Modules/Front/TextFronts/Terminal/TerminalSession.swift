import Dispatch
import Glibc
import PlainText
import Synchronization
import TextUITerminal

/// One run of the full-screen front: keys in, cells out.
///
/// The program's part of a key runs as an action. The keys behind it wait until that has come to rest, but never for
/// longer than a second, so that a program which goes on for ever can still be driven.
@MainActor
final class TerminalSession {
    let host: SceneHost
    let keyboard: Keyboard
    let terminal: Terminal
    private let hasColors: Bool
    let end: (Int32) -> Void
    var painter: CellPainter<Cell>

    private var queue: [TerminalEvent] = []
    private var actions = 0
    private var actionClock: Countdown?
    private var isGated = false
    /// Whether nothing is painted yet, because what comes to rest in a moment would only flicker.
    private var isHolding = false
    private(set) var isBusy = false
    private var paintIsScheduled = false
    private var paintClock: Countdown?
    private var drainIsScheduled = false
    private var isDraining = false
    private var sizeIsStale = false
    /// The colour behind the text, when the terminal has just said it.
    private var background: TerminalColor?
    private var lastPaint: ContinuousClock.Instant?
    private var hasEnded = false
    let leaving: LeavingQuestion

    var layout: ScreenLayout
    /// The page and the presented views that stand behind others, each as it was drawn last.
    var backdrops = Backdrops()
    /// Those of what a lock stands before; nil while the screen is not locked.
    var lockedAway: LockedBackdrops?
    var shownTitle = ""
    /// The titles of the pages that were shown last, but for a lock's.
    var shownPath: [String] = []
    var keyHelp: KeyHelp?
    var drawnHints: KeyHints.Drawn?
    private let ground = TerminalGround()
    /// The row on which a button of the mouse went down, where it can be moved.
    var dragged: FocusID?
    private var pictures = TerminalPictures(environment: ProcessInfo.processInfo.environment)

    init(
        host: SceneHost, terminal: Terminal, colors: ColorDepth, end: @escaping (Int32) -> Void
    ) {
        self.host = host
        leaving = LeavingQuestion(host)
        keyboard = host.keyboard
        hasColors = colors != .none
        self.terminal = terminal
        self.end = end
        layout = ScreenLayout(terminal.size)
        let ground = ground
        painter = CellPainter { old, new, bytes in
            let (old, new) = (old.legible(onDark: ground.isDark), new.legible(onDark: ground.isDark))
            SGR.change(from: old, to: new, colors: colors, into: &bytes)
        }
    }

    func start() {
        terminal.enter()
        terminal.askForBackground()
        host.show(inColors: hasColors)
        host.resize(columns: layout.host.width, rows: layout.host.height)
        host.onFlush = { [weak self] in self?.flushed() }
        keyboard.act = { [weak self] in self?.act($0) }
        keyboard.didChange = { StorageReaders.shared.writeDefaults() }
        let mailbox = Mailbox(terminal)
        terminal.read { [weak self] events in
            guard mailbox.put(events) else { return }
            // A block costs a key less than a task.
            DispatchQueue.main.async {
                guard let self else { return }
                self.received(mailbox.take())
                if !self.hasEnded { mailbox.noteAnswer() }
            }
        }
        act {}
    }

    private func received(_ events: [TerminalEvent]) {
        guard !hasEnded else { return }
        // What was typed for a screen that is locked by now is for nothing.
        let isLate = events.contains(where: \.isInput) ? host.noteInput() : host.noteTime()
        if isLate { queue = [] }
        for event in events where !hasEnded {
            if !handleUrgent(event), !isLate { queue.append(event) }
        }
        if isLate {
            changed()
            paint()
        }
        if sizeIsStale { resize() }
        if let background {
            host.show(in: background.isDark ? .dark : .light)
            if ground.learns(isDark: background.isDark, showing: host.frame.buffer) { painter.invalidate() }
            paint()
        }
        background = nil
        drain()
    }

    /// Handles an event that does not wait for an action to end.
    private func handleUrgent(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(.control("c")): interrupt()
        case .ended: leave(0, isUnseen: true)
        case .key(.control("z")): terminal.suspend()
        case .key(.control("l")), .resumed:
            painter.invalidate()
            sizeIsStale = true
        case .resized: sizeIsStale = true
        case .background(let color): background = color
        case .takesSixels:
            pictures.learnsSixels(cell: terminal.cellPixels)
            paint()
        case .answered: break
        default: return false
        }
        return true
    }

    private func drain() {
        guard !queue.isEmpty, !hasEnded, !drainIsScheduled, !isDraining else { return }
        isDraining = true
        let limit = ContinuousClock.now + Self.longestTurn
        var taken = 0
        while !isGated, taken < queue.count, !hasEnded, taken == 0 || .now < limit {
            taken += handle(from: queue[taken...])
        }
        isDraining = false
        queue.removeFirst(taken)
        if keyboard.isSeeking { seek() }
        paint()
        guard !isGated, !queue.isEmpty else { return }
        // Whatever is still to come, Ctrl-C and the program have their turn.
        drainIsScheduled = true
        Task { [weak self] in
            self?.drainIsScheduled = false
            self?.drain()
        }
    }

    static let longestTurn = Duration.milliseconds(30)

    /// Leaves once nothing is left to be kept.
    ///
    /// - Parameter isUnseen: Whether nobody is at the terminal any more. Then it is given back last: the signal of a
    ///   window that is closed may come after the end of the input, and ends at once who has given it back.
    func leave(_ status: Int32, isUnseen: Bool = false) {
        guard !hasEnded else { return }
        hasEnded = true
        if !isUnseen { terminal.leave() }
        Task {
            await host.giveUpPresented()
            host.enterBackground { [terminal, end] in
                terminal.leave()
                terminal.endAsAsked()
                end(status)
            }
        }
    }

    private func resize() {
        sizeIsStale = false
        layout = ScreenLayout(terminal.size)
        host.resize(columns: layout.host.width, rows: layout.host.height)
        changed()
        if let keyHelp { self.keyHelp = KeyHelp(self).scrolled(like: keyHelp) }
        keyboard.regainFocus()
        paint()
    }
}

/// The actions that run for the program.
extension TerminalSession {
    /// Runs what a key means to the program.
    func act(_ body: @escaping @MainActor () -> Void) {
        actions += 1
        let number = actions
        (isGated, isHolding) = (true, true)
        host.begin(body) { [weak self] in self?.ended(number) }
        changed()
        // Most actions have ended by now.
        if number == actions, isGated { follow(number, Stage.allCases[...]) }
    }

    /// The stages of an action that goes on: its changes are shown, it is marked as working, the keys behind it wait no
    /// longer; after that it counts as one that observes.
    private enum Stage: CaseIterable {
        case shown, busy, overtaken, observing

        /// The time since the stage before.
        var wait: Duration {
            switch self {
            case .shown: .milliseconds(40)
            case .busy: .milliseconds(160)
            case .overtaken: .milliseconds(800)
            case .observing: .seconds(4)
            }
        }
    }

    private func follow(_ number: Int, _ stages: ArraySlice<Stage>) {
        guard let stage = stages.first else { return }
        actionClock = Countdown(stage.wait) { [weak self] in
            guard let self, self.isActing(number) else { return }
            self.enter(stage, number)
            self.paint()
            if self.isActing(number) { self.follow(number, stages.dropFirst()) }
        }
    }

    private func isActing(_ number: Int) -> Bool { number == actions && actionClock != nil }

    private func enter(_ stage: Stage, _ number: Int) {
        switch stage {
        case .shown: isHolding = false
        case .busy: isBusy = true
        case .overtaken:
            isGated = false
            drain()
        case .observing: ended(number)
        }
    }

    private func ended(_ number: Int) {
        guard number == actions, !hasEnded else { return }
        actionClock = nil
        (isGated, isHolding, isBusy) = (false, false, false)
        StorageReaders.shared.writeDefaults()
        changed()
        if leaving.isAnsweredByLeaving() { return leave(0) }
        guard !isDraining else { return }
        drain()
        paint()
    }

    func changed() { keyboard.changed() }

    var frame: Frame { keyboard.frame }

    private func flushed() {
        host.noteTime()
        changed()
        guard !paintIsScheduled, !isHolding else { return }
        paintIsScheduled = true
        // A program that changes all the time is shown as often as one can see.
        let wait = lastPaint.map { Duration.milliseconds(12) - ($0.duration(to: .now)) } ?? .zero
        let paint: @MainActor () -> Void = { [weak self] in
            self?.paintIsScheduled = false
            self?.paint()
        }
        if wait > .zero { paintClock = Countdown(wait, paint) } else { Task { paint() } }
    }

    func paint() {
        guard !isHolding, !hasEnded else { return }
        keepFocus()
        lastPaint = .now
        let frame = frame
        let screen = compose(frame)
        if pictures.needsRepaint(for: screen.buffer) { painter.invalidate() }
        var bytes = painter.paint(screen.buffer.cells, columns: screen.buffer.columns, cursor: screen.cursor)
        let clearing = "\u{1B}[2J".utf8
        bytes += pictures.bytes(
            for: screen.buffer,
            isWhole: bytes.prefix(64).indices.contains { bytes[$0...].starts(with: clearing) })
        if frame.title != shownTitle {
            shownTitle = frame.title
            bytes += "\u{1B}]2;\(printable(frame.title))\u{1B}\\".utf8
        }
        if !bytes.isEmpty, !terminal.write(bytes) { leave(0, isUnseen: true) }
    }
}

/// Brings what a terminal sends from the thread that reads it.
private final class Mailbox: Sendable {
    private struct State {
        var events: [TerminalEvent] = []
        var interrupt: ContinuousClock.Instant?
    }

    private let state = Mutex(State())
    private let terminal: Terminal

    init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Whether somebody must be told.
    func put(_ events: [TerminalEvent]) -> Bool {
        state.withLock { state in
            if events.contains(.key(.control("c"))) {
                // A program that hangs does not answer: then the terminal is given back without it.
                if let first = state.interrupt, first.duration(to: .now) > .seconds(1) {
                    terminal.leave()
                    _exit(130)
                }
                state.interrupt = state.interrupt ?? .now
            }
            defer { state.events += events }
            return state.events.isEmpty
        }
    }

    /// Notes that the program has answered, whatever came of it: it does not hang.
    func noteAnswer() {
        state.withLock { $0.interrupt = nil }
    }

    func take() -> [TerminalEvent] {
        state.withLock { state in
            defer { state.events = [] }
            return state.events
        }
    }
}
