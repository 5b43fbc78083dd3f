import ClinicModel
import ClinicProgram
import PlainText

/// Rows of aligned text.
package struct TextTable: Sendable {
    package struct Column: Sendable {
        fileprivate enum Kind: Sendable {
            case flexible, whole, id
        }

        package let title: String
        fileprivate let kind: Kind

        /// Text that goes on below where the width is not enough; a word that is too long is broken.
        package static func flexible(_ title: Phrase) -> Column { Column(title: title.said, kind: .flexible) }
        /// Text that goes on below where the flexible columns are narrow already; its words are never broken.
        package static func whole(_ title: Phrase) -> Column { Column(title: title.said, kind: .whole) }
        /// IDs, of which commands take a beginning: where the width is not enough, they are cut to one that tells them
        /// apart.
        package static func id(_ title: Phrase) -> Column { Column(title: title.said, kind: .id) }
    }

    private static let gap = 2
    /// No column is made narrower than that, nor than its longest word.
    private static let narrowest = 11
    /// Words of flexible columns that are longer are broken.
    private static let longestWhole = 16

    private let columns: [Column]
    private let rows: [[String]]

    package init(_ columns: [Column], rows: [[String]]) {
        self.columns = columns
        self.rows = rows.map { $0.map { printable($0) } }
    }

    /// The table's lines, its titles first; without a width, as wide as its text. Where the width is too little for
    /// columns, each row is a list of what it says.
    package func lines(width: Int?) -> [String] {
        let used = columns.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        let natural = widths(of: rows, used)
        guard let width, total(natural) > width else { return lines(of: rows, in: natural) }
        let short = withBeginnings
        if let narrow = fitted(widths(of: short, used), to: width) { return lines(of: short, in: narrow) }
        let lists = short.map { row in
            Facts.lines(said: used.map { (name: columns[$0].title, text: row[$0]) }, width: width)
        }
        return Array(lists.joined(separator: [""]))
    }

    /// The rows with as much of the clinic's own IDs as tells those of a column apart.
    private var withBeginnings: [[String]] {
        var short = rows
        for column in columns.indices where columns[column].kind == .id {
            let beginnings = IDBeginnings(rows.map { $0[column] })
            for row in rows.indices { short[row][column] = beginnings.beginning(of: rows[row][column]) }
        }
        return short
    }

    /// How wide the text of each column is.
    private func widths(of rows: [[String]], _ used: [Int]) -> [Int: Int] {
        used.reduce(into: [:]) { widths, column in
            widths[column] = cells(column, of: rows).reduce(0) { max($0, TextWidth.columns(of: $1)) }
        }
    }

    private func cells(_ column: Int, of rows: [[String]]) -> [String] {
        [columns[column].title] + rows.map { $0[column] }
    }

    private func total(_ widths: [Int: Int]) -> Int {
        widths.values.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    }

    /// The widths with which the columns fit; nil where there are none.
    private func fitted(_ natural: [Int: Int], to width: Int) -> [Int: Int]? {
        var widths = natural
        for kind in [Column.Kind.flexible, .whole] {
            let shrinking = widths.keys.filter { columns[$0].kind == kind }
            let floors = shrinking.reduce(into: [Int: Int]()) { $0[$1] = max(Self.narrowest, longestWord(of: $1)) }
            while total(widths) > width,
                let widest = widths.filter({ $0.value > floors[$0.key, default: .max] })
                    .max(by: { ($0.value, $0.key) < ($1.value, $1.key) })
            {
                widths[widest.key] = widest.value - 1
            }
        }
        return total(widths) <= width ? widths : nil
    }

    private func longestWord(of column: Int) -> Int {
        let words = cells(column, of: rows).flatMap { $0.split(separator: " ") }
        let longest = words.reduce(0) { max($0, TextWidth.columns(of: $1)) }
        return columns[column].kind == .flexible ? min(longest, Self.longestWhole) : longest
    }

    private func lines(of rows: [[String]], in widths: [Int: Int]) -> [String] {
        let used = widths.sorted { $0.key < $1.key }
        return ([columns.map(\.title)] + rows).flatMap { row in
            let cells = used.map { row[$0.key].wrapped(to: $0.value, breakingWords: true) }
            return (0..<(cells.map(\.count).max() ?? 0)).map { line in
                zip(cells, used).map { cell, column in
                    (line < cell.count ? cell[line] : "").padded(to: column.value)
                }.joined(separator: "".padded(to: Self.gap)).withoutSpacesAtEnd
            }
        }
    }
}

extension String {
    fileprivate var withoutSpacesAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
