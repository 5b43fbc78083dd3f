import PlainText

extension Text {
    /// Returns the words without their style, in the language of an environment.
    package func string(in environment: EnvironmentValues) -> String {
        let string: String
        switch content {
        case .verbatim(let text): string = text
        case .localized(let key, let source): string = key.string(of: source, in: environment)
        case .formatted(let value): string = value.string(in: environment)
        case .timer(let timer): string = timer.string(at: environment.now())
        case .sourced(let text): string = text.string(environment.now(), environment.locale)
        case .resource(let resource): string = resource.string(in: environment)
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
        return environment.cased(string)
    }

    /// The words with their looks.
    package func runs(in environment: EnvironmentValues) -> [TextRun] {
        let runs = runs(in: environment, inheriting: environment.textStyle)
        guard environment.hidesContent else { return runs }
        return runs.map { TextRun($0.text.redacted, style: CellStyle(attributes: .faint)) }
    }

    private func runs(in environment: EnvironmentValues, inheriting base: CellStyle) -> [TextRun] {
        let style = styled.map { $0.attributes.style(in: environment, over: base) } ?? base
        switch content {
        case .joined(let first, let second):
            return first.runs(in: environment, inheriting: style) + second.runs(in: environment, inheriting: style)
        case .localized(let key, let source) where environment.textCase == nil:
            return key.pieces(of: source, in: environment).flatMap { piece -> [TextRun] in
                switch piece {
                case .words(let words, let intent, let link):
                    var style = style
                    style.attributes.formUnion(CellAttributes(intent, link: link))
                    return [TextRun(printable(words, keepingNewlines: true), style: style)]
                case .text(let text, _): return text.runs(in: environment, inheriting: style)
                }
            }
        case .attributed(let text) where environment.textCase == nil:
            return text.textRuns(in: environment, inheriting: style)
        default:
            return [TextRun(printable(string(in: environment), keepingNewlines: true), style: style)]
        }
    }
}

extension Text.Attributes {
    /// The look of the words, of which what this sets no style for is that of what is around.
    fileprivate func style(in environment: EnvironmentValues, over base: CellStyle) -> CellStyle {
        var style = base
        if let font { style.attributes.formUnion(font.attributes) }
        style.attributes.formUnion(cell)
        if let resolved = color?._resolve(in: environment) {
            style.foreground = resolved.color
            style.attributes.remove(.unseen)
            style.attributes.formUnion(resolved.attributes)
        }
        if !custom.values.isEmpty { environment.textMarks?.mark(&style, custom) }
        return style
    }
}

extension EnvironmentValues {
    /// Returns words in the case of letters that is set.
    func cased(_ words: String) -> String {
        switch textCase {
        case .uppercase: words.uppercased(with: locale)
        case .lowercase: words.lowercased(with: locale)
        case nil: words
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
        case "timer": return RelativeTime.clock(from: environment.now(), to: date)
        case "offset": return RelativeTime.offset(from: environment.now(), to: date)
        default: return RelativeTime.string(from: environment.now(), to: date)
        }
        return style.format(date)
    }
}

/// The distance between two instants in words, by its largest parts.
enum RelativeTime {
    /// Hours, minutes and seconds, as a clock shows them.
    static func clock(from start: Date, to end: Date) -> String {
        clock(seconds: Int(abs(end.timeIntervalSince(start)).rounded()))
    }

    static func clock(seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// The distance by its largest part, with its direction.
    static func offset(from start: Date, to end: Date) -> String {
        let seconds = Int(end.timeIntervalSince(start).rounded())
        let units = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
        let (length, name) = units.first { abs(seconds) >= $0.0 } ?? (1, "second")
        let count = abs(seconds) / length
        return "\(seconds < 0 ? "−" : "+")\(count) \(name)\(count == 1 ? "" : "s")"
    }

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
