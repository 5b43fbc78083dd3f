import Glibc

/// The knowledge that it takes to give a terminal back, in memory that a signal handler may read.
struct TerminalState {
    var input: Int32
    /// The terminal itself, whatever standard output leads to meanwhile.
    var screen: Int32
    var original: termios
    var raw: termios
    var enter: UnsafeMutableBufferPointer<UInt8>
    var leave: UnsafeMutableBufferPointer<UInt8>
    /// The end of a pipe that wakes the reader; -1 where there is none.
    var wake: Int32
    /// The file that standard output and standard error lead to meanwhile; -1 where they are as they were.
    var diverted: Int32 = -1
    var standardError: Int32 = -1
    var divertedErrors: Bool = false
    /// The length of the diverted output that has been shown.
    var told: Int = 0
    var isEntered = false
    /// The signal that has asked the program to end; 0 where none has.
    var ending: Int32 = 0
    /// Whether the terminal was asked something and has not answered yet.
    var answersExpected = false
    /// Whether a crash goes on to Swift's own tracing of it, which asks questions of the person.
    var tracesCrashes = false
    var previous: UnsafeMutablePointer<sigaction>
    var isHandled: UnsafeMutablePointer<Bool>

    static let signalCount = 65

    /// The one terminal of the process. It is set before the handlers are, and never freed.
    nonisolated(unsafe) static var current: UnsafeMutablePointer<TerminalState>?

    static func install(_ state: TerminalState) {
        state.previous.initialize(repeating: sigaction(), count: signalCount)
        state.isHandled.initialize(repeating: false, count: signalCount)
        let kept = UnsafeMutablePointer<TerminalState>.allocate(capacity: 1)
        kept.initialize(to: state)
        current = kept
    }
}

/// The steps of taking over and giving back. They use only functions that a signal handler may call: write, tcsetattr,
/// dup2, read, lseek.
extension UnsafeMutablePointer<TerminalState> {
    func takeOver() {
        guard !pointee.isEntered else { return }
        tcsetattr(pointee.input, TCSANOW, &pointee.raw)
        pointee.isEntered = true
        Self.write(pointee.screen, UnsafeRawPointer(pointee.enter.baseAddress!), pointee.enter.count)
        if pointee.diverted >= 0 {
            dup2(pointee.diverted, 1)
            if pointee.divertedErrors { dup2(pointee.diverted, 2) }
        }
    }

    func giveBack() {
        guard pointee.isEntered else { return }
        pointee.isEntered = false
        Self.write(pointee.screen, UnsafeRawPointer(pointee.leave.baseAddress!), pointee.leave.count)
        if pointee.answersExpected { discardAnswer() }
        tcsetattr(pointee.input, TCSANOW, &pointee.original)
        guard pointee.diverted >= 0 else { return }
        dup2(pointee.screen, 1)
        if pointee.divertedErrors { dup2(pointee.standardError, 2) }
        tell()
    }

    /// Has Ctrl-C come as a byte, or send the signal again.
    func set(takesInterrupt: Bool) {
        let controlC: UInt8 = 3
        guard withUnsafeBytes(of: pointee.original.c_cc, { $0[Int(VINTR)] }) == controlC else { return }
        let wanted = takesInterrupt ? 0 : controlC
        let isChanged = withUnsafeMutableBytes(of: &pointee.raw.c_cc) { characters in
            defer { characters[Int(VINTR)] = wanted }
            return characters[Int(VINTR)] != wanted
        }
        if isChanged, pointee.isEntered { tcsetattr(pointee.input, TCSANOW, &pointee.raw) }
    }

    /// An answer on its way would be typed at the shell.
    private func discardAnswer() {
        pointee.answersExpected = false
        var ready = pollfd(fd: pointee.input, events: Int16(POLLIN), revents: 0)
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
            while poll(&ready, 1, 100) > 0 {
                let count = read(pointee.input, buffer.baseAddress, buffer.count)
                // The answer to the last question ends so.
                guard count > 0, buffer[count - 1] != UInt8(ascii: "c") else { return }
            }
        }
    }

    /// Shows the program's standard output and error from the time when the screen was taken.
    private func tell() {
        let end = Int(lseek(pointee.diverted, 0, SEEK_END))
        let longest = 1 << 16
        var position = max(pointee.told, end - longest)
        pointee.told = max(pointee.told, end)
        withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
            while position < end {
                let count = pread(pointee.diverted, buffer.baseAddress, min(buffer.count, end - position), position)
                guard count > 0 else { return }
                Self.write(2, UnsafeRawPointer(buffer.baseAddress!), count)
                position += count
            }
        }
    }

    @discardableResult
    static func write(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Bool {
        var written = 0
        while written < count {
            let result = Glibc.write(descriptor, bytes + written, count - written)
            if result > 0 {
                written += result
            } else if result < 0, errno == EAGAIN {
                var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                // A terminal that takes nothing for so long is gone, or stopped for good.
                if poll(&ready, 1, 5000) == 0 { return false }
            } else if result < 0, errno == EINTR {
                continue
            } else {
                return false
            }
        }
        return true
    }
}
