import TextUICore

/// A chart's marks with what follows from all of them together: stacks, series and scales; of no size yet.
@MainActor
struct ChartModel {
    let configuration: ChartConfiguration
    let environment: EnvironmentValues
    /// In the order in which they are drawn.
    private(set) var marks: [Mark]
    /// From where to where bars and areas reach, by the index of the mark.
    private(set) var spans: [Int: (start: Double, end: Double)] = [:]
    /// The marks at the ends of their stacks.
    private(set) var tips: Set<Int> = []
    private(set) var x = ScaleBuilder()
    private(set) var y = ScaleBuilder()
    private(set) var series: ChartSeries
    /// The values for which marks stand beside each other.
    private(set) var groups: [_Plotted] = []
    /// The numbers that sizes of signs stand for.
    private(set) var sizes: ClosedRange<Double>?
    /// The categories that sizes of signs stand for.
    private(set) var sizeNames: [_Plotted] = []
    private var gaps: [Bool: Double] = [:]
    private var usualX: Double?
    private var usualY: Double?

    /// The parts of the scales that are seen, where they are seen in parts.
    private(set) var windowX: ScaleWindow?
    private(set) var windowY: ScaleWindow?

    /// - Parameter positions: The first values that are to be seen along scales that scroll.
    init(
        _ content: some ChartContent, _ configuration: ChartConfiguration, _ environment: EnvironmentValues,
        from positions: (x: _Plotted?, y: _Plotted?) = (nil, nil)
    ) {
        self.configuration = configuration
        self.environment = environment
        var collected = _Marks()
        collected.xDomain = configuration.x.domain?.numbers
        content._add(to: &collected)
        let calendar = environment.calendar(in: environment.timeZone)
        let resolved = collected.all.map { mark in
            var mark = mark
            mark.resolve(in: calendar)
            return mark
        }
        // Those of one level stay in their order.
        marks = resolved.enumerated().sorted {
            ($0.element.look.zIndex, $0.offset) < ($1.element.look.zIndex, $1.offset)
        }
        .map(\.element)
        series = ChartSeries(marks, configuration, environment)
        stack()
        gatherGroups()
        measureGaps()
        measureExtents()
        fillScales()
        windowX = x.show(configuration.x, from: positions.x)
        windowY = y.show(configuration.y, from: positions.y)
    }

    var isPie: Bool { marks.contains { $0.kind == .sector } }
    var isEmpty: Bool { marks.isEmpty }

    /// Whether bars lie rather than stand.
    var isLevel: Bool { marks.contains { $0.kind == .bar && !$0.isUpright } }

    private mutating func gatherGroups() {
        for mark in marks {
            if let group = mark.look.positionBy?.value, !groups.contains(group) { groups.append(group) }
            guard let value = mark.look.symbolSizeBy?.value else { continue }
            guard let size = value.number else {
                if !sizeNames.contains(value) { sizeNames.append(value) }
                continue
            }
            sizes = min(sizes?.lowerBound ?? size, size)...max(sizes?.upperBound ?? size, size)
        }
    }

    private struct StackKey: Hashable {
        let isBar: Bool
        let place: _Plotted?
        let group: _Plotted?
        let mask: Mark.MaskPart?
    }

    private mutating func stack() {
        var sums: [StackKey: (up: Double, down: Double)] = [:]
        var members: [StackKey: [Int]] = [:]
        for (index, mark) in marks.enumerated() where mark.isPlottable {
            if mark.isStacked, let length = mark.length?.value.number {
                let key = StackKey(
                    isBar: mark.kind == .bar, place: mark.place?.value, group: mark.look.positionBy?.value,
                    mask: mark.look.mask)
                var sum = sums[key] ?? (0, 0)
                if length >= 0 {
                    spans[index] = (sum.up, sum.up + length)
                    sum.up += length
                } else {
                    spans[index] = (sum.down, sum.down + length)
                    sum.down += length
                }
                sums[key] = sum
                members[key, default: []].append(index)
            } else if mark.kind == .bar || mark.kind == .area || mark.kind == .rectangle {
                spans[index] = ownSpan(mark)
            }
        }
        for (key, indices) in members {
            guard let sum = sums[key] else { continue }
            for index in indices {
                if let end = spans[index]?.end, end == sum.up || end == sum.down { tips.insert(index) }
                restack(index, sum)
            }
        }
    }

    private mutating func restack(_ index: Int, _ sum: (up: Double, down: Double)) {
        guard let span = spans[index] else { return }
        switch marks[index].stacking.kind {
        case .normalized:
            let whole = sum.up - sum.down
            if whole > 0 { spans[index] = (span.start / whole, span.end / whole) }
        case .center:
            let shift = (sum.up + sum.down) / 2
            spans[index] = (span.start - shift, span.end - shift)
        case .standard, .unstacked: break
        }
    }

    private func ownSpan(_ mark: Mark) -> (start: Double, end: Double)? {
        let (start, end) = mark.isUpright ? (mark.yStart, mark.yEnd) : (mark.xStart, mark.xEnd)
        if let start = start?.value.number, let end = end?.value.number { return (start, end) }
        guard mark.kind != .rectangle, let length = mark.length, length.end == nil, let number = length.value.number,
            case .number = length.value
        else { return nil }
        return (0, number)
    }

    private mutating func fillScales() {
        (x.domain, y.domain) = (configuration.x.domain, configuration.y.domain)
        (x.type, y.type) = (configuration.x.type, configuration.y.type)
        for (index, mark) in marks.enumerated() where mark.isPlottable && mark.kind != .sector {
            let span = spans[index]
            if span == nil || !mark.isUpright { y.add(mark.y) }
            if span == nil || mark.isUpright { x.add(mark.x) }
            x.add(mark.xStart)
            x.add(mark.xEnd)
            y.add(mark.yStart)
            y.add(mark.yEnd)
            if let span, mark.isStacked || mark.length != nil {
                if mark.isUpright {
                    y.add(.number(span.start))
                    y.add(.number(span.end))
                } else {
                    x.add(.number(span.start))
                    x.add(.number(span.end))
                }
            }
            if mark.kind == .bar || mark.kind == .rectangle { widen(mark) }
        }
    }

    /// Leaves zero out where bars stand, and keeps room for half a bar on both sides.
    private mutating func widen(_ mark: Mark) {
        guard let place = mark.place, mark.kind == .bar else { return }
        guard case .number = place.value else {
            if case .date = place.value, place.end == nil { addHalf(gap(mark), around: place, mark) }
            return
        }
        if mark.isUpright { x.includesZero = false } else { y.includesZero = false }
        if place.end == nil { addHalf(gap(mark), around: place, mark) }
    }

    private mutating func addHalf(_ gap: Double, around place: Datum, _ mark: Mark) {
        guard let number = place.value.number else { return }
        for edge in [number - gap / 2, number + gap / 2] {
            var value = _Plotted.number(edge)
            if case .date = place.value { value = .date(Date(timeIntervalSinceReferenceDate: edge)) }
            if mark.isUpright { x.add(value) } else { y.add(value) }
        }
    }

    /// The least distance between the places of bars that have no extent of their own.
    func gap(_ like: Mark) -> Double {
        if let gap = gaps[like.isUpright] { return gap }
        if case .date = like.place?.value { return 86_400 }
        return 1
    }

    /// The number of equal extents that fill a scale: days, or intervals of a histogram; nil where they do not.
    func extents(on direction: KeyPath<Mark, Datum?>, of scale: Scale) -> Int? {
        guard let usual = direction == \.x ? usualX : usualY, usual > 0 else { return nil }
        let count = (scale.high - scale.low) / usual
        guard count < 10_000, abs(count - count.rounded()) < 0.1 else { return nil }
        return max(1, Int(count.rounded()))
    }

    /// The length of the usual day, month or interval, as a share of that of a place, so that all bars are as wide.
    func usualShare(of place: Datum, upright: Bool) -> Double {
        guard let usual = upright ? usualX : usualY, let length = place.length, length > 0 else { return 1 }
        return usual / length
    }

    private mutating func measureExtents() {
        func middle(_ direction: KeyPath<Mark, Datum?>) -> Double? {
            let lengths = marks.compactMap { $0[keyPath: direction]?.length }.sorted()
            return lengths.isEmpty ? nil : lengths[lengths.count / 2]
        }
        usualX = middle(\.x)
        usualY = middle(\.y)
    }

    private mutating func measureGaps() {
        for isUpright in [true, false] {
            let places = Set(
                marks.filter { $0.kind == .bar && $0.isUpright == isUpright }.compactMap { $0.place?.value.number }
            ).sorted()
            gaps[isUpright] = zip(places.dropFirst(), places).map { $0 - $1 }.min()
        }
    }
}
