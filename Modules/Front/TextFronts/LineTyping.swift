import Glibc
import PlainText
import Synchronization
import TextUITerminal

/// The line that is being typed at a terminal: takes bytes as they come, and shows of it what the mask lets through.
///
/// Only a line that somebody waits for is shown; what is typed ahead of that is looked at when its turn comes, with the
/// mask of that time.
final class LineTyping: Sendable {
    private struct State {
        var unread: ArraySlice<UInt8> = []
        var line = TypedLine()
        var shown = ""
        var mask = LineMask()
    }

    private let terminal: TerminalTyping
    private let state = Mutex(State())

    init?() {
        guard let terminal = TerminalTyping() else { return nil }
        self.terminal = terminal
    }

    func set(_ mask: LineMask) {
        state.withLock {
            $0.mask = mask
            show(&$0)
        }
    }

    /// Sets whether Ctrl-C is a line, in place of the signal that ends the program.
    func takesInterrupt(_ takesInterrupt: Bool) {
        terminal.takesInterrupt(takesInterrupt)
    }

    /// Shows what is typed so far, behind a prompt that was printed anew.
    func showAgain(_ mask: LineMask) {
        state.withLock {
            $0.mask = mask
            $0.shown = ""
            show(&$0)
        }
    }

    /// Waits for the line's end; nil at the end of the input.
    func next() -> String? {
        terminal.takeOver()
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let ending = state.withLock { state -> TypedLine.Ending? in
                let ending = state.line.take(&state.unread)
                show(&state)
                guard let ending else { return nil }
                terminal.show("\n")
                state.line = TypedLine()
                state.shown = ""
                return ending
            }
            switch ending {
            case .line(let text): return text
            case .interrupt: return LinesCommand.interrupt
            case .input: return nil
            case nil: break
            }
            let count = read(0, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            state.withLock { $0.unread = buffer[..<count] }
        }
    }

    /// Brings what is on the terminal to what may be seen of the line now.
    private func show(_ state: inout State) {
        let wanted = printable(state.mask.shown(state.line.text))
        let common = zip(state.shown, wanted).prefix { $0 == $1 }.count
        let gone = TextWidth.columns(of: state.shown.dropFirst(common))
        let change = String(repeating: "\u{8} \u{8}", count: gone) + wanted.dropFirst(common)
        if !change.isEmpty { terminal.show(change) }
        state.shown = wanted
    }
}
