public import UniformTypeIdentifiers

extension View {
    /// Presents a dialog that chooses a file, as SwiftUI's `fileImporter`. In text its folders are pages; a file is
    /// chosen by its row or its path, and files of other types are disabled.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false)
        { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Presents a dialog that chooses files. Each file is a toggle where several may be chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog that chooses files, and runs `onCancellation` where it is closed without a choice.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(isPresented: isPresented) {
            FileDialog(
                purpose: .open(severally: allowsMultipleSelection), types: allowedContentTypes,
                confirmation: LocalizedStringKey("Open"))
        } chosen: { urls in
            onCompletion(.success(urls))
        } cancelled: {
            onCancellation()
        }
    }

    /// Presents a dialog that moves a file to the folder chosen. `onCompletion` gets the file's new URL, or the error
    /// that moving it threw.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog that moves a file, and runs `onCancellation` where it is closed without a choice.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: Binding(
                get: { isPresented.wrappedValue && file != nil }, set: { isPresented.wrappedValue = $0 }),
            files: file.map { [$0] } ?? []
        ) { result in
            onCompletion(result.map { $0[0] })
        } onCancellation: {
            onCancellation()
        }
    }

    /// Presents a dialog that moves files to the folder chosen.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog that moves files, and runs `onCancellation` where it is closed without a choice.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return fileDialog(isPresented: isPresented) {
            FileDialog(purpose: .into(files.map(\.lastPathComponent)), confirmation: LocalizedStringKey("Move"))
        } chosen: { places in
            onCompletion(
                Result {
                    for (file, place) in zip(files, places) { try file.move(to: place) }
                    return places
                })
        } cancelled: {
            onCancellation()
        }
    }
}
