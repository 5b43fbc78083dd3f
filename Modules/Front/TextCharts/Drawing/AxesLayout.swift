import PlainText
import TextUICore

/// The axes around a plot: how much room their labels leave it, and where they stand.
@MainActor
struct AxesLayout {
    private let model: ChartModel
    private let showsX: Bool
    private let showsY: Bool
    private(set) var plot: ChartPlan.Rect
    private(set) var space: PlotSpace
    /// The first row below the axes.
    private(set) var bottom = 0
    private(set) var texts: [DrawnText] = []
    private(set) var views: [(view: AnyView, place: ChartPlan.Rect)] = []
    private var across: [AxisPlan] = []
    private var upright: [AxisPlan] = []
    /// Whether labels of categories stand in two rows, every other one below.
    private var staggers = false

    init(_ model: ChartModel, showsX: Bool, showsY: Bool, in outer: ChartPlan.Rect) {
        self.model = model
        self.showsX = showsX
        self.showsY = showsY
        plot = outer
        space = PlotSpace(columns: 0, rows: 0, x: model.x.scale(), y: model.y.scale())
        layOut(in: outer, labelRows: 1)
        let wanted = max(across.map(\.highest).max() ?? 1, staggers ? 2 : 1)
        if showsX, wanted > 1, wanted + 3 < outer.height { layOut(in: outer, labelRows: wanted) }
        let needs = staggers
        staggers = needs && plot.height < outer.height
        writeLabels()
    }

    private var configuration: ChartConfiguration { model.configuration }
    private var environment: EnvironmentValues { model.environment }

    /// The axes that are asked for, or the one that there is without being asked for.
    private func axes(_ axis: ChartConfiguration.Axis) -> [_Axis] { axis.content?() ?? [_Axis()] }

    private func isAtEnd(_ axis: _Axis) -> Bool { axis.position == .trailing || axis.position == .top }

    private mutating func layOut(in outer: ChartPlan.Rect, labelRows: Int) {
        plot = outer
        let below = axes(configuration.x).contains { !isAtEnd($0) }
        let above = axes(configuration.x).contains { isAtEnd($0) }
        if showsX {
            if below { plot.height -= 1 + labelRows }
            if above {
                plot.y += labelRows
                plot.height -= labelRows
            }
        }
        var y = model.y
        y.desiredTicks = max(2, min(6, plot.height / 2))
        let yScale = y.scale()
        if let count = yScale.categories?.count, count > 0, plot.height >= count {
            plot.height = plot.height / count * count
        }
        upright = []
        if showsY {
            let unit = unit(\.y)
            upright = axes(configuration.y).map {
                AxisPlan($0, yScale, isLevel: false, count: y.desiredTicks, unit: unit, environment)
            }
            if !yScale.isCategory { plot.height = heightOnRows }
            makeRoom(in: outer)
        }
        bottom = plot.y + plot.height + (showsX && below ? 1 + labelRows : 0)
        var x = model.x
        x.desiredTicks = max(2, min(10, plot.width / 9))
        let xScale = x.scale()
        if let count = xScale.categories?.count, count > 0, plot.width >= 2 * count {
            plot.width = plot.width / count * count
        }
        if let count = model.extents(on: \.x, of: xScale), plot.width >= 2 * count {
            plot.width = plot.width / count * count
        }
        space = PlotSpace(columns: plot.width, rows: plot.height, x: xScale, y: yScale)
        let (padX, padY) = (configuration.x.padding, configuration.y.padding)
        space.paddingX = (Double(padX.start / 8).bounded, Double(padX.end / 8).bounded)
        space.paddingY = (Double(padY.start / 16).bounded, Double(padY.end / 16).bounded)
        if showsX { across = axes(configuration.x).map { fitting($0, xScale, count: x.desiredTicks, outer) } }
    }

    /// The height of the plot, less by no more than a quarter, at which each value of the axis begins a row, so that its line
    /// is in the row of its label; the whole one where there is none.
    private var heightOnRows: Int {
        let positions = upright.flatMap { plan in plan.items.filter { $0.label != nil }.map(\.position) }
        guard positions.count > 1 else { return plot.height }
        let least = plot.height - plot.height / 4
        return stride(from: plot.height, through: max(2, least), by: -1).first { height in
            positions.allSatisfy { abs(($0 * Double(height)).rounded() - $0 * Double(height)) < 0.02 }
        } ?? plot.height
    }

    private func unit(_ direction: KeyPath<Mark, Datum?>) -> Calendar.Component? {
        model.marks.lazy.compactMap { $0[keyPath: direction]?.unit }.first
    }

    /// The widest label on each side takes from the plot, at most a third of the chart where it can be cut.
    private mutating func makeRoom(in outer: ChartPlan.Rect) {
        let most = max(4, outer.width / 3)
        let left = upright.filter { !isAtEnd($0.axis) }.map(\.widest).max() ?? 0
        let right = upright.filter { isAtEnd($0.axis) }.map(\.widest).max() ?? 0
        if left > 0 { plot.x += min(left, most) + 1 }
        if standsOnAxis { plot.x += 1 }
        plot.width = outer.x + outer.width - plot.x - (right > 0 ? min(right, most) + 1 : 0)
        plot.width = max(1, plot.width)
    }

    /// Whether bars grow from the left, and so from a line.
    private var standsOnAxis: Bool { model.isLevel && showsY && space.y.isCategory }

    /// Fewer and fewer values, until their labels stand apart.
    private mutating func fitting(
        _ axis: _Axis, _ scale: Scale, count: Int, _ outer: ChartPlan.Rect
    ) -> AxisPlan {
        let unit = unit(\.x)
        for count in stride(from: count, to: 1, by: -1) {
            let plan = AxisPlan(axis, scale, isLevel: true, count: count, unit: unit, environment)
            if places(plan.items, every: 1, rows: 1, within: outer) != nil { return plan }
            if case .automatic(nil, _) = axis.values.kind, !scale.isCategory { continue }
            let isStaggered = places(plan.items, every: 1, rows: 2, within: outer) != nil
            if outer.height > 8, isStaggered || Self.leastRoom <= cutRoom(scale, rows: 2) { staggers = true }
            return plan
        }
        return AxisPlan(axis, scale, isLevel: true, count: 2, unit: unit, environment)
    }

    /// The columns of a name that is cut, at least: four letters and the sign that there are more.
    private static let leastRoom = 5

    /// The columns that the name of a category has, where names stand in so many rows.
    private func cutRoom(_ scale: Scale, rows: Int) -> Int {
        guard let count = scale.categories?.count, count > 0 else { return 0 }
        return rows * (plot.width / count) - 1
    }

    /// Names as long as there is room for, with their columns; nil where that is too little.
    private func cutPlaces(
        _ items: [AxisPlan.Item], rows: Int, within outer: ChartPlan.Rect
    ) -> (items: [AxisPlan.Item], columns: [Int: Int])? {
        let room = cutRoom(space.x, rows: rows)
        guard room >= Self.leastRoom else { return nil }
        let cuts = AxisPlan.Item.cut(items, to: room)
        var (items, columns) = (items, [Int: Int]())
        var ends = [Int](repeating: outer.x, count: rows)
        let shown = items.indices.filter { items[$0].label != nil }
        for (order, index) in shown.sorted(by: { items[$0].labelPosition < items[$1].labelPosition }).enumerated() {
            let row = order % rows
            var item = cuts[index]
            let middle = Double(plot.x) + space.x(at: item.labelPosition)
            let centered = min((middle - Double(item.width) / 2).cell, outer.x + outer.width - item.width)
            let column = max(centered, ends[row])
            let free = outer.x + outer.width - column
            if free < item.width {
                guard free >= Self.leastRoom else { return nil }
                item = items[index].cut(to: free)
            }
            ends[row] = column + item.width + 1
            (items[index], columns[index]) = (item, column)
        }
        return (items, columns)
    }

    /// The column of each label; nil where two of a row would touch.
    private func places(
        _ items: [AxisPlan.Item], every step: Int, rows: Int, within outer: ChartPlan.Rect
    ) -> [Int: Int]? {
        var ends = [Int](repeating: Int.min, count: rows)
        var columns: [Int: Int] = [:]
        var order = 0
        let shown = items.indices.filter { items[$0].label != nil && $0 % step == 0 }
        for index in shown.sorted(by: { items[$0].labelPosition < items[$1].labelPosition }) {
            let item = items[index]
            let middle = Double(plot.x) + space.x(at: item.labelPosition)
            var column = (middle - Double(item.width) / 2).cell
            column = max(outer.x, min(column, outer.x + outer.width - item.width))
            let row = order % rows
            order += 1
            guard ends[row] == .min || column >= ends[row] + (space.x.isCategory ? 1 : 2) else { return nil }
            ends[row] = column + item.width
            columns[index] = column
        }
        return columns
    }

    private mutating func writeLabels() {
        if showsY { for plan in upright { writeUpright(plan) } }
        if standsOnAxis { for y in 0..<max(0, plot.height) { line("│", x: plot.x - 1, y: plot.y + y) } }
        guard showsX else { return }
        for plan in across { writeAcross(plan) }
    }

    private mutating func line(_ text: String, x: Int, y: Int, style: AnyShapeStyle? = nil) {
        texts.append(DrawnText(text, x: x, y: y, style: style, isFaint: style == nil))
    }

    private var hasBaseline: Bool { showsX && across.contains { !isAtEnd($0.axis) } }

    /// The row of a value; what is at the lower end of the plot is beside the line below it.
    private func row(_ position: Double) -> Int {
        if space.y.isCategory { return max(0, min(plot.height - 1, (space.y(at: position) - 0.5).cell)) }
        let row = Int((space.y(at: position) + 1e-6).rounded(.down))
        return max(0, min(row, hasBaseline ? plot.height : plot.height - 1))
    }

    private mutating func writeUpright(_ plan: AxisPlan) {
        var taken: Set<Int> = []
        let atEnd = isAtEnd(plan.axis)
        let room = atEnd ? Int.max : plot.x - (standsOnAxis ? 2 : 1)
        for item in plan.items {
            let row = row(item.labelPosition)
            guard let label = item.label, taken.insert(row).inserted else { continue }
            let width = min(item.width, room)
            let x = atEnd ? plot.x + plot.width + 1 : max(0, room - width)
            switch label {
            case .text(let text):
                let cut = TextWidth.columns(of: text) > width ? text.cut(to: width) : text
                line(cut, x: x, y: plot.y + row, style: item.parts.labelStyle)
            case .view(let view):
                views.append((view, .init(x: x, y: plot.y + row, width: width, height: item.height)))
            }
        }
    }

    private mutating func writeAcross(_ plan: AxisPlan) {
        let atTop = isAtEnd(plan.axis)
        let outer = ChartPlan.Rect(x: 0, width: max(plot.x + plot.width, plot.x + space.columns))
        let lineRow = plot.y + plot.height
        if !atTop {
            line(
                (standsOnAxis ? "└" : "") + String(repeating: "─", count: max(0, plot.width)),
                x: plot.x - (standsOnAxis ? 1 : 0), y: lineRow)
            for item in plan.items {
                guard let tick = item.parts.tick else { continue }
                let column = min(
                    plot.width - 1, max(0, Int(space.x(at: tick.isCentered ? item.labelPosition : item.position))))
                line("┬", x: plot.x + column, y: lineRow, style: tick.style)
            }
        }
        let first = atTop ? plot.y - 1 : lineRow + 1
        let rows = staggers ? 2 : 1
        var step = 1
        var columns = places(plan.items, every: step, rows: rows, within: outer)
        // Categories that have a little room are cut before any is left out.
        var items = plan.items
        if columns == nil, space.x.isCategory, let cut = cutPlaces(items, rows: rows, within: outer) {
            (items, columns) = (cut.items, cut.columns)
        }
        while columns == nil, step < max(2, items.count) {
            step += 1
            columns = places(items, every: step, rows: 1, within: outer)
        }
        var order = 0
        for (index, item) in items.enumerated() {
            guard let column = columns?[index], let label = item.label else { continue }
            let row = first + (staggers && !atTop ? order % 2 : 0)
            order += 1
            switch label {
            case .text(let text): line(text, x: column, y: row, style: item.parts.labelStyle)
            case .view(let view):
                views.append((view, .init(x: column, y: row, width: item.width, height: item.height)))
            }
        }
    }

    /// The lines across the plot, in dots: every other one, and all of them at zero.
    func drawGrid(_ draw: (GridLine) -> Void) {
        for plan in upright {
            for item in plan.items where item.parts.gridLine != nil {
                let y = Int((space.y(at: item.position) * 4 + 1e-6).rounded(.down))
                guard y < 4 * space.rows || !hasBaseline else { continue }
                let row = max(0, min(4 * space.rows - 1, y))
                draw(GridLine(dot: row, at: space.y(at: item.position) * 4, isUpright: false, isDotted: true))
            }
        }
        for plan in across {
            for item in plan.items where item.parts.gridLine != nil {
                let x = max(0, min(2 * space.columns - 1, Int((space.x(at: item.position) * 2).rounded(.down))))
                draw(GridLine(dot: x, at: space.x(at: item.position) * 2, isUpright: true, isDotted: true))
            }
        }
        drawZero(draw)
    }

    /// The line that values are measured from, where they go below zero.
    private func drawZero(_ draw: (GridLine) -> Void) {
        if case .number = space.y.kind, let zero = space.y.position(number: 0), zero > 0.001, zero < 0.999 {
            let y = Int((space.y(at: zero) * 4 + 1e-6).rounded(.down))
            draw(
                GridLine(
                    dot: min(4 * space.rows - 1, y), at: space.y(at: zero) * 4, isUpright: false, isDotted: false))
        }
        if case .number = space.x.kind, let zero = space.x.position(number: 0), zero > 0.001, zero < 0.999 {
            let x = Int((space.x(at: zero) * 2).rounded(.down))
            draw(GridLine(dot: x, at: space.x(at: zero) * 2, isUpright: true, isDotted: false))
        }
    }
}

/// A line behind the marks, from one end of the plot to the other.
struct GridLine {
    /// The column of dots that it is, or the row.
    let dot: Int
    /// Where it is, in dots from the corner of the plot.
    let at: Double
    let isUpright: Bool
    let isDotted: Bool
}

extension AxisPlan.Item {
    /// Returns names that are as long as there is room for. Where that leaves several alike, they have their ends.
    fileprivate static func cut(_ items: [AxisPlan.Item], to room: Int) -> [AxisPlan.Item] {
        let cuts = items.map { $0.cut(to: room) }
        var counts: [String: Int] = [:]
        for cut in cuts { counts[cut.text, default: 0] += 1 }
        return zip(items, cuts).map { item, cut in
            counts[cut.text, default: 0] > 1 ? item.cut(to: room, keepsEnd: true) : cut
        }
    }

    private var text: String { if case .text(let text) = label { text } else { "" } }

    /// Returns the item with a name that is no longer than there is room for.
    fileprivate func cut(to room: Int, keepsEnd: Bool = false) -> AxisPlan.Item {
        guard width > room, case .text(let text) = label else { return self }
        var item = self
        let cut = keepsEnd ? text.end(in: room) : text.cut(to: room)
        item.label = .text(cut)
        item.width = TextWidth.columns(of: cut)
        return item
    }
}

extension String {
    /// As much of it as there is room for, with a sign that there is more.
    fileprivate func cut(to columns: Int) -> String {
        var cut = ""
        var used = 1
        for character in self {
            used += TextWidth.columns(of: character)
            if used > columns { break }
            cut.append(character)
        }
        return cut + "…"
    }

    /// As much of its end as there is room for, with a sign that there is more.
    fileprivate func end(in columns: Int) -> String {
        var end: [Character] = []
        var used = 1
        for character in reversed() {
            used += TextWidth.columns(of: character)
            if used > columns { break }
            end.append(character)
        }
        return "…" + String(end.reversed())
    }
}
