/// A window for a document, as SwiftUI's `DocumentGroup`. Its page has the file's name as title, and tools for a new
/// document, another one and, while it has no file, for saving it; a document with a file is written after each change.
/// The first argument of the program may be the file to open.
public struct DocumentGroup<Document, Content: View>: Scene {
    /// The body of a primitive scene, which has none.
    public typealias Body = Never

    let window: _SceneWindow

    init(_ kind: DocumentKind<Document>, editor: @escaping @MainActor (DocumentFile<Document>) -> Content) {
        window = _SceneWindow { _ in AnyView(_DocumentWindow(kind: kind, editor: editor)) }
    }

    /// The window's view.
    public var _content: AnyView { window.content(nil) }
    /// The one window of the group.
    public var _windows: [_SceneWindow] { [window] }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a window that edits documents which are values.
    ///
    /// - Parameters:
    ///   - newDocument: The document that there is before a file is opened.
    ///   - editor: Makes the views that show a document and edit it.
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentKind(make: newDocument)) { editor(FileDocumentConfiguration($0)) }
    }

    /// Creates a window that shows documents which are values, and never writes them.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentKind(make: nil)) { viewer(FileDocumentConfiguration($0)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a window that edits documents which are objects.
    ///
    /// - Parameters:
    ///   - newDocument: Makes the document that there is before a file is opened.
    ///   - editor: Makes the views that show a document and edit it.
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentKind(make: newDocument)) { editor(ReferenceFileDocumentConfiguration($0)) }
    }

    /// Creates a window that shows documents which are objects, and never writes them.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init(DocumentKind(make: nil)) { viewer(ReferenceFileDocumentConfiguration($0)) }
    }
}

/// A document that is a value, and its file, for the view that edits it. As SwiftUI's `FileDocumentConfiguration`.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document; setting it writes its file.
    @Binding public var document: Document
    /// The document's file; nil for one that was not saved yet.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool

    init(_ file: DocumentFile<Document>) {
        _document = file.document
        fileURL = file.url
        isEditable = file.isEditable
    }
}

/// A document that is an object, and its file, for the view that edits it. As SwiftUI's
/// `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document; a change of it writes its file.
    @ObservedObject public var document: Document
    /// The document's file; nil for one that was not saved yet.
    public var fileURL: URL?
    /// Whether the document may be changed.
    public var isEditable: Bool

    init(_ file: DocumentFile<Document>) {
        document = file.document.wrappedValue
        fileURL = file.url
        isEditable = file.isEditable
    }
}
