import PlainText
import TextUITerminal

/// All keys, before the screen until one is pressed.
@MainActor
struct KeyHelp {
    /// A key and what it does; below it what has no room beside it.
    private let rows: [(key: String, meaning: String)]
    private var top = 0
    private var height = 1

    init(_ session: TerminalSession) {
        var rows: [(key: LocalizedStringKey, meaning: LocalizedStringKey)] = [
            ("↑ ↓ ← →", "move"), ("Tab, Shift-Tab", "next, previous"), ("Enter, Space", "press"),
            ("Esc, Ctrl-B", "back, close"), ("PgUp PgDn", "a page further"), ("Home, End", "to the first, the last"),
            ("letters", "to what begins with them"), ("← →, + −", "change a value"),
            (".", "what else can be done with a row"), ("Del", "delete a row"),
            ("Alt-↑, Alt-↓", "move a row up, down"),
        ]
        if session.frame.controls.contains(where: { $0.region == .search }) { rows.append(("/", "search")) }
        if session.host.frontChrome.refresh != nil { rows.append(("Ctrl-R", "fetch anew")) }
        if session.keyboard.hasTabs { rows.append(("Ctrl-PgUp PgDn, Alt-1", "the tab before, after, the first")) }
        let own = session.shortcuts
        if !own.isEmpty {
            rows += [("", ""), ("here", "")] + own.map { ("\($0.key)", "\($0.meaning)") } + [("", "")]
        }
        rows += [
            ("?, F1", "these keys"), ("Ctrl-L", "draw again"), ("Ctrl-Z", "suspend"), ("Ctrl-C", "leave"), ("", ""),
            ("in a field", ""), ("Ctrl-A, Ctrl-E", "to its start, its end"), ("Alt-B, Alt-F", "a word back, on"),
            ("Ctrl-W, Alt-D", "delete a word"), ("Ctrl-U, Ctrl-K", "delete to the start, the end"),
            ("Ctrl-Y", "insert what was deleted"),
        ]
        let words = rows.map { (key: $0.key.own, meaning: $0.meaning.own) }
        keys = words.map { TextWidth.columns(of: $0.key) }.max() ?? 0
        let room = max(1, session.layout.size.width - keys - Self.border)
        self.rows = words.flatMap { row in
            let lines = TextWrapping.lines([TextRun(row.meaning)], width: room).map { $0.runs.map(\.text).joined() }
            return lines.enumerated().map { (key: $0 == 0 ? row.key : "", meaning: $1) }
        }
        height = max(1, session.layout.size.height - session.layout.footer - 2)
    }

    /// The columns that the box and the spaces in it take.
    private static let border = 7
    private let keys: Int

    /// Whether there are more keys than room.
    var isCut: Bool { rows.count > height }

    /// Returns the help after a key: the arrows scroll it, any other key closes it.
    func after(_ key: TerminalKey) -> KeyHelp? {
        switch key.code {
        case .down: scrolled(by: 1)
        case .up: scrolled(by: -1)
        case .pageDown: scrolled(by: height)
        case .pageUp: scrolled(by: -height)
        default: nil
        }
    }

    /// Returns the help as far down as another.
    func scrolled(like other: KeyHelp) -> KeyHelp { scrolled(by: other.top) }

    func scrolled(by step: Int) -> KeyHelp {
        var help = self
        help.top = max(0, min(rows.count - height, top + step))
        return help
    }

    func draw(in area: CellRect, _ canvas: inout CellCanvas) {
        let meanings = rows.map { TextWidth.columns(of: $0.meaning) }.max() ?? 0
        let size = CellSize(
            width: min(area.width, keys + meanings + Self.border), height: min(area.height, rows.count + 2))
        let frame = Alignment.center.place(size, in: area)
        canvas.buffer.fill(frame)
        canvas.box(frame, style: CellStyle(attributes: .faint))
        canvas.text(
            " \(LocalizedStringKey("Keys").own) ", x: frame.x + 2, y: frame.y, style: CellStyle(attributes: .bold))
        let inside = frame.inset(top: 1, leading: 2, bottom: 1, trailing: 2)
        canvas.clipped(to: inside) { canvas in
            for (index, row) in rows.dropFirst(top).enumerated() {
                canvas.text(row.key, x: inside.x, y: inside.y + index, style: CellStyle(attributes: .bold))
                canvas.text(row.meaning, x: inside.x + keys + 3, y: inside.y + index)
            }
        }
    }
}
