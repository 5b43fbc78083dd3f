extension Text {
    /// The words, without their looks.
    func string(in environment: EnvironmentValues) -> String {
        let string: String
        switch content {
        case .verbatim(let text): string = text
        case .localized(let key, let table, let bundle):
            string = Markdown.parse(key.resolve(table: table, bundle: bundle, locale: environment.locale))
                .map(\.text).joined()
        case .date(let date, let style): string = style.format(date, in: environment)
        case .dates(let range):
            string =
                DateStyle.date.format(range.lowerBound, in: environment) + ", "
                + DateStyle.time.format(range.lowerBound, in: environment) + " – "
                + DateStyle.time.format(range.upperBound, in: environment)
        case .attributed(let text): string = String(text.characters)
        case .joined(let first, let second):
            string = first.string(in: environment) + second.string(in: environment)
        }
        switch environment.textCase {
        case .uppercase: return string.uppercased(with: environment.locale)
        case .lowercase: return string.lowercased(with: environment.locale)
        case nil: return string
        }
    }

    /// The words with their looks.
    func runs(in environment: EnvironmentValues) -> [TextRun] {
        runs(in: environment, inheriting: environment.textStyle)
    }

    private func runs(in environment: EnvironmentValues, inheriting base: CellStyle) -> [TextRun] {
        var style = base
        if let font = attributes.font { style.attributes.formUnion(font.attributes) }
        style.attributes.formUnion(attributes.cell)
        if let resolved = attributes.color?._resolve(in: environment) {
            style.foreground = resolved.color
            if resolved.isFaint { style.attributes.insert(.faint) }
        }
        switch content {
        case .joined(let first, let second):
            return first.runs(in: environment, inheriting: style) + second.runs(in: environment, inheriting: style)
        case .localized(let key, let table, let bundle) where environment.textCase == nil:
            return Markdown.parse(key.resolve(table: table, bundle: bundle, locale: environment.locale)).map {
                var style = style
                style.attributes.formUnion($0.attributes)
                return TextRun(printable($0.text, keepingNewlines: true), style: style)
            }
        default:
            return [TextRun(printable(string(in: environment), keepingNewlines: true), style: style)]
        }
    }
}

extension Text.DateStyle {
    func format(_ date: Date, in environment: EnvironmentValues) -> String {
        var style = Date.FormatStyle(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        switch name {
        case "time": style = style.hour().minute()
        case "date": style = style.day().month(.wide).year()
        default:
            return RelativeTime.string(from: Date(), to: date)
        }
        return style.format(date)
    }
}

/// The distance between two instants in words, by its largest parts.
enum RelativeTime {
    static func string(from start: Date, to end: Date) -> String {
        let seconds = Int(abs(end.timeIntervalSince(start)).rounded())
        let parts = [
            (seconds / 86_400, "day"), (seconds / 3600 % 24, "hr"), (seconds / 60 % 60, "min"), (seconds % 60, "sec"),
        ]
        let first = parts.firstIndex { $0.0 > 0 } ?? parts.count - 1
        return parts[first..<min(first + 2, parts.count)].filter { $0.0 > 0 || first == parts.count - 1 }
            .map { "\($0.0) \($0.1)\($0.1 == "day" && $0.0 != 1 ? "s" : "")" }.joined(separator: ", ")
    }
}
