/// Begins to rename what a view around it stands for. As SwiftUI's `RenameButton`: it does what `renameAction` says
/// there, and is disabled where nothing does.
nonisolated public struct RenameButton<Label: View>: View {
    let label: Label
    @Environment(\.rename) private var rename

    /// The button.
    @MainActor
    public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == TextUICore.Label<Text, Image> {
    /// Creates a button with the usual label.
    public init() {
        label = TextUICore.Label {
            Text(own: "Rename")
        } icon: {
            Image(systemName: "pencil")
        }
    }
}

/// What a rename button does. As SwiftUI's `RenameAction`.
@MainActor @preconcurrency
public struct RenameAction {
    let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Begins to rename.
    public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// What rename buttons do here; nil where nothing does.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Says what rename buttons of the view do.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
        setting(\.rename, RenameAction(mainActorAction(action)))
    }

    /// Gives the focus to a field when a rename button of the view is pressed.
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
