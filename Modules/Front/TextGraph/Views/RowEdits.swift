/// Gives the action that inserts what is held before an index, while something is held that fits.
public typealias _RowInsertion = @MainActor (EnvironmentValues) -> (@MainActor (Int) -> Void)?

/// The edits of rows that are said outside of the `ForEach` which makes them.
package struct RowEdits {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?
    package var insertion: _RowInsertion?
}

private struct RowEditsKey: EnvironmentKey { static var defaultValue: RowEdits? { nil } }

extension EnvironmentValues {
    /// The edits for the next `ForEach` below, which takes them out of the environment.
    var rowEdits: RowEdits? {
        get { self[RowEditsKey.self] }
        set { self[RowEditsKey.self] = newValue }
    }
}

extension ForEach {
    /// Takes the edits of an environment for its own.
    mutating func takeEdits(of environment: inout EnvironmentValues) {
        guard let edits = environment.rowEdits else { return }
        if let action = edits.delete { delete = action }
        if let action = edits.move { move = action }
        if let action = edits.insertion { insertion = action }
        environment.rowEdits = nil
    }
}

extension DynamicViewContent {
    /// Lets the rows be deleted where they stand in a list, as `ForEach` does. `nil` adds nothing.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        editing { if let action { $0.delete = action } }
    }

    /// Lets the rows be moved where they stand in a list, as `ForEach` does. `nil` adds nothing.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        editing { if let action { $0.move = action } }
    }

    /// The content with edits for the rows of its `ForEach`.
    nonisolated package func editing(
        _ change: @escaping (inout RowEdits) -> Void
    ) -> ModifiedContent<Self, _EnvironmentModifier> {
        modifier(
            _EnvironmentModifier(
                transform: {
                    var edits = $0.rowEdits ?? RowEdits()
                    change(&edits)
                    $0.rowEdits = edits
                }, isSame: nil, value: nil))
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the content.
    @MainActor
    public var data: Content.Data { content.data }
}
