import UniformTypeIdentifiers

/// A button that pastes what the program has copied. As SwiftUI's `PasteButton`; it is disabled where nothing was copied
/// that fits. What the terminal pastes goes to the field that has the focus.
nonisolated public struct PasteButton: View {
    private let isFitting: @MainActor () -> Bool
    private let paste: @MainActor () async throws -> Void

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Receives the values.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        let action = mainActorAction(onPaste)
        isFitting = { !Pasteboard.general.providers(as: payloadType).isEmpty }
        paste = {
            var values: [T] = []
            for provider in Pasteboard.general.providers(as: payloadType) {
                if let value = try await Drag.conversion(of: provider.forms, to: payloadType)?() {
                    values.append(value)
                }
            }
            action(values)
        }
    }

    /// Creates a button that pastes what has a form of one of the types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types, of which one is enough.
    ///   - payloadAction: Receives providers of what was copied.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        let action = mainActorAction(payloadAction)
        isFitting = { !Pasteboard.general.providers(of: supportedContentTypes).isEmpty }
        paste = { action(Pasteboard.general.providers(of: supportedContentTypes)) }
    }

    /// The button.
    @MainActor
    public var body: some View {
        Button {
            Task { try await paste() }
        } label: {
            Label {
                Text(own: "Paste")
            } icon: {
                Image(systemName: "doc.on.clipboard")
            }
        }
        .disabled(!isFitting())
    }
}
