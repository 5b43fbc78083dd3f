import TextUICore

/// Draws the marks of a chart into the cells of its plot.
@MainActor
struct PlotDrawing {
    /// A view beside something that was drawn, in cells of the plot.
    struct Beside {
        let annotation: Annotation
        let area: Raster.Area

        @MainActor
        var view: AnyView { annotation.content(AnnotationContext(targetSize: area.size)) }
    }

    let model: ChartModel
    let space: PlotSpace
    var raster: Raster
    /// The same for pictures of vectors.
    var figures: [DrawnFigure] = []
    private(set) var besides: [Beside] = []
    var drawn: Set<ChartSeries.LineKey> = []

    init(_ model: ChartModel, _ space: PlotSpace) {
        self.model = model
        self.space = space
        raster = Raster(columns: space.columns, rows: space.rows)
    }

    mutating func drawMarks() {
        let dense = isDense
        var masks: Set<Int> = []
        for (index, mark) in model.marks.enumerated() {
            guard let mask = mark.look.mask?.number else {
                draw(index, mark, dense: dense)
                continue
            }
            if masks.insert(mask).inserted { drawMasked(mask, dense: dense) }
        }
        drawSectors()
    }

    private mutating func draw(_ index: Int, _ mark: Mark, dense: Bool) {
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

    /// Draws the marks of one mask with those that are seen through it.
    private mutating func drawMasked(_ number: Int, dense: Bool) {
        var (content, mask) = (PlotDrawing(model, space), PlotDrawing(model, space))
        for (index, mark) in model.marks.enumerated() {
            guard let part = mark.look.mask, part.number == number else { continue }
            if part.isMask { mask.draw(index, mark, dense: dense) } else { content.draw(index, mark, dense: dense) }
        }
        raster.add(content.raster, through: mask.raster)
        figures += DrawnFigure.masked(content.figures, by: mask.figures)
        besides += content.besides + mask.besides
    }

    mutating func keep(_ mark: Mark, _ area: Raster.Area) {
        guard area.right >= 0, area.left <= Double(space.columns), area.bottom >= 0, area.top <= Double(space.rows)
        else { return }
        if let view = mark.look.symbolView {
            let sign = Annotation(position: .overlay, alignment: .center, spacing: nil) { _ in view() }
            besides.append(Beside(annotation: sign, area: area))
        }
        for annotation in mark.look.annotations { besides.append(Beside(annotation: annotation, area: area)) }
    }

    func dx(_ mark: Mark) -> Double { (Double(mark.look.offsetX) / 8).bounded }
    func dy(_ mark: Mark) -> Double { (Double(mark.look.offsetY) / 16).bounded }

    /// The cells of a bar across its length, in the room of its place.
    func breadth(_ mark: Mark, _ dimension: MarkDimension, per cell: Double) -> (
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

    /// The end of a length; on a scale without zero, a bar begins at its end.
    func edge(y number: Double) -> Double? {
        space.y(number: number) ?? (number <= 0 ? Double(space.rows) : nil)
    }

    func edge(x number: Double) -> Double? { space.x(number: number) ?? (number <= 0 ? 0 : nil) }

    /// Parts of a stack meet between cells, so that no cell has two of them; its tip is as fine as others.
    func snapped(_ edge: Double, _ mark: Mark) -> Double { mark.isStacked ? edge.rounded() : edge }

    func points(of key: ChartSeries.LineKey) -> [[CGPoint]] {
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

    func cell(of mark: Mark) -> (x: Int, y: Int)? {
        guard mark.isPlottable else { return nil }
        let middle = (x: Double(space.columns) / 2, y: Double(space.rows) / 2)
        guard let x = mark.x.map({ space.xMiddle($0) }) ?? middle.x,
            let y = mark.y.map({ space.yMiddle($0) }) ?? middle.y
        else { return nil }
        let (left, top) = (x + dx(mark), y + dy(mark))
        guard left >= 0, left <= Double(space.columns), top >= 0, top <= Double(space.rows) else { return nil }
        return (min(Int(left), space.columns - 1), min(Int(top), space.rows - 1))
    }

    func area(of cell: (x: Int, y: Int)) -> Raster.Area {
        .init(left: Double(cell.x), right: Double(cell.x + 1), top: Double(cell.y), bottom: Double(cell.y + 1))
    }

    /// Whether there are so many points of one kind that each is a dot.
    private var isDense: Bool {
        let points = model.marks.filter { $0.kind == .point }
        guard points.count > max(40, space.columns * space.rows / 8) else { return false }
        return points.allSatisfy { !$0.look.hasSymbol && $0.look.symbolSizeBy == nil }
            && Set(points.map { $0.look.styleBy?.value }).count <= 1
    }
}
