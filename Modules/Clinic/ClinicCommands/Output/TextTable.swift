import ClinicModel
import ClinicProgram
import PlainText

/// Rows of aligned text.
package struct TextTable: Sendable {
    package struct Column: Sendable {
        package let title: String
        /// Whether its text may be cut short where the width is not enough. What is to be typed again may not.
        package let isFlexible: Bool

        package static func flexible(_ title: Phrase) -> Column { Column(title: title.said, isFlexible: true) }
        package static func whole(_ title: Phrase) -> Column { Column(title: title.said, isFlexible: false) }
    }

    private static let gap = 2
    private static let narrowest = 6

    private let columns: [Column]
    private let rows: [[String]]

    package init(_ columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows.map { $0.map { printable($0) } }
    }

    /// The table's lines, its titles first; without a width, as wide as its text.
    package func lines(width: Int?) -> [String] {
        let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let widths = fitted(used, to: width)
        return ([columns.map(\.title)] + rows).map { row in
            used.map { aligned(row[$0], to: widths[$0, default: 0]) }.joined(separator: Self.space(Self.gap)).trimmed
        }
    }

    private func fitted(_ used: [Int], to width: Int?) -> [Int: Int] {
        var widths: [Int: Int] = [:]
        for column in used {
            widths[column] = ([columns[column].title] + rows.map { $0[column] })
                .reduce(0) { max($0, TextWidth.columns(of: $1)) }
        }
        guard let width else { return widths }
        var excess = widths.values.reduce(0, +) + Self.gap * max(0, used.count - 1) - width
        while excess > 0,
            let widest = used.filter({ columns[$0].isFlexible }).max(by: {
                widths[$0, default: 0] < widths[$1, default: 0]
            }),
            widths[widest, default: 0] > Self.narrowest
        {
            widths[widest, default: 0] -= 1
            excess -= 1
        }
        return widths
    }

    private func aligned(_ text: String, to width: Int) -> String {
        let columns = TextWidth.columns(of: text)
        if columns <= width { return text + Self.space(width - columns) }
        var cut = ""
        var used = 0
        for character in text {
            let columns = TextWidth.columns(of: character)
            guard used + columns < width else { break }
            cut.append(character)
            used += columns
        }
        return cut + "…" + Self.space(width - used - 1)
    }

    private static func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}

extension String {
    fileprivate var trimmed: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
