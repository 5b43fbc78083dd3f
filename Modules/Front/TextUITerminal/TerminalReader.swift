import Glibc

/// Waits for input of a terminal, and for news of it from a signal.
struct TerminalReader: Sendable {
    let input: Int32
    let wake: Int32
    let deliver: @Sendable ([TerminalEvent]) -> Void

    /// The time for which a lone Escape may be the beginning of a sequence, in milliseconds.
    private static let escapeTime: Int32 = 40
    /// The time for which a paste or an answer may pause, in milliseconds.
    private static let partTime: Int32 = 1000
    /// The time that a program has to leave by itself after a signal, in seconds.
    private static let leavingTime: UInt32 = 5

    func run() {
        var signals = TerminalSignals.asynchronous
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        var decoder = InputDecoder()
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while true {
            var descriptors = [
                pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            ]
            let comesInParts = decoder.isPasting || decoder.isInAnswer
            let patience = comesInParts ? Self.partTime : decoder.isPending ? Self.escapeTime : -1
            let count = poll(&descriptors, 2, patience)
            if count < 0, errno == EINTR || errno == EAGAIN { continue }
            if count == 0 {
                send(decoder.flush())
                continue
            }
            if descriptors[0].revents != 0 {
                wakened(&buffer)
                if TerminalSignals.haveAsked { break }
            }
            guard count < 0 || descriptors[1].revents != 0 else { continue }
            let length = Glibc.read(input, &buffer, buffer.count)
            if length < 0, errno == EINTR || errno == EAGAIN { continue }
            guard length > 0 else { break }
            send(decoder.decode(buffer[..<length]))
        }
        send(decoder.flush() + [.ended])
        waitForSignal(&buffer)
        sleep(Self.leavingTime)
        TerminalSignals.endAsAsked()
    }

    /// Waits until a signal asks the program to end: of a terminal that is closed, the input ends before that comes.
    private func waitForSignal(_ buffer: inout [UInt8]) {
        var waking = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
        while !TerminalSignals.haveAsked {
            poll(&waking, 1, -1)
            _ = Glibc.read(wake, &buffer, buffer.count)
        }
    }

    private func wakened(_ buffer: inout [UInt8]) {
        let length = Glibc.read(wake, &buffer, buffer.count)
        guard length > 0 else { return }
        if buffer[..<length].contains(TerminalWake.resumed) { send([.resumed]) }
        if buffer[..<length].contains(TerminalWake.resized) { send([.resized]) }
    }

    private func send(_ events: [TerminalEvent]) {
        if events.contains(.answered) { TerminalState.current?.pointee.answersExpected = false }
        if !events.isEmpty { deliver(events) }
    }
}
