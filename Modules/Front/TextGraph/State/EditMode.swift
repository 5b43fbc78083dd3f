/// The state of editing a list's rows, as SwiftUI's `EditMode`.
public enum EditMode: Sendable {
    /// Not editing, editing by a swipe, or editing.
    case inactive, transient, active
    /// Whether rows are being edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static let defaultValue: Binding<EditMode>? = nil }

extension EnvironmentValues {
    /// The state of editing a list's rows; each page of a stack has its own.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
