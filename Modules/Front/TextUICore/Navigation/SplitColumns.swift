/// The columns of a split view, by their place. While they stand beside each other, a link in one of them shows its page
/// in the last one.
@MainActor
final class SplitColumns: NavigationContext {
    /// One column and the list in it that leads on.
    @Observable
    final class Column {
        var leadsOn = false
        @ObservationIgnored var clear: (@MainActor () -> Void)?
        @ObservationIgnored var choose: (@MainActor (AnyHashable) -> Bool)?

        nonisolated init() {}
    }

    private var known: [Int: Column] = [:]
    /// The stack whose pages the columns are.
    weak var stack: (any ColumnStack)?

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

    func push(_ value: AnyHashable) { stack?.replaceLastColumn(by: value) }

    func push(
        _ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void
    ) { stack?.replaceLastColumn(by: owner, view, closed: closed) }

    func push(
        _ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void,
        asColumn column: Int
    ) { stack?.push(owner, view, closed: closed, asColumn: column) }

    func update(_ owner: ObjectIdentifier) { stack?.update(owner) }
    func remove(_ owner: ObjectIdentifier) { stack?.remove(owner) }

    /// None: a column stands upon no other.
    var trail: [String] { [] }
}

/// The first pages of a stack, which stand beside the one on top.
struct StackColumns {
    /// The number of the columns before the last one.
    let count: Int
    /// How many of these are hidden, from the root on.
    let hidden: Int
    let split: SplitColumns

    static func areEqual(_ one: StackColumns?, _ other: StackColumns?) -> Bool {
        one?.count == other?.count && one?.hidden == other?.hidden
    }
}

/// A stack whose pages may be columns.
@MainActor
protocol ColumnStack: NavigationContext, ScreenStack {
    /// Shows the page of a value in place of the last column.
    func replaceLastColumn(by value: AnyHashable)
    /// Shows a page that no value stands for in place of the last column.
    func replaceLastColumn(
        by owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void)
    /// Shows the last column, where the columns stand beside each other, and nothing upon it.
    func showLastColumn()
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
