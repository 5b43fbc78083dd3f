import Glibc
import PlainText
import TextUITerminal

/// One run of the lines, json or svg front: a command in, a frame out.
@MainActor
final class FrontSession {
    private let host: SceneHost
    private let front: FrontConfiguration.Front
    private let configuration: FrontConfiguration
    private let printer: any FramePrinter
    private let input: CommandInput
    private let leaving: LeavingQuestion
    /// From when a command has come, or the program begun, until the next one is awaited: not only until it has come to
    /// rest, as on the way from there to its answer others may have their turn.
    private var isRunningCommand = true
    private var hasMissedChange = false
    private let liveFramesAreShown: Bool
    private let busyFramesAreShown: Bool
    private var lastShown: String?
    private var lockIsShown = false

    init(host: SceneHost, front: FrontConfiguration.Front, configuration: FrontConfiguration) {
        self.host = host
        leaving = LeavingQuestion(host)
        self.front = front
        self.configuration = configuration
        let isInteractive = configuration.script == nil && Terminal.isInteractive
        liveFramesAreShown = configuration.script == nil && (front == .json || isInteractive)
        busyFramesAreShown = liveFramesAreShown && !configuration.once
        let colors = ColorDepth(environment: ProcessInfo.processInfo.environment, isTerminal: isatty(1) == 1)
        printer =
            switch front {
            case .json: JSONPrinter()
            case .svg: SVGPrinter()
            case .auto, .terminal, .lines: LinesPrinter(isInteractive: isInteractive, colors: colors)
            }
        host.show(inColors: front == .svg || front != .json && colors != .none)
        input =
            if configuration.once { CommandInput(lines: []) } else if let script = configuration.script {
                CommandInput(lines: script)
            } else {
                CommandInput()
            }
    }

    /// Answers commands until they end, or nobody reads the answers any more. Returns the status to end with.
    func run() async -> Int32 {
        let status = await answerCommands()
        await host.giveUpPresented()
        return status
    }

    private func answerCommands() async -> Int32 {
        host.onChange = { [weak self] in self?.changed() }
        host.onLock = { [weak self] in self?.locked() }
        await withBusyFrame {
            await host.settle()
            await comeToRest()
        }
        guard show(.answer(nil)) else { return 0 }
        guard !configuration.once else { return 0 }
        if input.isTyped, front == .lines { guard Output.write(LinesHelp.beginning) else { return 0 } }
        while true {
            if input.isTyped {
                input.set(mask(host.frame))
                input.takesInterrupt(front == .lines && leaving.isDue)
            }
            printer.prompt()
            isRunningCommand = false
            if hasMissedChange { changed() }
            guard let line = await input.next() else { return 0 }
            input.takesInterrupt(false)
            isRunningCommand = true
            host.noteInput()
            let command: FrontCommand
            do {
                command = LinesCommand.resolve(try parse(line), on: host)
            } catch {
                if !refuse(error, id: JSONCommand.id(of: line)) { return 0 }
                if configuration.isStrict { return 65 }
                continue
            }
            if case .quit = command.kind {
                if front == .json { _ = show(.answer(command.id)) }
                guard front == .lines, leaving.isDue else { return 0 }
                await withBusyFrame {
                    await host.perform(leaving.asking())
                    await comeToRest()
                }
                guard !leaving.isAnsweredByLeaving(), show(.answer(nil)) else { return 0 }
                continue
            }
            if case .nothing = command.kind { continue }
            if host.isLocked, !lockIsShown {
                guard refuseBehindLock(command) else { return 0 }
                if configuration.isStrict { return 65 }
                continue
            }
            do {
                let hint = front == .lines ? LinesHelp.hint(for: command, on: host) : nil
                let words = try await carryOut(command)
                if leaving.isAnsweredByLeaving() { return 0 }
                if let words {
                    guard Output.write(words) else { return 0 }
                } else {
                    guard show(.answer(command.id)) else { return 0 }
                    if let hint { guard Output.write(hint) else { return 0 } }
                }
            } catch let error as CommandError {
                // A refusal shows nothing of what has changed beside it.
                hasMissedChange = true
                if !refuse(error, of: command, id: command.id) { return 0 }
                if configuration.isStrict { return 65 }
            } catch {
                Output.error("\(error)")
                return 70
            }
        }
    }

    private func parse(_ line: String) throws(CommandError) -> FrontCommand {
        front == .json ? try JSONCommand.parse(line) : LinesCommand.parse(line)
    }

    private func refuse(_ error: CommandError, of command: FrontCommand? = nil, id: JSONValue?) -> Bool {
        guard input.isTyped, mask(host.frame).hides else {
            let error = front == .lines ? LinesHelp.explained(error, of: command, on: host) : error
            return printer.refuse(error, id: id)
        }
        // The message would say again what may have been a password.
        let silent = CommandError(error.code, "that was not taken; beside a password it is not repeated")
        return printer.refuse(silent, id: id)
    }

    /// A command whose sender had not been told that the screen is locked was meant for what stood there before.
    private func refuseBehindLock(_ command: FrontCommand) -> Bool {
        refuse(CommandError(.locked, "the screen has been locked since; unlock it first"), id: command.id)
            && show(front == .json ? .unasked : .answer(nil))
    }

    private func carryOut(_ command: FrontCommand) async throws -> String? {
        if case .help = command.kind { return LinesHelp.text(for: host) }
        var failure: (any Error)?
        await withBusyFrame {
            do { try await command.kind.carryOut(on: host) } catch { failure = error }
            await comeToRest()
        }
        StorageReaders.shared.writeDefaults()
        if let failure { throw failure }
        return nil
    }

    /// Waits for the blocks that a command has put into the main run loop, and for those that they put there in turn.
    private func comeToRest() async {
        for _ in 0..<2 {
            await withCheckedContinuation { turn in RunLoop.main.perform { turn.resume() } }
            await host.settle()
        }
    }

    /// Shows a frame marked busy when the work takes longer than a fifth of a second.
    private func withBusyFrame(_ work: () async -> Void) async {
        guard busyFramesAreShown else { return await work() }
        let busy = Countdown(.milliseconds(200)) { [weak self] in _ = self?.show(.busy) }
        await work()
        busy.cancel()
    }

    /// Something has changed that no command asked for.
    private func changed() {
        guard liveFramesAreShown else { return }
        guard !isRunningCommand else {
            hasMissedChange = true
            return
        }
        hasMissedChange = false
        host.noteTime()
        let frame = host.makeFrame()
        guard printer.key(of: frame) != lastShown else { return }
        if !show(frame, .unasked) { exit(0) }
        if input.isTyped { input.showAgain(mask(frame)) }
    }

    /// Shows the lock in place of the page, while a command or the lock's own work goes on behind it.
    private func locked() {
        guard liveFramesAreShown else { return }
        if isRunningCommand { _ = show(.busy) } else { changed() }
    }

    private func mask(_ frame: Frame) -> LineMask {
        LineMask(frame.elements, takesNumbers: front == .lines)
    }

    private func show(_ occasion: FrameOccasion) -> Bool {
        show(occasion == .busy ? host.makeFrame() : host.frame, occasion)
    }

    private func show(_ frame: Frame, _ occasion: FrameOccasion) -> Bool {
        lastShown = printer.key(of: frame)
        hasMissedChange = false
        if frame.isLocked, !lockIsShown { printer.conceal() }
        lockIsShown = frame.isLocked
        if input.isTyped { input.set(mask(frame)) }
        return printer.show(frame, occasion)
    }
}

/// Why a frame is printed.
enum FrameOccasion: Equatable {
    /// A command's end, with its id where it had one.
    case answer(JSONValue?)
    case busy
    case unasked
}

@MainActor
protocol FramePrinter {
    /// Prints a frame; false when nobody reads any more.
    func show(_ frame: Frame, _ occasion: FrameOccasion) -> Bool
    func refuse(_ error: CommandError, id: JSONValue?) -> Bool
    func prompt()
    /// Takes away what was printed before, as far as that can be done.
    func conceal()
    /// Returns a key that frames of the same look share.
    func key(of frame: Frame) -> String
}

struct SVGPrinter: FramePrinter {
    func show(_ frame: Frame, _ occasion: FrameOccasion) -> Bool { Output.write(frame.svg()) }
    func refuse(_ error: CommandError, id: JSONValue?) -> Bool { true }
    func prompt() {}
    func conceal() {}
    func key(of frame: Frame) -> String { frame.text }
}
