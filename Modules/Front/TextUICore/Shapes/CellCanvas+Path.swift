extension CellCanvas {
    /// Fills the cells whose middle lies inside a path; a point of the path is one from the frame's corner.
    mutating func fill(_ path: Path, in frame: CellRect, _ fill: CellFill, eoFill: Bool) {
        let (path, frame) = turned(path, in: frame)
        let figure = fill.figure(of: path, eoFill: eoFill)
        upright(in: frame) { canvas in
            canvas.showing([figure], in: frame) { $0.fillUpright(path, in: frame, fill, eoFill: eoFill) }
        }
    }

    private mutating func fillUpright(_ path: Path, in frame: CellRect, _ fill: CellFill, eoFill: Bool) {
        for cell in Self.cells(within: path, in: frame, clip, eoFill: eoFill) { self.fill(cell, fill) }
    }

    /// The cells whose middle lies inside a path, as far as they are seen.
    static func cells(within path: Path, in frame: CellRect, _ seen: CellRect, eoFill: Bool) -> [CellRect] {
        let lines = path.lines
        guard !lines.isEmpty else { return [] }
        return cells(path.boundingRect, in: frame).intersection(seen).cells.filter { cell in
            let middle = CGPoint(
                x: (CGFloat(cell.x - frame.x) + 0.5) * Points.perColumn,
                y: (CGFloat(cell.y - frame.y) + 0.5) * Points.perRow)
            return Path.contains(middle, in: lines, eoFill: eoFill)
        }
    }

    /// Draws a path's lines in dots, eight to a cell. Of a faint line every other dot is drawn, so that the done part
    /// of a ring is told from the whole ring without colours too.
    mutating func stroke(_ path: Path, _ stroke: StrokeStyle, in frame: CellRect, pen: Pen) {
        let (path, frame) = turned(path, in: frame)
        let stroke = stroke.ofCells
        let figures = pen.paint.map { [VectorFigure(.stroke(path, stroke), $0, opacity: 1, clips: [])] } ?? []
        upright(in: frame) { canvas in
            canvas.showing(figures, in: frame) { $0.strokeUpright(path, stroke, in: frame, pen: pen) }
        }
    }

    private mutating func strokeUpright(_ path: Path, _ stroke: StrokeStyle, in frame: CellRect, pen: Pen) {
        var dots: [CellPoint: UInt32] = [:]
        let area = frame.intersection(clip)
        guard !area.isEmpty else { return }
        for line in path.lines.flatMap({ $0.dashed(stroke) }) {
            for (a, b) in zip(line, line.dropFirst()) {
                let reach = max(abs(b.x - a.x), abs(b.y - a.y))
                guard reach.isFinite else { continue }
                let steps = Int(max(1, min(4096, (reach / 2).rounded(.up))))
                for step in 0...steps {
                    let share = CGFloat(step) / CGFloat(steps)
                    let point = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
                    mark(point, in: frame, isFaint: pen.isFaint, &dots)
                }
            }
        }
        for (place, bits) in dots where area.contains(place) {
            guard let scalar = Unicode.Scalar(0x2800 + bits) else { continue }
            line(String(Character(scalar)), x: place.x, y: place.y, pen: pen)
        }
    }

    /// The dots of a cell stand in two columns of four, numbered as in Braille.
    private static let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

    private func mark(_ point: CGPoint, in frame: CellRect, isFaint: Bool, _ dots: inout [CellPoint: UInt32]) {
        guard abs(point.x) < 1e6, abs(point.y) < 1e6 else { return }
        // The far edges belong to the last dot, so that a line along them is seen.
        let width = CGFloat(frame.width) * Points.perColumn
        let height = CGFloat(frame.height) * Points.perRow
        let x = Int(((point.x == width ? point.x - 1 : point.x) / 4).rounded(.down))
        let y = Int(((point.y == height ? point.y - 1 : point.y) / 4).rounded(.down))
        guard x >= 0, y >= 0, !isFaint || (x + y).isMultiple(of: 2) else { return }
        dots[CellPoint(x: frame.x + x / 2, y: frame.y + y / 4), default: 0] |= Self.bits[x % 2][y % 4]
    }

    private static func cells(_ rect: CGRect, in frame: CellRect) -> CellRect {
        func clamp(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(max(-1e6, min(1e6, value))) }
        let (left, top) = (
            clamp((rect.minX / Points.perColumn).rounded(.down)), clamp((rect.minY / Points.perRow).rounded(.down))
        )
        let (right, bottom) = (
            clamp((rect.maxX / Points.perColumn).rounded(.up)), clamp((rect.maxY / Points.perRow).rounded(.up))
        )
        return CellRect(x: frame.x + left, y: frame.y + top, width: right - left, height: bottom - top)
    }
}

extension CellFill {
    /// The figure of a path that is filled with this.
    func figure(of path: Path, eoFill: Bool = false) -> VectorFigure {
        VectorFigure(
            .fill(path, eoFill: eoFill),
            style: CellStyle(foreground: paint, attributes: style.attributes.subtracting(.inverse)),
            opacity: isTranslucent ? opacity : 1)
    }
}

extension StrokeStyle {
    /// A line of one width, whose dashes and gaps are long enough to be seen in dots of 4 points.
    fileprivate var ofCells: StrokeStyle {
        guard isDashed, let shortest = dash.filter({ $0 > 0 }).min() else { return StrokeStyle(lineWidth: 2) }
        let growth = max(1, 8 / shortest)
        return StrokeStyle(
            lineWidth: 2, lineCap: lineCap, dash: dash.map { $0 * growth }, dashPhase: dashPhase * growth)
    }
}
