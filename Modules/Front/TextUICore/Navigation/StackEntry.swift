/// What a page is made from. It is the same for as long as its page is there.
@MainActor
final class StackEntry {
    enum Source {
        case value(AnyHashable)
        case view(ObjectIdentifier, () -> AnyView, closed: @MainActor () -> Void)
    }

    let source: Source
    /// Whether its page is a column of a split view.
    let isColumn: Bool

    init(_ source: Source, isColumn: Bool = false) {
        self.source = source
        self.isColumn = isColumn
    }

    func isSame(as other: StackEntry) -> Bool {
        if self === other { return true }
        switch (source, other.source) {
        case (.value(let a), .value(let b)): return a == b
        case (.view(let a, _, _), .view(let b, _, _)): return a == b
        default: return false
        }
    }
}
