import ArgumentParser

/// Columns and rows, such as `80x24`.
package struct TextSize: Hashable, Sendable, ExpressibleByArgument {
    package let columns: Int
    package let rows: Int

    package init?(argument: String) {
        guard let match = argument.wholeMatch(of: /(\d{1,4})[x×](\d{1,4})/),
            let columns = Int(match.1), let rows = Int(match.2), columns > 0, rows > 0
        else { return nil }
        self.columns = columns
        self.rows = rows
    }
}
