import PlainText

/// The program's screen with what stands around it.
extension TerminalSession {
    func compose(_ frame: Frame) -> (buffer: CellBuffer, cursor: (column: Int, row: Int)?) {
        let bounds = CellRect(size: layout.size)
        var canvas = CellCanvas(buffer: CellBuffer(size: layout.size), clip: bounds)
        let writing = writing(of: frame)
        canvas.buffer.writing = writing
        drawScreen(frame, &canvas)
        for scroller in frame.scrollers where !scroller.isAcross { drawMark(of: scroller, &canvas) }
        if layout.footer > 0 { drawFooter(&canvas) }
        backdrops.add(
            canvas.buffer, at: frame.depth, of: frame.path, isWorking: frame.showsWork)
        if !frame.isLocked { shownPath = frame.path }
        if let keyHelp {
            let screen = bounds.inset(bottom: layout.footer)
            canvas.clipped(to: screen) { canvas in
                fade(&canvas)
                keyHelp.draw(in: screen, &canvas)
            }
        }
        canvas.buffer.writing = nil
        guard keyHelp == nil, let caret = keyboard.focused?.field?.caretPlace else { return (canvas.buffer, nil) }
        return (canvas.buffer, (writing.cell(caret.x + layout.margin), caret.y))
    }

    /// That of the whole screen.
    func writing(of frame: Frame) -> Writing {
        frame.writing?.isMirrored == true ? Writing(isMirrored: true, offset: layout.size.width) : Writing()
    }

    private func drawScreen(_ frame: Frame, _ canvas: inout CellCanvas) {
        guard let foreground = frame.foreground else {
            return canvas.buffer.draw(frame.buffer, x: layout.margin, y: 0, clip: canvas.clip)
        }
        // As it was drawn, also where the screen has had another size then; but for its foot.
        if let backdrop = backdrops.last(before: frame.depth, isWorking: host.isWorkingBehind) {
            var page = canvas.clip
            page.height = min(page.height, backdrop.rows) - layout.footer
            canvas.buffer.draw(backdrop, x: 0, y: 0, clip: page)
            fade(&canvas)
        }
        let rect = foreground.offset(x: layout.margin, y: 0)
        canvas.buffer.fill(rect)
        canvas.buffer.draw(frame.buffer, x: layout.margin, y: 0, clip: rect.intersection(canvas.clip))
        if frame.presented == .sheet || frame.presented == .popover {
            canvas.box(rect, style: CellStyle(attributes: .faint))
        }
    }

    /// Fades the screen behind a presented view.
    private func fade(_ canvas: inout CellCanvas) {
        canvas.buffer.restyle(canvas.clip) { style in
            CellStyle(attributes: style.attributes.subtracting([.inverse, .bold, .underline]).union(.faint))
        }
    }

    /// Draws the mark of the part of its content that a window shows.
    private func drawMark(of scroller: any Scroller, _ canvas: inout CellCanvas) {
        let window = scroller.window
        guard window.height >= 3 else { return }
        let isAtEdge = window.maxX >= layout.host.width
        let x = isAtEdge ? layout.size.width - 1 : column(beside: window, canvas.buffer)
        let height = Double(window.height)
        let position = scroller.position
        let first = min(window.height - 1, Int(position.lowerBound * height))
        let last = max(first, min(window.height - 1, Int((position.upperBound * height).rounded(.up)) - 1))
        for row in 0..<window.height {
            let isThumb = (first...last).contains(row)
            canvas.text(
                isThumb ? "┃" : "│", x: x, y: window.y + row, style: CellStyle(attributes: isThumb ? [] : .faint))
        }
    }

    /// The column of a divider beside a window, else the one beside it where nothing stands, else the window's last.
    private func column(beside window: CellRect, _ buffer: CellBuffer) -> Int {
        func isAll(_ glyph: Glyph, at column: Int) -> Bool {
            column < buffer.columns && (window.y..<window.maxY).allSatisfy { buffer[column, $0].glyph == glyph }
        }
        let beside = window.maxX + layout.margin
        let isFree = isAll(.space, at: beside)
        if isFree, isAll(.divider, at: beside + 1) { return beside + 1 }
        return isFree || isAll(.divider, at: beside) ? beside : beside - 1
    }

    private func drawFooter(_ canvas: inout CellCanvas) {
        let y = layout.size.height - 1
        let area = CellRect(x: layout.margin, y: y, width: layout.host.width, height: 1)
        let yellow = CellStyle(foreground: .yellow)
        var hints = area
        if let notice = notice.map(ArabicForms.ligated) {
            // The keys stay beside it as far as there is room.
            let taken = min(area.width, TextWidth.columns(of: notice) + 3)
            (hints.x, hints.width) = (area.x + taken, area.width - taken)
            drawHints(in: hints, &canvas)
            return canvas.clipped(to: area) { $0.text(notice, x: area.x, y: y, style: yellow) }
        }
        let mark = "◌ \(LocalizedStringKey("working").own)"
        let width = isBusy ? TextWidth.columns(of: mark) : 0
        let showsMark = isBusy && area.width >= width
        if showsMark { hints.width -= width + 2 }
        drawHints(in: hints, &canvas)
        if showsMark { canvas.text(mark, x: area.maxX - width, y: y, style: yellow) }
    }

    private func drawHints(in area: CellRect, _ canvas: inout CellCanvas) {
        KeyHints(self).draw(in: area, &canvas.buffer, known: &drawnHints)
    }
}
