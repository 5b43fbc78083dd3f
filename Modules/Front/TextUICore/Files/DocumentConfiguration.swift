/// The file of the document in whose window a view stands. As SwiftUI's `DocumentConfiguration`.
public struct DocumentConfiguration: Equatable {
    /// Whether the document may be changed.
    public let isEditable: Bool
    /// The document's file; nil for one that was not saved yet.
    public let fileURL: URL?
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The document of the window; nil in a window of no document.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}
