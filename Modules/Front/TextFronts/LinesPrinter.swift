import Glibc
import PlainText

/// Frames as plain lines, and a prompt.
struct LinesPrinter: FramePrinter {
    let isInteractive: Bool
    let colors: ColorDepth

    func show(_ frame: Frame, _ occasion: FrameOccasion) -> Bool {
        var text = ""
        // What comes unasked stands apart from the prompt that waits.
        if occasion == .unasked { text += "\n" }
        let count = frame.lines.count
        for row in 0..<count {
            text += colors == .none ? frame.buffer.line(row) : frame.buffer.ansi(line: row, colors: colors)
            text += "\n"
        }
        if frame.hasMore || frame.hasLess {
            text +=
                [frame.hasMore ? "more" : nil, frame.hasLess ? "less" : nil].compactMap { $0 }.joined(separator: ", ")
                + "\n"
        }
        text += "\n"
        if occasion == .busy { text += "◌ \(LocalizedStringKey("working").own)\n" }
        if occasion == .unasked { text += "> " }
        return Output.write(text)
    }

    func refuse(_ error: CommandError, id: JSONValue?) -> Bool {
        Output.write("? \(error.message)\n")
    }

    func prompt() {
        Output.write(isInteractive ? "> " : "> \n")
    }

    /// Clears a terminal and what it keeps above its window.
    func conceal() {
        guard isInteractive, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
        Output.write("\u{1B}[H\u{1B}[2J\u{1B}[3J")
    }

    func key(of frame: Frame) -> String { frame.text }
}
