import Glibc
import Synchronization

/// Commands, a line each: from a script, or from standard input by a thread that waits there.
@MainActor
final class CommandInput {
    private var script: ArraySlice<String>?
    private var reader: LineReader?
    private let typing: LineTyping?

    /// The commands of a script.
    init(lines: [String]) {
        script = lines[...]
        typing = nil
    }

    /// Standard input; typed at a terminal, it is shown as far as the mask allows.
    init() {
        typing = LineTyping()
    }

    var isTyped: Bool { typing != nil }

    /// Sets the part of the next line that may be seen.
    func set(_ mask: LineMask) {
        typing?.set(mask)
    }

    /// Sets whether Ctrl-C is a line, in place of the signal that ends the program.
    func takesInterrupt(_ takesInterrupt: Bool) {
        typing?.takesInterrupt(takesInterrupt)
    }

    /// Shows the line that is being typed again.
    func showAgain(_ mask: LineMask) {
        typing?.showAgain(mask)
    }

    /// The next line; nil at the end.
    func next() async -> String? {
        if script != nil { return script?.popFirst() }
        let reader = self.reader ?? LineReader(typing)
        self.reader = reader
        return await reader.next()
    }
}

/// Reads standard input a line at a time, and no further than it is asked to: who sends faster than a screen can follow
/// waits. A thread does it, in a blocking read, as a dispatch source on standard input loses the end of a pipe.
private final class LineReader: Sendable {
    private let waiting = Mutex<CheckedContinuation<String?, Never>?>(nil)
    private let demand = DispatchSemaphore(value: 0)
    private let typing: LineTyping?

    /// The longest line in bytes. The rest of a longer one is dropped.
    private static let longestLine = 1 << 24

    init(_ typing: LineTyping?) {
        self.typing = typing
        Thread.detachNewThread { self.run() }
    }

    @MainActor
    func next() async -> String? {
        await withCheckedContinuation { continuation in
            waiting.withLock { $0 = continuation }
            demand.signal()
        }
    }

    private func run() {
        if let typing { answer { typing.next() } }
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        var rest: ArraySlice<UInt8> = []
        answer { read(&buffer, &rest) }
    }

    /// Answers each demand with the next line.
    private func answer(with next: () -> String?) -> Never {
        while true {
            demand.wait()
            let line = next()
            waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }?.resume(returning: line)
        }
    }

    /// Puts together the next line; what was read behind it is left in `rest`.
    private func read(_ buffer: inout [UInt8], _ rest: inout ArraySlice<UInt8>) -> String? {
        var line: [UInt8] = []
        while true {
            if let end = rest.firstIndex(of: 10) {
                line += rest[..<end]
                rest = rest[(end + 1)...]
                return text(line)
            }
            line += rest.prefix(max(0, Self.longestLine - line.count))
            let count = Glibc.read(0, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                var ready = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
                _ = poll(&ready, 1, -1)
                rest = []
                continue
            }
            guard count > 0 else {
                rest = []
                return line.isEmpty ? nil : text(line)
            }
            rest = buffer[..<count]
        }
    }

    private func text(_ line: [UInt8]) -> String {
        String(decoding: line.last == 13 ? line.dropLast() : line[...], as: UTF8.self)
    }
}
