import TextUICore

/// The colours, patterns and signs that tell the series of a chart apart.
struct ChartSeries {
    /// The values that colours stand for, in the order of the legend.
    private(set) var styles: [_Plotted] = []
    private(set) var symbols: [_Plotted] = []
    private(set) var strokes: [_Plotted] = []
    /// The numbers that a colour stands for, from the faintest to the strongest.
    private(set) var amounts: ClosedRange<Double>?
    private var looks: [Look] = []
    private var lines: [LineKey] = []
    private let configuration: ChartConfiguration
    private let environment: EnvironmentValues

    /// The values that the marks of one line have in common.
    struct LineKey: Hashable {
        let kind: Mark.Kind
        let values: [_Plotted?]
        private var mask: Mark.MaskPart?

        /// The same, whatever it is masked by.
        var unmasked: LineKey {
            var key = self
            key.mask = nil
            return key
        }

        init(_ mark: Mark) {
            kind = mark.kind
            mask = mark.look.mask
            let look = mark.look
            var style = look.styleBy?.value
            if case .number = style { style = nil }
            values = [mark.series?.value, style, look.symbolBy?.value, look.strokeBy?.value]
        }
    }

    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .mint, .brown]

    init(_ marks: [Mark], _ configuration: ChartConfiguration, _ environment: EnvironmentValues) {
        self.environment = environment
        self.configuration = configuration
        styles = configuration.styles.domain ?? []
        symbols = configuration.symbols?.domain ?? []
        strokes = configuration.strokes?.domain ?? []
        var low = Double.infinity
        var high = -Double.infinity
        for mark in marks {
            if let value = mark.look.styleBy?.value {
                if case .number = value {
                    if let number = value.number { (low, high) = (min(low, number), max(high, number)) }
                } else if !styles.contains(value) {
                    styles.append(value)
                }
            }
            if let value = mark.look.symbolBy?.value, !symbols.contains(value) { symbols.append(value) }
            if let value = mark.look.strokeBy?.value, !strokes.contains(value) { strokes.append(value) }
            if mark.look.styleBy == nil, mark.kind != .rule {
                let look = Self.name(of: mark)
                if !looks.contains(look) { looks.append(look) }
            }
            if mark.kind == .line {
                let key = LineKey(mark).unmasked
                if !lines.contains(key) { lines.append(key) }
            }
        }
        if low <= high { amounts = low...high }
    }

    /// The look that tells marks of one kind apart.
    private static func name(of mark: Mark) -> Look {
        Look(kind: mark.kind, style: mark.look.style.map { "\($0)" } ?? "")
    }

    private struct Look: Hashable {
        let kind: Mark.Kind
        let style: String
    }

    /// The ink that a mark is drawn in.
    func ink(of mark: Mark) -> Ink {
        var ink: Ink
        if let value = mark.look.styleBy?.value {
            ink = self.ink(of: value)
        } else {
            let name = Self.name(of: mark)
            let look = looks.firstIndex(of: name) ?? 0
            let place = looks.filter { $0.kind == name.kind }.firstIndex(of: name) ?? 0
            ink = Ink(
                number: mark.look.style == nil ? -1 : 1000 + look,
                style: mark.look.style ?? AnyShapeStyle(Color.accentColor), series: pattern(place))
        }
        let resolved = ink.style?._resolve(in: environment)
        ink.opacity = min(1, max(0, (resolved?.opacity ?? 1) * mark.look.opacity))
        if resolved?.isFaint == true { ink.isFaint = true }
        if mark.look.opacity < 0.01 {
            ink = Ink(number: -2, style: AnyShapeStyle(Color.clear), series: ink.series)
        } else if mark.look.opacity < 0.75 {
            ink.isFaint = true
        }
        return ink
    }

    func ink(of value: _Plotted) -> Ink {
        if case .number = value, !styles.contains(value) {
            let level = level(of: value)
            let range = configuration.styles.range
            let style = range.flatMap { $0.isEmpty ? nil : $0[Int(level * Double($0.count - 1) + 0.5)] }
            return Ink(number: 2000 + Int(level * 8), style: style ?? AnyShapeStyle(Color.accentColor), series: 0)
        }
        let index = styles.firstIndex(of: value) ?? 0
        let range = configuration.styles.range ?? []
        let style =
            configuration.styles.mapping?(value)
            ?? (range.isEmpty ? AnyShapeStyle(Self.palette[index % Self.palette.count]) : range[index % range.count])
        return Ink(number: index, style: style, series: pattern(index))
    }

    /// The pattern of a series that has a look of its own: none where colours are seen, as far as they suffice.
    private func pattern(_ index: Int) -> Int {
        environment.accessibilityDifferentiateWithoutColor || index >= Self.palette.count ? index : 0
    }

    /// The place of a number among those that a colour stands for, from 0 to 1.
    func level(of value: _Plotted) -> Double {
        guard let amounts, let number = value.number, amounts.upperBound > amounts.lowerBound else { return 1 }
        return max(0, min(1, (number - amounts.lowerBound) / (amounts.upperBound - amounts.lowerBound)))
    }

    /// The fill of a mark: its series' pattern, or a denser one for a larger number or a higher opacity.
    func fill(of mark: Mark, _ ink: Ink) -> Character {
        if let value = mark.look.styleBy?.value, case .number = value {
            return Self.shades[Int(level(of: value) * 3.999)]
        }
        guard ink.series == 0 else { return Pattern.fill(ink.series) }
        guard ink.opacity < 1 else { return ink.isFaint ? "░" : Pattern.fill(0) }
        return Self.shades[max(0, Int((ink.opacity * 4 - 1).rounded()))]
    }

    static let shades: [Character] = ["░", "▒", "▓", "█"]

    func symbol(of mark: Mark) -> BasicChartSymbolShape {
        if let symbol = mark.look.symbol { return symbol }
        if let value = mark.look.symbolBy?.value { return symbol(of: value) }
        if let value = mark.look.styleBy?.value, let index = styles.firstIndex(of: value) {
            return Self.symbol(index, configuration.symbols?.range)
        }
        return .circle
    }

    func symbol(of value: _Plotted) -> BasicChartSymbolShape {
        Self.symbol(symbols.firstIndex(of: value) ?? 0, configuration.symbols?.range)
    }

    private static func symbol(_ index: Int, _ range: [BasicChartSymbolShape]?) -> BasicChartSymbolShape {
        let signs = range.flatMap { $0.isEmpty ? nil : $0 } ?? BasicChartSymbolShape.all
        return signs[index % signs.count]
    }

    /// The lengths of the dashes and gaps of a line in turn, in dots; none for one without gaps.
    func dashes(of mark: Mark) -> [Int] {
        if let stroke = mark.look.stroke, !stroke.dash.isEmpty { return Self.dots(stroke) }
        if let value = mark.look.strokeBy?.value {
            let index = strokes.firstIndex(of: value) ?? 0
            if let range = configuration.strokes?.range, !range.isEmpty { return Self.dots(range[index % range.count]) }
            return Pattern.dash(index)
        }
        let index =
            mark.look.styleBy.flatMap { styles.firstIndex(of: $0.value) }.map(pattern)
            ?? (mark.kind == .line ? lines.firstIndex(of: LineKey(mark).unmasked) : nil) ?? 0
        return Pattern.dash(index)
    }

    /// A dot is 4 points wide.
    private static func dots(_ stroke: StrokeStyle) -> [Int] {
        let dash = stroke.dash.filter(\.isFinite).map { max(1, Int((min(max(0, $0), 1000) / 4).rounded())) }
        return dash.count.isMultiple(of: 2) ? dash : dash + dash
    }
}
