import Foundation
import Glibc

/// The terminal of the process, taken over for a full-screen program.
///
///     let terminal = try Terminal()
///     terminal.enter()
///     terminal.read { events in … }
///     terminal.write(painter.paint(cells, columns: 80))
///     terminal.leave()
///
/// Once entered, it is given back on every way out: `leave`, `exit`, a trap, and any signal that ends or stops the
/// program. SIGHUP, SIGTERM and SIGINT come as `.ended` first, and end a program that goes on for five seconds.
/// Meanwhile the program's own standard output and error are kept, and shown after that.
public final class Terminal: Sendable {
    /// The reason why a terminal cannot be taken over.
    public struct Failure: Error, CustomStringConvertible {
        /// The reason in words, for a person.
        public let description: String
    }

    /// Whether standard input and standard output are a terminal.
    public static var isInteractive: Bool { isatty(0) == 1 && isatty(1) == 1 }

    private let screen: Int32
    private let input: Int32
    private let wakeReading: Int32
    private let wakeWriting: Int32

    /// Creates a handle on the terminal, which is not taken over before `enter()`.
    ///
    /// - Throws: `Failure` where standard input or standard output is no terminal, or the system has no descriptors
    ///   left.
    public init() throws {
        var original = termios()
        guard Self.isInteractive, tcgetattr(0, &original) == 0 else {
            throw Failure(description: "standard input and standard output are not a terminal")
        }
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else {
            throw Failure(description: String(cString: strerror(errno)))
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (wakeReading, wakeWriting) = (ends[0], ends[1])
        input = 0
        screen = fcntl(1, F_DUPFD_CLOEXEC, 10)
        guard screen >= 0 else { throw Failure(description: String(cString: strerror(errno))) }
        var state = TerminalState(
            input: input, screen: screen, original: original, raw: Self.raw(original),
            enter: Self.kept(TerminalModes.enter), leave: Self.kept(TerminalModes.leave), wake: wakeWriting,
            previous: .allocate(capacity: TerminalState.signalCount),
            isHandled: .allocate(capacity: TerminalState.signalCount))
        Self.divert(&state)
        TerminalState.install(state)
    }

    /// Takes the terminal over: the second screen, raw mode, mouse and pastes. Call it on the main thread, whose stack
    /// may overflow.
    public func enter() {
        // On a terminal Swift stops at a crash and asks; a program that had the screen is better ended, unless its
        // developer wants to look.
        TerminalSignals.install(tracesCrashes: getenv("SWIFT_BACKTRACE") != nil)
        TerminalState.current?.takeOver()
    }

    /// Gives the terminal back. Safe to call again, and from any thread.
    public func leave() {
        TerminalState.current?.giveBack()
        TerminalSignals.remove()
    }

    /// Ends the program by the signal that has asked for it, once it has left; returns where none has.
    public func endAsAsked() { TerminalSignals.endAsAsked() }

    /// The present size; 80 by 24 where the terminal does not know.
    public var size: TerminalSize { TerminalSize(of: screen) ?? TerminalSize(columns: 80, rows: 24) }

    /// Writes all of the bytes; returns false when the terminal is gone.
    @discardableResult
    public func write(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return true }
            return UnsafeMutablePointer<TerminalState>.write(screen, start, bytes.count)
        }
    }

    /// The pixels of a cell; nil where the terminal does not know.
    public var cellPixels: (width: Int, height: Int)? {
        var size = winsize()
        guard ioctl(screen, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
            size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
        else { return nil }
        return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
    }

    /// Asks the terminal for the colour behind its text, and for what it can do. `.background`, where it knows one,
    /// `.takesSixels`, where it does, and `.answered` come among the events.
    public func askForBackground() {
        TerminalState.current?.pointee.answersExpected = true
        write(TerminalModes.questions)
    }

    /// Stops the program and all that was started with it, as Ctrl-Z does at a shell; returns when it goes on.
    public func suspend() {
        kill(0, SIGTSTP)
    }

    /// Reads on a thread of its own, which sleeps until something comes.
    ///
    /// - Parameter deliver: Called on that thread, in order; after `.ended` no more.
    public func read(_ deliver: @escaping @Sendable ([TerminalEvent]) -> Void) {
        let reader = TerminalReader(input: input, wake: wakeReading, deliver: deliver)
        Thread.detachNewThread { reader.run() }
    }

    private static func raw(_ original: termios) -> termios {
        var raw = original
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK)
        raw.c_oflag &= ~tcflag_t(OPOST)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
        raw.c_cflag |= tcflag_t(CS8)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        return raw
    }

    private static func kept(_ bytes: [UInt8]) -> UnsafeMutableBufferPointer<UInt8> {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        return buffer
    }

    /// Makes a nameless file for output that would otherwise be written across the screen.
    private static func divert(_ state: inout TerminalState) {
        var name = Array("/tmp/textui-XXXXXX".utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { return }
        _ = fcntl(file, F_SETFD, FD_CLOEXEC)
        _ = fcntl(file, F_SETFL, O_APPEND)
        unlink(name)
        state.diverted = file
        guard isatty(2) == 1 else { return }
        state.standardError = fcntl(2, F_DUPFD_CLOEXEC, 10)
        state.divertedErrors = state.standardError >= 0
    }
}
