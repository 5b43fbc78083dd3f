import Foundation

/// Shows pictures in their own pixels, by the protocol of a terminal that has one, over the blocks that stand for them.
struct TerminalPictures {
    /// The ways in which terminals take pictures.
    enum Way: String {
        case kitty, iterm, sixel
    }

    private var way: Way?
    /// Whether the way is the terminal's to say.
    private var isOpen = false
    private var cell = Self.usualCell
    private var shown: [PlacedPicture: Int] = [:]
    private var count = 0

    init(way: Way?) {
        self.way = way
    }

    /// The way of the terminal that the variables name, as asking it would hold the first frame; where they name none, that
    /// of sixels once the terminal says that it takes them. Within tmux and screen there is no other. `TEXTUI_PICTURES`
    /// names another, or `none`.
    init(environment: [String: String]) {
        self.init(way: Self.way(in: environment))
        isOpen = way == nil && environment["TEXTUI_PICTURES", default: ""].isEmpty
    }

    /// The pixels of a cell at a terminal that does not tell them: those of DEC's VT340.
    private static let usualCell = (width: 10, height: 20)

    /// Takes what the terminal has answered: it shows sixels.
    ///
    /// - Parameter cell: The pixels of a cell; nil where the terminal does not know.
    mutating func learnsSixels(cell: (width: Int, height: Int)?) {
        if isOpen { way = .sixel }
        if let cell { self.cell = cell }
    }

    private static func way(in environment: [String: String]) -> Way? {
        if let named = environment["TEXTUI_PICTURES"], !named.isEmpty { return Way(rawValue: named) }
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let (terminal, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
        if environment["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty") || terminal.contains("ghostty") {
            return .kitty
        }
        return ["iTerm.app", "WezTerm"].contains(program) ? .iterm : nil
    }

    /// Whether a picture that was shown has gone from cells that are not painted anew by that.
    func needsRepaint(for buffer: CellBuffer) -> Bool {
        guard way == .iterm || way == .sixel, !shown.isEmpty else { return false }
        let wanted = Set(pictures(of: buffer))
        return shown.keys.contains { !wanted.contains($0) }
    }

    /// The pictures that are shown. Below the last row of sixels terminals begin a new line, which would move the screen.
    private func pictures(of buffer: CellBuffer) -> [PlacedPicture] {
        buffer.shownPictures.filter { way != .sixel || $0.frame.maxY < buffer.rows }
    }

    /// What shows the pictures of a screen and wipes those that are not on it any more; nothing where nothing has changed.
    ///
    /// - Parameter isWhole: Whether the screen was cleared before.
    mutating func bytes(for buffer: CellBuffer, isWhole: @autoclosure () -> Bool) -> [UInt8] {
        guard let way, !buffer.pictures.isEmpty || !shown.isEmpty else { return [] }
        let wanted = pictures(of: buffer)
        var text = ""
        if isWhole() {
            if way == .kitty, !shown.isEmpty { text += "\u{1B}_Ga=d,d=A,q=2\u{1B}\\" }
            shown = [:]
        }
        for (picture, id) in shown where !wanted.contains(picture) {
            if way == .kitty { text += "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" }
            shown[picture] = nil
        }
        for picture in wanted where shown[picture] == nil {
            guard let code = code(of: picture, way, id: count + 1) else { continue }
            count += 1
            shown[picture] = count
            text += "\u{1B}[\(picture.frame.y + 1);\(picture.frame.x + 1)H\(code)"
        }
        // The cursor is where the painter left it.
        return text.isEmpty ? [] : Array("\u{1B}7\(text)\u{1B}8".utf8)
    }

    /// What shows a picture from the cursor on; nil where libpng is not installed for a way that needs it.
    private func code(of placed: PlacedPicture, _ way: Way, id: Int) -> String? {
        let frame = placed.frame
        switch way {
        case .kitty: return placed.picture.png.map { kitty($0, frame, id) }
        case .iterm: return placed.picture.png.map { iterm($0, frame) }
        case .sixel:
            let sixels = Sixels(
                placed.picture, width: frame.width * cell.width, height: frame.height * cell.height,
                on: placed.ground)
            return sixels.code
        }
    }

    /// As many bytes as kitty takes at once.
    private static let chunk = 4096

    private func kitty(_ data: Data, _ frame: CellRect, _ id: Int) -> String {
        let code = Array(data.base64EncodedString().utf8)
        var text = ""
        for start in stride(from: 0, to: code.count, by: Self.chunk) {
            let end = min(start + Self.chunk, code.count)
            let head = start == 0 ? "a=T,f=100,i=\(id),c=\(frame.width),r=\(frame.height),C=1,q=2," : ""
            let part = String(decoding: code[start..<end], as: UTF8.self)
            text += "\u{1B}_G\(head)m=\(end < code.count ? 1 : 0);\(part)\u{1B}\\"
        }
        return text
    }

    private func iterm(_ data: Data, _ frame: CellRect) -> String {
        "\u{1B}]1337;File=inline=1;size=\(data.count);width=\(frame.width);height=\(frame.height)"
            + ";preserveAspectRatio=0;doNotMoveCursor=1:\(data.base64EncodedString())\u{07}"
    }
}
