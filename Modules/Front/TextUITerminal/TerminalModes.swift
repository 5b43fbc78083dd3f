/// The modes that a full-screen program asks of a terminal, and their withdrawal.
enum TerminalModes {
    /// The alternate screen, no wrapping at the edge, buttons and wheel of the mouse with their cells, marked pastes,
    /// and text left in the order in which it comes.
    static let enter = Array(
        "\u{1B}[22;2t\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[8l".utf8)

    /// The questions after the colour behind the text and after the kind of terminal. Every terminal answers the
    /// second, so that nobody waits for an answer to the first that will not come.
    static let questions = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

    /// The modes' withdrawal; first of all it ends a frame that was being painted.
    static let leave = Array(
        ("\u{1B}[?2026l\u{1B}[m\u{1B}[8h\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
            + "\u{1B}[23;2t").utf8)
}
