/// A button that begins and ends the editing of a list's rows, as SwiftUI's `EditButton`.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button, labelled "Edit", and "Done" while rows are edited.
    public init() {}

    /// The button with the label of the moment.
    @MainActor
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(own: isEditing ? "Done" : "Edit") {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}
