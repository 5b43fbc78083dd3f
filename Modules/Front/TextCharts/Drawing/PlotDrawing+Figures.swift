import TextUICore

/// The marks as vectors, in points of the plot: a cell is 8 wide and 16 high, a dot 4.
extension PlotDrawing {
    /// - Parameter corners: In dots.
    mutating func addLine(through corners: [CGPoint], _ mark: Mark, _ dash: [Int], _ ink: Ink) {
        guard corners.count > 1 else { return }
        let width = mark.look.stroke?.lineWidth ?? 2
        figures.append(
            .stroke(
                path(through: corners),
                StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: .round, dash: dash.map { CGFloat($0) * 4 }),
                style: ink.style, isFaint: ink.isFaint))
    }

    /// - Parameter corners: Of the two lines around the area, in dots.
    mutating func addArea(from upper: [CGPoint], to lower: [CGPoint], _ ink: Ink, _ fill: Character) {
        var path = path(through: upper + lower.reversed())
        path.closeSubpath()
        add(path, ink, fill)
    }

    /// - Parameter area: In cells.
    mutating func addArea(_ area: Raster.Area, _ ink: Ink, _ fill: Character) {
        let rect = CGRect(
            x: area.left * 8, y: area.top * 16, width: area.size.width, height: area.size.height)
        add(Path(rect), ink, fill)
    }

    /// The middle of a mark's sign, in points of the plot.
    func point(of mark: Mark) -> CGPoint? {
        guard let x = mark.x.map({ space.xMiddle($0) }) ?? Double(space.columns) / 2,
            let y = mark.y.map({ space.yMiddle($0) }) ?? Double(space.rows) / 2
        else { return nil }
        return CGPoint(x: (x + dx(mark)) * 8, y: (y + dy(mark)) * 16)
    }

    mutating func addSign(_ sign: Character, of mark: Mark, _ ink: Ink) {
        guard let point = point(of: mark) else { return }
        figures.append(.sign(sign, at: point, style: ink.style, isFaint: ink.isFaint))
    }

    /// - Parameters:
    ///   - center: In dots, as is `whole`, the radius of the chart.
    mutating func addSector(_ sector: Pie.Sector, center: CGPoint, of whole: Double) {
        let (outer, inner) = (sector.outer(of: whole), sector.inner(of: whole))
        guard outer > inner else { return }
        // Between two sectors there is a gap.
        let gap = sector.isAlone ? 0 : min(max(0.55, Double(sector.mark.angularInset ?? 0) / 4) / outer, 0.1)
        let (start, end) = (sector.start * 2 * .pi + gap, sector.end * 2 * .pi - gap)
        guard start < end else { return }
        let steps = max(2, Int((end - start) * 40))
        func arc(_ radius: Double) -> [CGPoint] {
            (0...steps).map { step in
                let angle = start + (end - start) * Double(step) / Double(steps)
                return CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
            }
        }
        addArea(from: arc(outer), to: arc(inner), sector.ink, "█")
    }

    mutating func gridLine(_ line: GridLine) {
        let length = line.isUpright ? 4 * space.rows : 2 * space.columns
        for along in stride(from: line.isDotted && line.isUpright ? 1 : 0, to: length, by: line.isDotted ? 2 : 1) {
            raster.gridDot(x: line.isUpright ? line.dot : along, y: line.isUpright ? along : line.dot)
        }
        let ends = [0, CGFloat(length)].map { end in
            line.isUpright ? CGPoint(x: line.at, y: end) : CGPoint(x: end, y: line.at)
        }
        let style = StrokeStyle(lineWidth: 1, dash: line.isDotted ? [1, 3] : [])
        figures.append(.stroke(path(through: ends), style, style: nil, isFaint: true))
    }

    private mutating func add(_ path: Path, _ ink: Ink, _ fill: Character) {
        let shares: [Character: Double] = ["░": 0.25, "▒": 0.5, "▓": 0.75]
        let opacity = ink.opacity < 1 ? ink.opacity : shares[fill] ?? 1
        figures.append(.fill(path, style: ink.style, isFaint: ink.isFaint && ink.opacity == 1, opacity: opacity))
    }

    private func path(through corners: [CGPoint]) -> Path {
        var path = Path()
        path.addLines(corners.map { CGPoint(x: $0.x * 4, y: $0.y * 4) })
        return path
    }
}
