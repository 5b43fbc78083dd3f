import Glibc

/// A terminal at which lines are typed, with an echo of the program's own, which shows no secrets.
///
/// Its modes are given back on every way out, and while the program is suspended.
package final class TerminalTyping: Sendable {
    private let screen: Int32

    /// Takes the terminal over. Nil where standard input is no terminal, or one that does not echo: then nothing typed
    /// is shown anyway.
    package init?() {
        var original = termios()
        let echoes = tcflag_t(ECHO | ICANON)
        guard isatty(0) == 1, tcgetattr(0, &original) == 0, original.c_lflag & echoes == echoes else { return nil }
        screen = open("/dev/tty", O_WRONLY | O_CLOEXEC)
        var typing = original
        typing.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
        withUnsafeMutableBytes(of: &typing.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        TerminalState.install(
            TerminalState(
                input: 0, screen: screen, original: original, raw: typing, enter: .allocate(capacity: 0),
                leave: .allocate(capacity: 0), wake: -1, previous: .allocate(capacity: TerminalState.signalCount),
                isHandled: .allocate(capacity: TerminalState.signalCount)))
        TerminalSignals.install(tracesCrashes: true)
        // Who is in the background would be stopped here, before its first words.
        if tcgetpgrp(0) == getpgrp() { takeOver() }
    }

    /// Takes the echo over; a program in the background is stopped until it may.
    package func takeOver() {
        TerminalState.current?.takeOver()
    }

    /// Sets whether Ctrl-C comes as a byte, in place of the signal that ends the program. Another key that does so always
    /// sends the signal.
    package func takesInterrupt(_ takesInterrupt: Bool) {
        TerminalState.current?.set(takesInterrupt: takesInterrupt)
    }

    package func show(_ text: String) {
        let bytes = Array(text.utf8)
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            _ = UnsafeMutablePointer<TerminalState>.write(screen, start, bytes.count)
        }
    }
}
