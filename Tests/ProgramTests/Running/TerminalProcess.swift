import Foundation
import Synchronization
import TestSupport

/// A program at a terminal of its own, whose screen can be read.
final class TerminalProcess: Sendable {
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    private struct State {
        var terminal: VirtualTerminal
        var written: [UInt8] = []
        var isOver = false
    }

    let pid: pid_t
    private let controller: Int32
    private let screen: Screen
    private let ending: Task<Int32, Never>
    private let modesBefore: TerminalModes

    /// The settings of a terminal that a program could leave changed.
    struct TerminalModes: Equatable {
        let flags: [UInt32]

        init(_ descriptor: Int32) {
            var modes = termios()
            tcgetattr(descriptor, &modes)
            flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
        }
    }

    init(
        _ program: String, _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24,
        background: String? = nil
    ) throws {
        controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number): (Int32, Int32) = (0, 0)
        guard controller >= 0, ioctl(controller, Self.unlock, &lock) == 0, ioctl(controller, Self.number, &number) == 0
        else { throw POSIXError(.ENXIO) }
        let path = "/dev/pts/\(number)"
        modesBefore = TerminalModes(controller)
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
        var terminal = VirtualTerminal(columns: max(1, columns), rows: max(1, rows))
        terminal.background = background
        screen = Screen(controller, State(terminal: terminal))

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a new session opens is its own.
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let newSession: Int16 = 0x80
        posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let words = CStrings([program] + arguments)
        let variables = CStrings(environment.map { "\($0)=\($1)" }.sorted())
        var pid: pid_t = 0
        // While another child's pipe is being made, this one would inherit its ends.
        ChildProcess.starting.lock()
        defer { ChildProcess.starting.unlock() }
        let code = posix_spawn(&pid, program, &actions, &attributes, words.pointers, variables.pointers)
        guard code == 0 else { throw ChildProcess.Failure(program: program, code: code) }
        self.pid = pid
        ending = ChildProcess.ending(of: pid)
        Thread.detachNewThread { [screen] in Self.read(onto: screen) }
    }

    /// TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    private static let unlock: UInt = 0x4004_5431
    private static let number: UInt = 0x8004_5430

    deinit {
        kill(pid, SIGKILL)
    }

    /// The terminal, and what it was sent. The thread that reads from it holds nothing else of the process.
    private final class Screen: Sendable {
        let controller: Int32
        let state: Mutex<State>

        init(_ controller: Int32, _ state: sending State) {
            self.controller = controller
            self.state = Mutex(state)
        }

        deinit {
            close(controller)
        }
    }

    /// Reads until the program has ended.
    private static func read(onto screen: Screen) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var isOver = false
        while !isOver {
            let count = Foundation.read(screen.controller, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            isOver = count <= 0
            let answers = screen.state.withLock { state -> [UInt8] in
                if count > 0 {
                    state.terminal.feed(buffer[..<count])
                    state.written += buffer[..<count]
                } else {
                    state.isOver = true
                }
                return state.terminal.takeAnswers()
            }
            send(answers, to: screen.controller)
        }
    }

    func type(_ text: String) {
        send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) {
        Self.send(bytes, to: controller)
    }

    private static func send(_ bytes: [UInt8], to controller: Int32) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            sent += count
        }
    }

    func press(_ keys: Key...) {
        for key in keys { type(key.rawValue) }
    }

    enum Key: String {
        case enter = "\r"
        case tab = "\t"
        case backTab = "\u{1B}[Z"
        case escape = "\u{1B}"
        case up = "\u{1B}[A"
        case down = "\u{1B}[B"
        case right = "\u{1B}[C"
        case left = "\u{1B}[D"
        case home = "\u{1B}[H"
        case end = "\u{1B}[F"
        case pageDown = "\u{1B}[6~"
        case pageUp = "\u{1B}[5~"
        case backspace = "\u{7F}"
        case help = "\u{1B}OP"
        case interrupt = "\u{3}"
        case suspend = "\u{1A}"
        case redraw = "\u{C}"
    }

    func resize(columns: Int, rows: Int) {
        screen.state.withLock { $0.terminal.resize(columns: max(1, columns), rows: max(1, rows)) }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
    }

    var terminal: VirtualTerminal { screen.state.withLock { $0.terminal } }
    var bytesWritten: Int { screen.state.withLock(\.written.count) }

    /// All that the program wrote and the terminal echoed.
    var written: String { String(decoding: screen.state.withLock(\.written), as: UTF8.self) }

    /// Whether the terminal is as the program found it.
    var isGivenBack: Bool {
        let terminal = terminal
        return terminal.modes == [7, 25] && TerminalModes(controller) == modesBefore
    }

    /// How often its threads have waited for something and were woken.
    var wakeups: Int {
        let threads = "/proc/\(pid)/task"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: threads)) ?? []
        return names.reduce(0) { sum, name in
            let status = (try? String(contentsOfFile: "\(threads)/\(name)/status", encoding: .utf8)) ?? ""
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    /// Waits until the screen is as wanted; throws with what it shows when it does not become so.
    @discardableResult
    func shows(
        _ what: String, within seconds: Double = 60, _ isWanted: @Sendable (VirtualTerminal) -> Bool
    ) async throws -> VirtualTerminal {
        let limit = ContinuousClock.now + .seconds(seconds)
        while true {
            let (terminal, isOver) = screen.state.withLock { ($0.terminal, $0.isOver) }
            if isWanted(terminal) { return terminal }
            if isOver || ContinuousClock.now > limit {
                throw Missing(description: "the screen never shows \(what); it shows\n\(terminal.text)")
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    @discardableResult
    func shows(_ text: String) async throws -> VirtualTerminal {
        try await shows("“\(text)”") { $0.modes.contains(1049) && $0.text.contains(text) }
    }

    /// Waits until the focus is on something with that text.
    @discardableResult
    func highlights(_ text: String) async throws -> VirtualTerminal {
        try await shows("“\(text)” with the focus") { $0.highlighted.contains { $0.contains(text) } }
    }

    /// The status that it left with; of a signal, 128 and its number. Waits until all that it wrote has been read.
    var status: Int32 {
        get async throws {
            let status = await ending.value
            _ = try? await shows("the end") { _ in self.screen.state.withLock(\.isOver) }
            return status
        }
    }
}

extension Sandbox {
    /// Starts one of the package's programs at a terminal.
    func startAtTerminal(
        _ program: String, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
        adding variables: [String: String] = [:], background: String? = nil
    ) throws -> TerminalProcess {
        try TerminalProcess(
            Self.path(of: program), served(program, arguments),
            environment: environment.merging(["TERM": "xterm-256color"]) { $1 }.merging(variables) { $1 },
            columns: columns, rows: rows, background: background)
    }
}
