import TextUICore

extension PlotDrawing {
    mutating func drawPoint(_ mark: Mark, dense: Bool) {
        guard let place = cell(of: mark) else { return }
        guard !mark.look.hidesSymbol else { return keep(mark, area(of: place)) }
        let ink = model.series.ink(of: mark)
        if dense, mark.look.symbolView == nil { addSign("·", of: mark, ink) }
        if dense, let x = mark.x.flatMap(space.xMiddle), let y = mark.y.flatMap(space.yMiddle) {
            raster.dot(
                x: min(2 * space.columns - 1, Int(x * 2)), y: min(4 * space.rows - 1, Int(y * 4)), ink: ink)
        } else if mark.look.symbolView == nil {
            drawSign(sign(of: mark), of: mark, at: place, ink)
        }
        keep(mark, area(of: place))
    }

    /// Draws the sign of a mark, or in its place that of the program's own.
    mutating func drawSign(_ sign: Character, of mark: Mark, at place: (x: Int, y: Int), _ ink: Ink) {
        guard !mark.look.hidesSymbol, !drawOwnSign(of: mark, ink) else { return }
        addSign(sign, of: mark, ink)
        raster.put(sign, x: place.x, y: place.y, ink: ink)
    }

    /// Draws a sign of the program's own; false where there is none, or it is too small to be told.
    private mutating func drawOwnSign(of mark: Mark, _ ink: Ink) -> Bool {
        guard let outline = mark.look.symbolPath, let point = point(of: mark) else { return false }
        let side = (signArea(of: mark) ?? Self.usualSignArea).squareRoot()
        guard side.isFinite else { return false }
        let path = outline(CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side))
        let dots = path.covered(columns: 2 * space.columns, rows: 4 * space.rows, of: 4)
        guard dots.count > 1 else { return false }
        for dot in dots { raster.dot(x: dot.x, y: dot.y, ink: ink) }
        figures.append(.fill(path, style: ink.style, isFaint: ink.isFaint))
        return true
    }

    /// In square points.
    private static let usualSignArea: CGFloat = 36

    func sign(of mark: Mark) -> Character {
        let symbol = model.series.symbol(of: mark)
        if symbol == .circle, let area = signArea(of: mark) { return area < 10 ? "·" : area < 40 ? "•" : "●" }
        if let size = mark.look.symbolSizeBy?.value {
            guard symbol == .circle, let number = size.number, let sizes = model.sizes,
                sizes.lowerBound < sizes.upperBound
            else { return symbol.sign }
            let share = (number - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
            return ["·", "•", "●"][Int(min(2, share * 3))]
        }
        return symbol.sign
    }

    /// The area of a mark's sign that the program has named, by itself or by a scale.
    private func signArea(of mark: Mark) -> CGFloat? {
        guard let value = mark.look.symbolSizeBy?.value else { return mark.look.symbolSize }
        return model.configuration.symbolSizes?.area(of: value, among: model.sizes, model.sizeNames)
    }

    mutating func drawRule(_ mark: Mark) {
        guard mark.isPlottable else { return }
        let ink = model.series.ink(of: mark)
        let isDashed = mark.look.stroke.map { !$0.dash.isEmpty } ?? false
        if let y = mark.y.flatMap(space.yMiddle), mark.yStart == nil {
            let row = y + dy(mark)
            guard row >= 0, row <= Double(space.rows) else { return }
            let start = mark.xStart.flatMap(space.xMiddle) ?? 0
            let end = mark.xEnd.flatMap(space.xMiddle) ?? Double(space.columns)
            addLine(
                through: [CGPoint(x: min(start, end) * 2, y: row * 4), CGPoint(x: max(start, end) * 2, y: row * 4)],
                mark, isDashed ? [4, 2] : [], ink)
            let dots = min(4 * space.rows - 1, Int((row * 4).rounded(.down)))
            ruleLevel(row: dots, from: min(start, end), to: max(start, end), ink, isDashed)
            let line = Double(min(Int(row), space.rows - 1))
            keep(mark, .init(left: min(start, end), right: max(start, end), top: line, bottom: line + 1))
        } else if let x = mark.x.flatMap(space.xMiddle) {
            let left = x + dx(mark)
            guard left >= 0, left <= Double(space.columns) else { return }
            let column = min(Int(left), space.columns - 1)
            let start = mark.yStart.flatMap(space.yMiddle) ?? 0
            let end = mark.yEnd.flatMap(space.yMiddle) ?? Double(space.rows)
            addLine(
                through: [CGPoint(x: left * 2, y: min(start, end) * 4), CGPoint(x: left * 2, y: max(start, end) * 4)],
                mark, isDashed ? [4, 2] : [], ink)
            let rows =
                Int(
                    min(start, end).rounded())..<max(
                    Int(min(start, end).rounded()) + 1, Int(max(start, end).rounded()))
            for y in rows.clamped(to: 0..<max(0, space.rows)) {
                let sign: Character = isDashed ? "╎" : "│"
                if raster.isFree(x: column, y: y, but: sign) {
                    raster.put(sign, x: column, y: y, ink: ink)
                } else {
                    for dot in 0..<4 { raster.dot(x: 2 * column, y: 4 * y + dot, ink: ink) }
                }
            }
            keep(
                mark,
                .init(
                    left: Double(column), right: Double(column + 1), top: Double(rows.lowerBound),
                    bottom: Double(rows.upperBound)))
        }
    }

    /// A level line in dots, where it belongs within its row.
    mutating func ruleLevel(row: Int, from left: Double, to right: Double, _ ink: Ink, _ isDashed: Bool) {
        let first = max(0, Int((left * 2).rounded()))
        let last = min(2 * space.columns, max(first + 1, Int((right * 2).rounded())))
        guard first < last else { return }
        for x in first..<last where !isDashed || x % 6 < 4 { raster.dot(x: x, y: row, ink: ink) }
    }

    mutating func drawRectangle(_ index: Int, _ mark: Mark) {
        guard mark.isPlottable else { return }
        let ink = model.series.ink(of: mark)
        func extent(
            _ value: Datum?, _ start: Datum?, _ end: Datum?, _ dimension: MarkDimension, per cell: Double,
            whole: Double,
            _ extent: (Datum) -> ClosedRange<Double>?, _ middle: (Datum) -> Double?
        ) -> ClosedRange<Double>? {
            if let start = start.flatMap(middle), let end = end.flatMap(middle) {
                return min(start, end)...max(start, end)
            }
            guard let value else { return 0...whole }
            let room = extent(value)
            guard let center = middle(value) else { return nil }
            let length = dimension.cells(of: room.map { $0.upperBound - $0.lowerBound } ?? 1, per: cell)
            if let room, length == nil { return room }
            return center - (length ?? 1) / 2...center + (length ?? 1) / 2
        }
        guard
            let across = extent(
                mark.x, mark.xStart, mark.xEnd, mark.width, per: 8, whole: Double(space.columns), space.xExtent,
                space.xMiddle),
            let down = extent(
                mark.y, mark.yStart, mark.yEnd, mark.height, per: 16, whole: Double(space.rows), space.yExtent,
                space.yMiddle)
        else { return }
        let left = Int((across.lowerBound + dx(mark)).rounded())
        let right = max(left + 1, Int((across.upperBound + dx(mark)).rounded()))
        let (top, bottom) = (down.lowerBound + dy(mark), down.upperBound + dy(mark))
        let isBand = mark.y == nil || space.y.isCategory
        let fill = model.series.fill(of: mark, ink)
        addArea(
            .init(
                left: across.lowerBound + dx(mark), right: across.upperBound + dx(mark), top: top, bottom: bottom),
            ink, fill)
        raster.fillUpright(
            columns: left..<right, top: isBand ? top.rounded() : top,
            bottom: isBand ? max(bottom.rounded(), top.rounded() + 1) : bottom, ink: ink,
            fill: fill)
        keep(mark, .init(left: Double(left), right: Double(right), top: top, bottom: bottom))
    }

    mutating func drawSectors() {
        let pie = Pie(model)
        guard !pie.sectors.isEmpty else { return }
        let (width, height) = (Double(2 * space.columns), Double(4 * space.rows))
        let center = (x: width / 2, y: height / 2)
        let whole = min(width, height) / 2
        for y in 0..<4 * space.rows {
            for x in 0..<2 * space.columns {
                let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
                let distance = (dx * dx + dy * dy).squareRoot()
                guard distance <= whole else { continue }
                var angle = atan2(dx, -dy) / (2 * .pi)
                if angle < 0 { angle += 1 }
                guard let sector = pie.sector(at: angle), sector.covers(distance, angle, of: whole) else { continue }
                if Pattern.dot(sector.ink.series, x: x, y: y) { raster.dot(x: x, y: y, ink: sector.ink) }
            }
        }
        for sector in pie.sectors {
            addSector(sector, center: CGPoint(x: center.x, y: center.y), of: whole)
            let angle = (sector.start + sector.end) * .pi
            let reach = (sector.outer(of: whole) + sector.inner(of: whole)) / 2
            let (x, y) = ((center.x + reach * sin(angle)) / 2, (center.y - reach * cos(angle)) / 4)
            keep(sector.mark, .init(left: x, right: x, top: y, bottom: y))
        }
    }
}
