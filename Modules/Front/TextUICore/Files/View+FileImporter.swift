public import UniformTypeIdentifiers

extension View {
    /// Lets a person choose a file. As SwiftUI's `fileImporter`: in text its folders are pages, a file is chosen by its
    /// row or by its path, and those of other types are disabled.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false)
        { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Lets a person choose files, each of which is a toggle where there may be several.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

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

    /// Lets a person choose a folder that a file is moved to; `onCompletion` has the place where it is then.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

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

    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

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
