import TextUI

/// Draws the marks of a chart into the cells of its plot.
@MainActor
struct PlotDrawing {
    /// A view beside something that was drawn, in cells of the plot.
    struct Beside {
        let annotation: Annotation
        let area: Raster.Area
    }

    let model: ChartModel
    let space: PlotSpace
    private(set) var raster: Raster
    private(set) var besides: [Beside] = []
    private var drawn: Set<ChartSeries.LineKey> = []

    init(_ model: ChartModel, _ space: PlotSpace) {
        self.model = model
        self.space = space
        raster = Raster(columns: space.columns, rows: space.rows)
    }

    mutating func drawMarks() {
        let dense = isDense
        for (index, mark) in model.marks.enumerated() {
            switch mark.kind {
            case .bar: drawBar(index, mark)
            case .line: drawLine(mark)
            case .area: drawArea(mark)
            case .point: drawPoint(mark, dense: dense)
            case .rule: drawRule(mark)
            case .rectangle: drawRectangle(index, mark)
            case .sector: break
            }
        }
        drawSectors()
    }

    mutating func gridDot(x: Int, y: Int) {
        raster.gridDot(x: x, y: y)
    }

    mutating func keep(_ mark: Mark, _ area: Raster.Area) {
        guard area.right >= 0, area.left <= Double(space.columns), area.bottom >= 0, area.top <= Double(space.rows)
        else { return }
        if let view = mark.look.symbolView {
            let sign = Annotation(position: .overlay, alignment: .center, spacing: nil, content: view)
            besides.append(Beside(annotation: sign, area: area))
        }
        for annotation in mark.look.annotations { besides.append(Beside(annotation: annotation, area: area)) }
    }

    private func dx(_ mark: Mark) -> Double { Double(mark.look.offsetX) / 8 }
    private func dy(_ mark: Mark) -> Double { Double(mark.look.offsetY) / 16 }

    /// The cells of a bar across its length, in the room of its place.
    private func breadth(_ mark: Mark, _ dimension: MarkDimension, per cell: Double) -> (
        first: Int, count: Int
    )? {
        guard let place = mark.place else {
            let whole = Double(mark.isUpright ? space.columns : space.rows)
            let count = max(1, Int((dimension.cells(of: whole, per: cell) ?? whole * 0.4).rounded()))
            return (Int(((whole - Double(count)) / 2).rounded()), count)
        }
        let extent = mark.isUpright ? space.xExtent(place) : space.yExtent(place)
        guard let middle = evenMiddle(place, mark) ?? (mark.isUpright ? space.xMiddle(place) : space.yMiddle(place))
        else { return nil }
        let room =
            extent.map { ($0.upperBound - $0.lowerBound) * model.usualShare(of: place, upright: mark.isUpright) }
            ?? ownRoom(mark, place)
        let asked = dimension.cells(of: room, per: cell)
        let isBin = place.end != nil && place.unit == nil
        var count = max(1, Int((asked ?? Self.breadth(in: room, isBin: isBin)).rounded()))
        guard let group = mark.look.positionBy?.value, let index = model.groups.firstIndex(of: group),
            model.groups.count > 1
        else {
            return ((middle - Double(count) / 2).cell, count)
        }
        guard !isCrowded(mark) else { return ((middle - 0.5).cell, 1) }
        let each = max(1, (room >= 2 ? Int((room - 1).rounded(.down)) : count) / model.groups.count)
        count = asked == nil ? each : max(1, count / model.groups.count)
        let first = (middle - Double(count * model.groups.count) / 2).cell
        return (first + index * count, count)
    }

    /// Whether there is less than a cell for each bar of a group: then all that is drawn of them is where they end, since
    /// bars on top of each other would look like a stack.
    private func isCrowded(_ mark: Mark) -> Bool {
        guard mark.look.positionBy != nil, model.groups.count > 1, let place = mark.place else { return false }
        let extent = mark.isUpright ? space.xExtent(place) : space.yExtent(place)
        return (extent.map { $0.upperBound - $0.lowerBound } ?? ownRoom(mark, place)) < Double(model.groups.count)
    }

    /// The middle of a day among days that are all drawn as wide, though the clocks may make one shorter.
    private func evenMiddle(_ place: Datum, _ mark: Mark) -> Double? {
        guard place.unit != nil, let start = place.value.number, mark.isUpright,
            let count = model.extents(on: \.x, of: space.x)
        else { return nil }
        let scale = space.x
        let index = ((start - scale.low) / (scale.high - scale.low) * Double(count)).rounded()
        let position = (index + 0.5) / Double(count)
        return space.x(at: scale.isReversed ? 1 - position : position)
    }

    /// The room of a bar that stands at a number or an instant.
    private func ownRoom(_ mark: Mark, _ place: Datum) -> Double {
        guard let number = place.value.number else { return 1 }
        let gap = model.gap(mark)
        let ends =
            mark.isUpright
            ? (space.x(number: number), space.x(number: number + gap))
            : (space.y(number: number), space.y(number: number + gap))
        guard let first = ends.0, let last = ends.1 else { return 1 }
        return abs(last - first)
    }

    /// The cells that a bar takes of its place; the rest is the gap to the next one.
    static func breadth(in room: Double, isBin: Bool) -> Double {
        let cells = (room + 1e-6).rounded(.down)
        if cells < 2 { return 1 }
        if isBin { return cells < 4 ? cells : cells - 1 }
        return cells - max(1, (cells * 0.25).rounded(.down))
    }

    private mutating func drawBar(_ index: Int, _ mark: Mark) {
        guard let span = model.spans[index] else { return }
        let ink = model.series.ink(of: mark)
        let fill = model.series.fill(of: mark, ink)
        if isCrowded(mark) { return drawEnd(of: span.end, mark, ink, fill) }
        if mark.isUpright {
            guard let place = breadth(mark, mark.width, per: 8), let start = edge(y: span.start),
                let end = edge(y: span.end)
            else { return }
            let first = place.first + Int(dx(mark).rounded())
            let (top, bottom) = (min(start, end) + dy(mark), max(start, end) + dy(mark))
            let isTip = !mark.isStacked || model.tips.contains(index)
            let isDown = span.end < span.start
            raster.fillUpright(
                columns: first..<first + place.count, top: isTip && !isDown ? top : snapped(top, mark),
                bottom: isTip && isDown ? bottom : snapped(bottom, mark), ink: ink, fill: fill,
                isPart: mark.isStacked && span.start != 0)
            keep(mark, .init(left: Double(first), right: Double(first + place.count), top: top, bottom: bottom))
        } else {
            guard let place = breadth(mark, mark.height, per: 16), let start = edge(x: span.start),
                let end = edge(x: span.end)
            else { return }
            let first = place.first + Int(dy(mark).rounded())
            let (left, right) = (min(start, end) + dx(mark), max(start, end) + dx(mark))
            let isTip = !mark.isStacked || model.tips.contains(index)
            let isDown = span.end < span.start
            raster.fillLevel(
                rows: first..<first + place.count, left: isTip && isDown ? left : snapped(left, mark),
                right: isTip && !isDown ? right : snapped(right, mark), ink: ink, fill: fill)
            keep(mark, .init(left: left, right: right, top: Double(first), bottom: Double(first + place.count)))
        }
    }

    private mutating func drawEnd(of number: Double, _ mark: Mark, _ ink: Ink, _ fill: Character) {
        guard let place = breadth(mark, .automatic, per: 1)?.first,
            let end = mark.isUpright ? edge(y: number) : edge(x: number)
        else { return }
        let cell =
            mark.isUpright
            ? (x: place, y: min(space.rows - 1, Int(end))) : (x: min(space.columns - 1, Int(end)), y: place)
        raster.put(fill, x: cell.x, y: cell.y, ink: ink)
        keep(mark, area(of: cell))
    }

    /// Where a length ends; on a scale without zero, a bar begins at its end.
    private func edge(y number: Double) -> Double? {
        space.y(number: number) ?? (number <= 0 ? Double(space.rows) : nil)
    }

    private func edge(x number: Double) -> Double? { space.x(number: number) ?? (number <= 0 ? 0 : nil) }

    /// Parts of a stack meet between cells, so that no cell has two of them; its tip is as fine as others.
    private func snapped(_ edge: Double, _ mark: Mark) -> Double { mark.isStacked ? edge.rounded() : edge }

    private func points(of key: ChartSeries.LineKey) -> [[CGPoint]] {
        var parts: [[CGPoint]] = [[]]
        for mark in model.marks where mark.kind == .line && ChartSeries.LineKey(mark) == key {
            guard mark.isPlottable, let x = mark.x.flatMap(space.xMiddle), let y = mark.y.flatMap(space.yMiddle) else {
                if !parts[parts.count - 1].isEmpty { parts.append([]) }
                continue
            }
            parts[parts.count - 1].append(CGPoint(x: (x + dx(mark)) * 2, y: (y + dy(mark)) * 4))
        }
        return parts
    }

    private mutating func drawLine(_ mark: Mark) {
        let key = ChartSeries.LineKey(mark)
        if drawn.insert(key).inserted {
            let ink = model.series.ink(of: mark)
            let isSet = model.series.dashes(of: mark)
            for part in points(of: key) {
                if part.count == 1 {
                    raster.dot(x: Int(part[0].x), y: min(4 * space.rows - 1, Int(part[0].y)), ink: ink)
                }
                let curve = Curve(points: part, method: mark.look.interpolation ?? .linear)
                raster.draw(curve.corners, ink: ink, isSet: isSet)
            }
            let marks = model.marks.filter { $0.kind == .line && ChartSeries.LineKey($0) == key }
            for mark in marks where mark.isPlottable {
                guard let place = cell(of: mark) else { continue }
                if mark.look.hasSymbol {
                    raster.put(model.series.symbol(of: mark).sign, x: place.x, y: place.y, ink: ink)
                }
                keep(mark, area(of: place))
            }
        }
    }

    private func cell(of mark: Mark) -> (x: Int, y: Int)? {
        guard mark.isPlottable else { return nil }
        let middle = (x: Double(space.columns) / 2, y: Double(space.rows) / 2)
        guard let x = mark.x.map({ space.xMiddle($0) }) ?? middle.x,
            let y = mark.y.map({ space.yMiddle($0) }) ?? middle.y
        else { return nil }
        let (left, top) = (x + dx(mark), y + dy(mark))
        guard left >= 0, left <= Double(space.columns), top >= 0, top <= Double(space.rows) else { return nil }
        return (min(Int(left), space.columns - 1), min(Int(top), space.rows - 1))
    }

    private func area(of cell: (x: Int, y: Int)) -> Raster.Area {
        .init(left: Double(cell.x), right: Double(cell.x + 1), top: Double(cell.y), bottom: Double(cell.y + 1))
    }

    /// Whether there are so many points of one kind that each is a dot.
    private var isDense: Bool {
        let points = model.marks.filter { $0.kind == .point }
        guard points.count > max(40, space.columns * space.rows / 8) else { return false }
        return points.allSatisfy { !$0.look.hasSymbol && $0.look.symbolSizeBy == nil }
            && Set(points.map { $0.look.styleBy?.value }).count <= 1
    }

    private mutating func drawPoint(_ mark: Mark, dense: Bool) {
        guard let place = cell(of: mark) else { return }
        let ink = model.series.ink(of: mark)
        if dense, let x = mark.x.flatMap(space.xMiddle), let y = mark.y.flatMap(space.yMiddle) {
            raster.dot(
                x: min(2 * space.columns - 1, Int(x * 2)), y: min(4 * space.rows - 1, Int(y * 4)), ink: ink)
        } else if mark.look.symbolView == nil {
            raster.put(sign(of: mark), x: place.x, y: place.y, ink: ink)
        }
        keep(mark, area(of: place))
    }

    private func sign(of mark: Mark) -> Character {
        let symbol = model.series.symbol(of: mark)
        if let size = mark.look.symbolSizeBy?.value {
            guard symbol == .circle, let number = size.number, let sizes = model.sizes,
                sizes.lowerBound < sizes.upperBound
            else { return symbol.sign }
            let share = (number - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
            return ["·", "•", "●"][Int(min(2, share * 3))]
        }
        if symbol == .circle, let size = mark.look.symbolSize { return size < 10 ? "·" : size < 40 ? "•" : "●" }
        return symbol.sign
    }

    private mutating func drawRule(_ mark: Mark) {
        guard mark.isPlottable else { return }
        let ink = model.series.ink(of: mark)
        let isDashed = mark.look.stroke.map { !$0.dash.isEmpty } ?? false
        if let y = mark.y.flatMap(space.yMiddle), mark.yStart == nil {
            let row = y + dy(mark)
            guard row >= 0, row <= Double(space.rows) else { return }
            let start = mark.xStart.flatMap(space.xMiddle) ?? 0
            let end = mark.xEnd.flatMap(space.xMiddle) ?? Double(space.columns)
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
            let rows =
                Int(
                    min(start, end).rounded())..<max(
                    Int(min(start, end).rounded()) + 1, Int(max(start, end).rounded()))
            for y in rows {
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
    private mutating func ruleLevel(row: Int, from left: Double, to right: Double, _ ink: Ink, _ isDashed: Bool) {
        let first = max(0, Int((left * 2).rounded()))
        let last = min(2 * space.columns, max(first + 1, Int((right * 2).rounded())))
        guard first < last else { return }
        for x in first..<last where !isDashed || x % 6 < 4 { raster.dot(x: x, y: row, ink: ink) }
    }

    private mutating func drawRectangle(_ index: Int, _ mark: Mark) {
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
        raster.fillUpright(
            columns: left..<right, top: isBand ? top.rounded() : top,
            bottom: isBand ? max(bottom.rounded(), top.rounded() + 1) : bottom, ink: ink,
            fill: model.series.fill(of: mark, ink))
        keep(mark, .init(left: Double(left), right: Double(right), top: top, bottom: bottom))
    }

    private mutating func drawArea(_ mark: Mark) {
        let key = ChartSeries.LineKey(mark)
        guard drawn.insert(key).inserted else { return }
        let ink = model.series.ink(of: mark)
        let fill = model.series.fill(of: mark, ink)
        var upper: [[CGPoint]] = [[]]
        var lower: [[CGPoint]] = [[]]
        var isTip = !mark.isStacked
        for (index, mark) in model.marks.enumerated() where mark.kind == .area && ChartSeries.LineKey(mark) == key {
            guard mark.isPlottable, let span = model.spans[index], let x = mark.x.flatMap(space.xMiddle),
                let start = edge(y: span.start), let end = edge(y: span.end)
            else {
                if !upper[upper.count - 1].isEmpty {
                    upper.append([])
                    lower.append([])
                }
                continue
            }
            if model.tips.contains(index) { isTip = true }
            upper[upper.count - 1].append(CGPoint(x: x * 2, y: end * 4))
            lower[lower.count - 1].append(CGPoint(x: x * 2, y: start * 4))
            keep(mark, .init(left: x, right: x + 1, top: min(start, end), bottom: max(start, end)))
        }
        let method = mark.look.interpolation ?? .linear
        for (upper, lower) in zip(upper, lower) where !upper.isEmpty {
            let top = Curve(points: upper, method: method).corners
            let bottom = Curve(points: lower, method: method).corners
            let first = Int(((upper.map(\.x).min() ?? 0) / 2).rounded(.down))
            let last = Int(((upper.map(\.x).max() ?? 0) / 2).rounded(.up))
            for column in max(0, first)..<max(max(0, first) + 1, min(space.columns, last)) {
                let middle = CGFloat(2 * column + 1)
                guard let a = Self.height(of: top, at: middle), let b = Self.height(of: bottom, at: middle) else {
                    continue
                }
                raster.fillUpright(
                    columns: column..<column + 1, top: isTip ? a / 4 : snapped(a / 4, mark),
                    bottom: snapped(b / 4, mark),
                    ink: ink, fill: fill)
            }
        }
    }

    /// Where a line is at a place across; its end, beyond that.
    private static func height(of corners: [CGPoint], at x: CGFloat) -> Double? {
        guard let first = corners.first, let last = corners.last else { return nil }
        for (a, b) in zip(corners, corners.dropFirst()) where (a.x <= x && x <= b.x) || (b.x <= x && x <= a.x) {
            guard a.x != b.x else { return Double(b.y) }
            return Double(a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
        }
        return Double(abs(x - first.x) < abs(x - last.x) ? first.y : last.y)
    }

    private mutating func drawSectors() {
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
            let angle = (sector.start + sector.end) * .pi
            let reach = (sector.outer(of: whole) + sector.inner(of: whole)) / 2
            let (x, y) = ((center.x + reach * sin(angle)) / 2, (center.y - reach * cos(angle)) / 4)
            keep(sector.mark, .init(left: x, right: x, top: y, bottom: y))
        }
    }
}
