import Foundation

/// This program at a terminal of its own.
final class PseudoTerminal {
    private static let endOfUpdate = Array("\u{1B}[?2026l".utf8)
    private let controller: Int32
    private let process: Process

    /// Starts it, at a terminal with 256 colours.
    convenience init(_ program: Program, columns: Int = 80, rows: Int = 24) throws {
        try self.init(
            ChildProcess.own, ["--program", program.name], columns: columns, rows: rows,
            environment: ["TEXTUI_FRONT": "terminal"])
    }

    /// Starts the program at `path` at a terminal with 256 colours.
    init(
        _ path: URL, _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
    ) throws {
        controller = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
        var (lock, number): (Int32, Int32) = (0, 0)
        guard controller >= 0, ioctl(controller, 0x4004_5431, &lock) == 0, ioctl(controller, 0x8004_5430, &number) == 0
        else { throw BenchmarkError("there is no pseudoterminal here") }
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
        let terminal = FileHandle(
            fileDescriptor: open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC), closeOnDealloc: true)
        (process, _) = ChildProcess.make(
            path, arguments: arguments,
            environment: environment.merging(["TERM": "xterm-256color", "COLORTERM": "", "NO_COLOR": ""]) { $1 })
        process.standardInput = terminal
        process.standardOutput = terminal
        try process.run()
    }

    var pid: Int32 { process.processIdentifier }

    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
    }

    /// What the program writes until it has drawn something; nil where it ends before, or draws nothing for ten seconds.
    func update() -> [UInt8]? {
        var output: [UInt8] = []
        while output.firstRange(of: Self.endOfUpdate) == nil {
            guard let more = bytes(within: 10_000) else { return nil }
            output += more
        }
        return output
    }

    /// What it writes until it has been silent for so long.
    func output(untilSilentFor milliseconds: Int32) -> [UInt8] {
        var output: [UInt8] = []
        while let more = bytes(within: milliseconds) { output += more }
        return output
    }

    /// What it writes next; nil where nothing comes for so long.
    func bytes(within milliseconds: Int32) -> [UInt8]? {
        var wait = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        return poll(&wait, 1, milliseconds) > 0 ? read() : nil
    }

    private func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.read(controller, &buffer, buffer.count)
        return count > 0 ? Array(buffer[..<count]) : nil
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
        close(controller)
    }
}
