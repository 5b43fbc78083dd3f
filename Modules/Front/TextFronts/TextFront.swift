import Glibc
import PlainText
import TextUITerminal

/// The entry that apps call to run a view as a program.
public enum TextFront {
    /// Shows `content` in the front of the configuration until the person leaves or the input ends; the process ends
    /// with it.
    ///
    /// - Parameters:
    ///   - configuration: The front, its size and the files that it writes.
    ///   - url: The URL that the program is opened with, for `onOpenURL`.
    ///   - content: The view to show.
    @MainActor
    public static func run<Content: View>(
        _ configuration: FrontConfiguration, opening url: URL? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> Never {
        // A reader that has left ends the output, not the program in the middle of a write to its data.
        signal(SIGPIPE, SIG_IGN)
        // A file that is opened later must not take the place of a stream that was closed.
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 1 ? O_RDONLY : O_RDWR)
        }
        atexit { StorageReaders.shared.writeDefaults() }
        if let shortage = SystemLimits.shortage() { fail(shortage, status: 71) }
        FreedMemory.keep()
        let front = front(of: configuration)
        guard front != .svg || configuration.once else { fail("--front svg draws one frame: add --once", status: 64) }
        ProgramLocale.set(configuration.locale)
        let host = SceneHost(
            columns: configuration.columns, rows: configuration.rows, style: style(of: front),
            timeZone: configuration.timeZone, patience: configuration.patience,
            content: content)
        if front == .terminal || front == .lines, isatty(1) == 1,
            let scheme = ColorScheme(environment: ProcessInfo.processInfo.environment)
        {
            host.show(in: scheme)
        }
        if let path = configuration.transcript { write(transcript(to: path), of: host) }
        if let url { host.change { _ = host.graph.open(url) } }
        if front == .terminal, !configuration.once {
            runTerminal(host)
        } else {
            runSession(host, front, configuration)
        }
        while true { RunLoop.main.run() }
    }

    @MainActor
    private static func runSession(
        _ host: SceneHost, _ front: FrontConfiguration.Front, _ configuration: FrontConfiguration
    ) {
        let session = FrontSession(host: host, front: front, configuration: configuration)
        Output.reserve()
        Task(executorPreference: MainQueue.shared) { exit(await session.run()) }
    }

    @MainActor
    private static func runTerminal(_ host: SceneHost) {
        let terminal: Terminal
        do {
            terminal = try Terminal()
        } catch {
            fail("\(error); use --front lines", status: 64)
        }
        let colors = ColorDepth(environment: ProcessInfo.processInfo.environment, isTerminal: true)
        let session = TerminalSession(
            host: host, terminal: terminal, colors: colors, end: { exit($0) })
        session.start()
        running = session
    }

    /// A moment on the screen belongs to the journey too; the times at which frames are shown do not matter.
    @MainActor
    private static func write(_ transcript: Transcript, of host: SceneHost) {
        host.graph.didFlush = { [weak host] in
            if let host { transcript.follow(host.makeFrame()) }
        }
    }

    @MainActor
    private static func transcript(to path: String) -> Transcript {
        do {
            return try Transcript(path: path)
        } catch {
            fail("cannot write the transcript to \(path): \(error.reason)", status: 73)
        }
    }

    @MainActor private static var running: TerminalSession?

    /// At a terminal `auto` is the full screen, but for a script, for one frame alone, and where cells cannot be
    /// addressed.
    private static func front(of configuration: FrontConfiguration) -> FrontConfiguration.Front {
        let isDumb = ["dumb", ""].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
        switch configuration.front {
        case .auto:
            let isPlain = configuration.once || configuration.script != nil || isDumb || !Terminal.isInteractive
            return isPlain ? .lines : .terminal
        case .terminal:
            guard configuration.script == nil else {
                fail("a script is for --front lines or json, not for the terminal", status: 64)
            }
            return isDumb ? .lines : .terminal
        default: return configuration.front
        }
    }

    private static func style(of front: FrontConfiguration.Front) -> SceneHost.Style {
        switch front {
        case .svg, .terminal: .screen
        case .json: .plain
        case .auto, .lines: .numbered
        }
    }

    /// Writes a message on standard error, after the program's name, and ends the program.
    ///
    /// - Parameters:
    ///   - message: The words, without the program's name.
    ///   - status: The exit status, such as 64 for a wrong option.
    public static func fail(_ message: String, status: Int32) -> Never {
        Output.error(message)
        exit(status)
    }
}
