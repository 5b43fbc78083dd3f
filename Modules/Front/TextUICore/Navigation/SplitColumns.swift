/// The columns of a split view, by their place.
@MainActor
final class SplitColumns {
    /// One column and the list in it that leads on.
    @Observable
    final class Column {
        var leadsOn = false
        @ObservationIgnored var clear: (@MainActor () -> Void)?
        @ObservationIgnored var choose: (@MainActor (AnyHashable) -> Bool)?

        nonisolated init() {}
    }

    private var known: [Int: Column] = [:]

    nonisolated init() {}

    func column(_ index: Int) -> Column {
        if let column = known[index] { return column }
        let column = Column()
        known[index] = column
        return column
    }

    /// Clears the choices of a column that the person has gone back to, and of those behind it.
    func left(from index: Int) {
        for (_, column) in known.filter({ $0.key >= index }) { column.clear?() }
    }
}

/// The column around a list.
struct SplitColumn {
    let index: Int
    let columns: SplitColumns
    /// Shows the next column, or goes back from it.
    let show: @MainActor (Bool) -> Void
}

extension SplitColumn {
    @MainActor
    var column: SplitColumns.Column { columns.column(index) }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
}
