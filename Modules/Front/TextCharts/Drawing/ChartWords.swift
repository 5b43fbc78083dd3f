import PlainText
import TextUICore

/// A chart in words: its values as a table, for who does not see it.
@MainActor
struct ChartWords {
    private let model: ChartModel
    private let calendar: Calendar

    init(_ model: ChartModel) {
        self.model = model
        calendar = model.environment.calendar(in: model.environment.timeZone)
    }

    func text(of value: _Plotted, unit: Calendar.Component? = nil) -> String {
        let locale = model.environment.locale
        switch value {
        case .category(let name): return printable(name)
        case .number(let number): return number.formatted(.number.precision(.significantDigits(1...6)).locale(locale))
        case .date(let date):
            let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            switch unit {
            case .year: return date.formatted(style.year())
            case .month, .quarter: return date.formatted(style.month(.abbreviated).year())
            case .hour, .minute: return date.formatted(style.month(.abbreviated).day().hour().minute())
            default: break
            }
            let day = style.month(.abbreviated).day().year()
            return date.formatted(calendar.startOfDay(for: date) == date ? day : day.hour().minute())
        }
    }

    func text(of datum: Datum) -> String {
        guard let end = datum.end, datum.unit == nil else { return text(of: datum.value, unit: datum.unit) }
        return "\(text(of: datum.value))–\(text(of: end))"
    }

    func name(of datum: Datum?) -> String {
        datum.map { printable($0.name.string(in: model.environment)) } ?? ""
    }

    /// The chart itself, and then a row for each place.
    var elements: [DrawnElement] {
        guard !model.isEmpty else {
            return [DrawnElement(.image, label: title, value: LocalizedStringKey("No data").own)]
        }
        let (rows, count) = table
        return DrawnElement.table(label: title, value: summary(count), rows: rows, count: count)
    }

    private var told: [Mark] { model.marks.filter { !$0.look.accessibilityIsHidden && $0.isPlottable } }

    private var title: String { titleKey.own }

    private var titleKey: LocalizedStringKey {
        guard let mark = told.first(where: { $0.kind != .rule }) else { return "Chart" }
        if mark.kind == .sector { return "Chart of \(name(of: mark.angle))" }
        let (place, length) = (name(of: place(of: mark)), name(of: length(of: mark)))
        return place.isEmpty || length.isEmpty ? "Chart of \(place + length)" : "Chart of \(length) by \(place)"
    }

    private func summary(_ count: Int) -> String {
        let names = (model.series.styles.isEmpty ? model.series.symbols : model.series.styles).map { text(of: $0) }
        let rows = (count == 1 ? "1 row" : "\(count) rows" as LocalizedStringKey).own
        return names.count > 1 ? "\(names.joined(separator: ", ")); \(rows)" : rows
    }

    /// Bars that lie are told by what stands beside them.
    private func place(of mark: Mark) -> Datum? {
        switch mark.kind {
        case .bar, .rectangle, .area: mark.place ?? mark.x ?? mark.xStart
        case .rule: nil
        default: mark.x
        }
    }

    private func length(of mark: Mark) -> Datum? {
        switch mark.kind {
        case .bar, .area: mark.length ?? (mark.isUpright ? mark.yStart : mark.xStart)
        case .rectangle: mark.isUpright ? mark.y ?? mark.yStart : mark.x ?? mark.xStart
        case .sector: mark.angle
        default: mark.y
        }
    }

    private struct Row {
        let label: String
        var values: [String]
        var value: String { values.joined(separator: ", ") }
    }

    /// The rows that are told, and how many there are. To put a place into words takes long, so that further places are
    /// counted by their values.
    private var table: (rows: [(label: String, value: String)], count: Int) {
        var rows: [Row] = []
        var known: [String: Int] = [:]
        var labels: [Place: String] = [:]
        var further: Set<Place> = []
        let pie = Pie(model)
        let whole = pie.sectors.reduce(0) { $0 + $1.value }
        for mark in told {
            let datum = mark.kind == .sector ? nil : place(of: mark)
            let place = datum.map(Place.init)
            if let place, rows.count >= DrawnElement.mostRows, labels[place] == nil {
                further.insert(place)
                continue
            }
            let label: String
            var value: String
            if mark.kind == .sector {
                label = series(of: mark) ?? name(of: mark.angle)
                value = mark.angle.map(text) ?? ""
                if whole > 0, let number = mark.angle?.value.number, number > 0 {
                    value += " (\((number / whole).formatted(.percent.precision(.fractionLength(0)))))"
                }
            } else {
                label =
                    place.flatMap { labels[$0] } ?? datum.map(text)
                    ?? name(of: mark.kind == .rule ? mark.y ?? mark.x : length(of: mark))
                if let place { labels[place] = label }
                value = self.value(of: mark)
            }
            if let own = mark.look.accessibilityValue { value = own.wordsToRead(in: model.environment) }
            if let own = mark.look.accessibilityLabel {
                rows.append(Row(label: own.wordsToRead(in: model.environment), values: [value]))
            } else if let index = known[label] {
                // A point on a line says the same once more.
                if !rows[index].values.contains(value) { rows[index].values.append(value) }
            } else {
                known[label] = rows.count
                rows.append(Row(label: label, values: [value]))
            }
        }
        return (rows.map { ($0.label, $0.value) }, rows.count + further.count)
    }

    /// What a row of the table stands at.
    private struct Place: Hashable {
        let value: _Plotted
        let end: _Plotted?
        let unit: Calendar.Component?

        init(_ datum: Datum) {
            (value, end, unit) = (datum.value, datum.end, datum.unit)
        }
    }

    private func value(of mark: Mark) -> String {
        var words: String
        if let start = mark.isUpright ? mark.yStart : mark.xStart, let end = mark.isUpright ? mark.yEnd : mark.xEnd {
            words = "\(text(of: start))–\(text(of: end))"
        } else if mark.kind == .rule {
            words = (mark.y ?? mark.x).map(text) ?? ""
        } else {
            words = length(of: mark).map(text) ?? ""
        }
        if mark.kind == .rectangle, let amount = mark.look.styleBy, case .number = amount.value {
            words += ": \(text(of: amount))"
        }
        if let series = series(of: mark) { return words.isEmpty ? series : "\(series) \(words)" }
        let name = name(of: length(of: mark))
        return mark.kind == .rule || name.isEmpty ? words : "\(name) \(words)"
    }

    /// The name of a mark's series; nil where that is its place.
    func series(of mark: Mark) -> String? {
        let own = [mark.look.styleBy, mark.look.symbolBy, mark.look.strokeBy, mark.series, mark.look.positionBy]
            .compactMap { $0 }
        guard let first = own.first(where: { if case .number = $0.value { false } else { true } }) else { return nil }
        if mark.kind != .sector, first.value == place(of: mark)?.value { return nil }
        return text(of: first)
    }
}
