import PlainText
import TextUICore

/// The signs of a chart's series and their names, in lines of some width.
@MainActor
struct Legend {
    private struct Entry {
        let swatch: [DrawnText]
        let swatchWidth: Int
        let name: String
        var width: Int { swatchWidth + 1 + TextWidth.columns(of: name) }
    }

    private let entries: [Entry]
    private let gap = 3

    init(_ model: ChartModel) {
        let series = model.series
        let words = ChartWords(model)
        var entries: [Entry] = []
        for value in series.styles {
            let marks = model.marks.filter { $0.look.styleBy?.value == value }
            let swatch = Self.swatch(value, marks, series)
            entries.append(Entry(swatch: swatch.texts, swatchWidth: swatch.width, name: words.text(of: value)))
        }
        for value in series.symbols where !series.styles.contains(value) {
            let sign = String(series.symbol(of: value).sign)
            entries.append(Entry(swatch: [DrawnText(sign, x: 0, y: 0)], swatchWidth: 1, name: words.text(of: value)))
        }
        for value in series.strokes where !series.styles.contains(value) && !series.symbols.contains(value) {
            guard let mark = model.marks.first(where: { $0.look.strokeBy?.value == value }) else { continue }
            let line = Self.line(mark, series, series.ink(of: mark))
            entries.append(Entry(swatch: line, swatchWidth: 4, name: words.text(of: value)))
        }
        if let amounts = series.amounts { entries.append(Self.ramp(amounts, series, words)) }
        self.entries = entries
    }

    var isEmpty: Bool { entries.isEmpty }

    private static func swatch(_ value: _Plotted, _ marks: [Mark], _ series: ChartSeries) -> (
        texts: [DrawnText], width: Int
    ) {
        let ink = series.ink(of: value)
        let filled = marks.first { $0.kind == .bar || $0.kind == .area || $0.kind == .rectangle }
        if let filled {
            let fill = series.fill(of: filled, series.ink(of: filled))
            return ([DrawnText(String(repeating: fill, count: 2), x: 0, y: 0, style: ink.style)], 2)
        }
        if marks.contains(where: { $0.kind == .sector }) {
            var raster = Raster(columns: 2, rows: 1)
            for y in 0..<4 {
                for x in 0..<4 where Pattern.dot(ink.series, x: x, y: y) { raster.dot(x: x, y: y, ink: ink) }
            }
            return (raster.texts, 2)
        }
        if let point = marks.first(where: { $0.kind == .point || ($0.kind == .line && $0.look.hasSymbol) }) {
            return ([DrawnText(String(series.symbol(of: point).sign), x: 0, y: 0, style: ink.style)], 1)
        }
        guard let mark = marks.first else {
            return ([DrawnText(String(Pattern.fill(ink.series)), x: 0, y: 0, style: ink.style)], 1)
        }
        return (line(mark, series, ink), 4)
    }

    private static func line(_ mark: Mark, _ series: ChartSeries, _ ink: Ink) -> [DrawnText] {
        var raster = Raster(columns: 4, rows: 1)
        let dash = series.dashes(of: mark)
        for x in 0..<8 where Pattern.isSet(dash, at: x) { raster.dot(x: x, y: 2, ink: ink) }
        return raster.texts
    }

    private static func ramp(_ amounts: ClosedRange<Double>, _ series: ChartSeries, _ words: ChartWords) -> Entry {
        let low = words.text(of: .number(amounts.lowerBound))
        var x = TextWidth.columns(of: low) + 1
        var texts = [DrawnText(low, x: 0, y: 0, isFaint: true)]
        for (index, shade) in ChartSeries.shades.enumerated() {
            let share = Double(index) / Double(ChartSeries.shades.count - 1)
            let value = amounts.lowerBound + share * (amounts.upperBound - amounts.lowerBound)
            texts.append(
                DrawnText(String(repeating: shade, count: 2), x: x, y: 0, style: series.ink(of: .number(value)).style))
            x += 2
        }
        return Entry(swatch: texts, swatchWidth: x, name: words.text(of: .number(amounts.upperBound)))
    }

    /// The entries in as many lines as they need.
    private func lines(width: Int) -> [[Entry]] {
        var lines: [[Entry]] = []
        var used = 0
        for entry in entries {
            if !lines.isEmpty, used + gap + entry.width <= width {
                lines[lines.count - 1].append(entry)
                used += gap + entry.width
            } else {
                lines.append([entry])
                used = entry.width
            }
        }
        return lines
    }

    func height(width: Int) -> Int { lines(width: width).count }

    func texts(x left: Int, y top: Int, width: Int, share: Double) -> [DrawnText] {
        var texts: [DrawnText] = []
        for (row, line) in lines(width: width).enumerated() {
            let length = line.reduce(-gap) { $0 + $1.width + gap }
            var x = left + Int((Double(max(0, width - length)) * share).rounded(.down))
            for entry in line {
                texts += entry.swatch.map { $0.moved(x: x, y: top + row) }
                texts.append(DrawnText(entry.name, x: x + entry.swatchWidth + 1, y: top + row))
                x += entry.width + gap
            }
        }
        return texts
    }
}
