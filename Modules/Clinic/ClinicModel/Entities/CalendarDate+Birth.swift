import Foundation

extension CalendarDate {
    /// The day of birth that somebody types, such as `1985-09-01`, `1.9.1985`, `01.09.85` or `01/09/1985`; nil if it is
    /// none. Two digits are the last such year until today.
    ///
    /// - Parameter monthFirst: Whether the month stands before the day between slashes.
    package init?(birthDate text: String, until today: CalendarDate, monthFirst: Bool = false) {
        let text = text.trimmingCharacters(in: .whitespaces)
        if let date = CalendarDate(typed: text) {
            self = date
            return
        }
        guard let separator = text.first(where: { "./-".contains($0) }) else { return nil }
        let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        let beginsWithYear = parts[0].count == 4
        let year = beginsWithYear ? parts[0] : parts[2]
        let isMonthFirst = separator == "/" && monthFirst
        let rest = beginsWithYear ? [parts[1], parts[2]] : isMonthFirst ? [parts[0], parts[1]] : [parts[1], parts[0]]
        guard rest.allSatisfy({ $0.count <= 2 }), let number = Int(year) else { return nil }
        switch year.count {
        case 4: self.init(number, rest)
        // Numbers between hyphens are as often no date.
        case 2 where separator != "-":
            let century = today.year / 100 * 100
            if let date = CalendarDate(century + number, rest), date <= today {
                self = date
            } else {
                self.init(century - 100 + number, rest)
            }
        default: return nil
        }
    }

    private init?(_ year: Int, _ monthAndDay: [String]) {
        let padded = [String(year)] + monthAndDay.map { $0.count == 1 ? "0\($0)" : $0 }
        self.init(padded.joined(separator: "-"))
    }
}

extension Locale {
    /// Whether a date in numbers begins with its month; a language alone does not say so.
    package var writesMonthFirst: Bool {
        guard region != nil, let pattern = DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: self),
            let month = pattern.firstIndex(of: "M"), let day = pattern.firstIndex(of: "d")
        else { return false }
        return month < day
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
