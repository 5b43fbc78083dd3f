extension CellCanvas {
    /// Fills the cells whose middle lies inside a path; a point of the path is one from the frame's corner.
    mutating func fill(_ path: Path, in frame: CellRect, _ fill: CellFill, eoFill: Bool) {
        let (path, frame) = turned(path, in: frame)
        let figure = VectorFigure(
            .fill(path, eoFill: eoFill),
            style: CellStyle(
                foreground: fill.paint, attributes: fill.style.attributes.subtracting(.inverse)),
            opacity: fill.isTranslucent ? fill.opacity : 1)
        upright(in: frame) { canvas in
            canvas.showing([figure], in: frame) { $0.fillUpright(path, in: frame, fill, eoFill: eoFill) }
        }
    }

    private mutating func fillUpright(_ path: Path, in frame: CellRect, _ fill: CellFill, eoFill: Bool) {
        let lines = path.lines
        guard !lines.isEmpty else { return }
        let bounds = path.boundingRect
        let area = Self.cells(bounds, in: frame).intersection(clip)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let middle = CGPoint(
                    x: (CGFloat(x - frame.x) + 0.5) * Points.perColumn, y: (CGFloat(y - frame.y) + 0.5) * Points.perRow)
                if Path.contains(middle, in: lines, eoFill: eoFill) {
                    self.fill(CellRect(x: x, y: y, width: 1, height: 1), fill)
                }
            }
        }
    }

    /// Draws a path's lines in dots, eight to a cell. Of a faint line every other dot is drawn, so that the done part
    /// of a ring is told from the whole ring without colours too.
    mutating func stroke(_ path: Path, in frame: CellRect, style: CellStyle) {
        let (path, frame) = turned(path, in: frame)
        let figure = VectorFigure(.stroke(path, StrokeStyle(lineWidth: 2)), style: style)
        upright(in: frame) { canvas in
            canvas.showing([figure], in: frame) { $0.strokeUpright(path, in: frame, style: style) }
        }
    }

    private mutating func strokeUpright(_ path: Path, in frame: CellRect, style: CellStyle) {
        var dots: [CellPoint: UInt32] = [:]
        let area = frame.intersection(clip)
        guard !area.isEmpty else { return }
        for line in path.lines.map(\.outline) {
            for (a, b) in zip(line, line.dropFirst()) {
                let reach = max(abs(b.x - a.x), abs(b.y - a.y))
                guard reach.isFinite else { continue }
                let steps = Int(max(1, min(4096, (reach / 2).rounded(.up))))
                for step in 0...steps {
                    let share = CGFloat(step) / CGFloat(steps)
                    let point = CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
                    mark(point, in: frame, isFaint: style.attributes.contains(.faint), &dots)
                }
            }
        }
        for (place, bits) in dots where area.contains(place) {
            guard let scalar = Unicode.Scalar(0x2800 + bits) else { continue }
            line(String(Character(scalar)), x: place.x, y: place.y, style: style)
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
