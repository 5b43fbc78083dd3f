public import UniformTypeIdentifiers

/// Files that are to be written: how each is made, and the name that it wants.
private struct FileExport {
    let make: () throws -> FileWrapper
    let name: String?

    /// Writes it to `url`, in a piece.
    func write(to url: URL) throws {
        try make().write(to: url, options: .atomic, originalContentsURL: nil)
    }
}

extension FileExport {
    init<D: FileDocument>(_ document: D, as type: UTType, named name: String? = nil) {
        self.init(
            make: {
                try document.fileWrapper(
                    configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
            }, name: name)
    }

    init<D: ReferenceFileDocument>(_ document: D, as type: UTType, named name: String? = nil) {
        self.init(
            make: {
                try document.fileWrapper(
                    snapshot: document.snapshot(contentType: type),
                    configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
            }, name: name)
    }
}

/// The form in which an item is written: of the types that are asked for, the first that it can be handed over in.
private struct ItemExport<Item: Transferable>: Sendable {
    private let item: Item
    private let form: _TransferForm<Item>?
    /// The type of the file.
    let type: UTType

    init(_ item: Item, as types: [UTType]) {
        self.item = item
        let forms = item.writtenForms
        let asked = types.first { type in forms.contains { $0.type.conforms(to: type) } }
        form = types.isEmpty ? forms.first : asked.flatMap { type in forms.first { $0.type.conforms(to: type) } }
        type = asked ?? types.first ?? form?.type ?? .data
    }

    /// The name that the form suggests for the file.
    var name: String? { form?.fileName?(item) }

    /// Writes the item to `url`, in a piece.
    ///
    /// - Throws: `CocoaError.fileWriteUnknown` where the item has no form of the types.
    func write(to url: URL) async throws {
        guard let data = try await form?.write?(item) else { throw CocoaError(.fileWriteUnknown) }
        try FileExport(make: { FileWrapper(regularFileWithContents: data) }, name: nil).write(to: url)
    }
}

extension View {
    nonisolated private func fileExporter(
        isPresented: Binding<Bool>, export: FileExport?, type: UTType?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let isShown = Binding(
            get: { isPresented.wrappedValue && export != nil }, set: { isPresented.wrappedValue = $0 })
        return fileDialog(isPresented: isShown) {
            FileDialog(
                purpose: .save(fileName(export?.name ?? Self.untitled, type)),
                confirmation: LocalizedStringKey("Export"))
        } chosen: { urls in
            onCompletion(
                Result {
                    try export?.write(to: urls[0])
                    return urls[0]
                })
        } cancelled: {
            onCancellation()
        }
    }

    nonisolated private func fileExporter(
        isPresented: Binding<Bool>, exports: [FileExport], type: UTType?,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        let names = exports.indices.map { index in
            fileName(exports[index].name ?? Self.nameOfFile(at: index), type)
        }
        return fileDialog(isPresented: isPresented) {
            FileDialog(purpose: .into(names), confirmation: LocalizedStringKey("Export"))
        } chosen: { urls in
            onCompletion(
                Result {
                    for (export, url) in zip(exports, urls) { try export.write(to: url) }
                    return urls
                })
        } cancelled: {
            onCancellation()
        }
    }

    /// Presents a dialog that writes a file of a type; without a file, none.
    nonisolated func fileExporter(
        isPresented: Binding<Bool>, file: (() throws -> FileWrapper)?, type: UTType?,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, export: file.map { FileExport(make: $0, name: nil) }, type: type,
            onCompletion: onCompletion, onCancellation: {})
    }

    nonisolated private static var untitled: String { LocalizedStringKey("Untitled").own }

    /// The name of the file at a place among several.
    nonisolated private static func nameOfFile(at index: Int) -> String {
        index == 0 ? untitled : "\(untitled) \(index + 1)"
    }

    /// The names of the items' files, of which no two are the same.
    nonisolated private func fileNames<Item>(of exports: [ItemExport<Item>]) -> [String] {
        var taken: Set<String> = []
        return exports.enumerated().map { index, export in
            let wanted = fileName(export.name ?? Self.nameOfFile(at: index), export.type)
            let stem = (wanted as NSString).deletingPathExtension
            var (name, number) = (wanted, index)
            while !taken.insert(name).inserted {
                number += 1
                name = fileName("\(stem) \(number)", export.type)
            }
            return name
        }
    }

    nonisolated private func fileName(_ name: String, _ type: UTType?) -> String {
        guard let type else { return name }
        return URL(fileURLWithPath: "/").appendingPathComponent(name, conformingTo: type).lastPathComponent
    }

    /// Presents a dialog that chooses the folder and name of a new file, and writes a document there, as SwiftUI's
    /// `fileExporter`.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; it sets this to false when it closes.
    ///   - document: The document; nothing is written without one.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name that the dialog proposes.
    ///   - onCompletion: Gets the file's URL, or the error that making or writing it threw.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Presents a dialog that exports a document as the first of several types, and runs `onCancellation` where it is
    /// closed without a choice.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return fileExporter(
            isPresented: isPresented, export: document.map { FileExport($0, as: type, named: defaultFilename) },
            type: type, onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Presents a dialog that exports a document which is an object.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Presents a dialog that exports a document which is an object as the first of several types, and runs
    /// `onCancellation` where it is closed without a choice.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
        return fileExporter(
            isPresented: isPresented, export: document.map { FileExport($0, as: type, named: defaultFilename) },
            type: type, onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Presents a dialog that chooses a folder, and writes documents there.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Presents a dialog that exports documents into a folder as the first of several types, and runs `onCancellation`
    /// where it is closed without a choice.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return fileExporter(
            isPresented: isPresented, exports: documents.map { FileExport($0, as: type) }, type: type,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Presents a dialog that exports documents which are objects into a folder.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Presents a dialog that exports documents which are objects as the first of several types, and runs
    /// `onCancellation` where it is closed without a choice.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return fileExporter(
            isPresented: isPresented, exports: documents.map { FileExport($0, as: type) }, type: type,
            onCompletion: onCompletion, onCancellation: onCancellation)
    }

    /// Presents a dialog that writes an item to a file, in the first of the types that it can be handed over in, and runs
    /// `onCancellation` where it is closed without a choice.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown; it sets this to false when it closes.
    ///   - item: The item; nothing is written without one.
    ///   - contentTypes: The types of the file, the best first; none for the item's best one.
    ///   - defaultFilename: The name that the dialog proposes; without one, that which the item's form suggests.
    ///   - onCompletion: Gets the file's URL, or the error that making or writing it threw: `CocoaError.fileWriteUnknown`
    ///     where the item has no form of the types.
    ///   - onCancellation: Called where nothing was chosen.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let isShown = Binding(
            get: { isPresented.wrappedValue && item != nil }, set: { isPresented.wrappedValue = $0 })
        let export = { item.map { ItemExport($0, as: contentTypes) } }
        let complete = mainActorAction(onCompletion)
        return fileDialog(isPresented: isShown) {
            let export = export()
            return FileDialog(
                purpose: .save(fileName(defaultFilename ?? export?.name ?? Self.untitled, export?.type)),
                confirmation: LocalizedStringKey("Export"))
        } chosen: { urls in
            guard let export = export(), let url = urls.first else { return }
            Task { @MainActor in
                do {
                    try await export.write(to: url)
                    complete(.success(url))
                } catch {
                    complete(.failure(error))
                }
            }
        } cancelled: {
            onCancellation()
        }
    }

    /// Presents a dialog that writes items into a folder, in the first of the types that they can be handed over in, and
    /// runs `onCancellation` where it is closed without a choice.
    nonisolated public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where T == C.Element {
        let items = Array(items)
        let exports = { items.map { ItemExport($0, as: contentTypes) } }
        let complete = mainActorAction(onCompletion)
        return fileDialog(isPresented: isPresented) {
            FileDialog(purpose: .into(fileNames(of: exports())), confirmation: LocalizedStringKey("Export"))
        } chosen: { urls in
            let exports = exports()
            Task { @MainActor in
                do {
                    for (export, url) in zip(exports, urls) { try await export.write(to: url) }
                    complete(.success(urls))
                } catch {
                    complete(.failure(error))
                }
            }
        } cancelled: {
            onCancellation()
        }
    }
}
