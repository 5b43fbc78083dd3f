/// Begins and ends the editing of a list's rows. As SwiftUI's `EditButton`.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    @MainActor
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(own: isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}
