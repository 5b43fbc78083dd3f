public import UniformTypeIdentifiers

extension Drag {
    /// Inserts what is held as providers, while some of one of the types is held.
    nonisolated static func insertion(
        of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> _RowInsertion {
        let action = Unchecked(value: action)
        return { environment in
            let drag = environment.drag
            let providers = DropInfo(providers: drag.providers).itemProviders(for: types)
            guard !providers.isEmpty else { return nil }
            return { index in
                drag.letGo()
                action.value(index, providers)
            }
        }
    }

    /// Inserts what is held as a `T`, while a value that converts to one is held.
    nonisolated static func insertion<T: Transferable>(
        of type: T.Type, perform action: @escaping ([T], Int) -> Void
    ) -> _RowInsertion {
        let action = Unchecked(value: action)
        return { environment in
            let drag = environment.drag
            guard drag.fits(T.self) else { return nil }
            return { index in drag.drop(as: T.self) { action.value([$0], index) } }
        }
    }
}

extension ForEach where Content: View {
    /// Lets data be dropped between the rows where they stand in a list: while some of one of the types is held, each row
    /// has the further action `Drop above`, and the last one `Drop below`.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types, of which one is enough.
    ///   - action: Receives the index before which to insert, and the data.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self {
        var copy = self
        copy.insertion = Drag.insertion(of: supportedContentTypes, perform: action)
        return copy
    }

    /// Lets data be dropped between the rows, of types by their identifiers.
    @available(*, deprecated, message: "use UTTypes as the content types")
    nonisolated public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
    }

    /// Lets a dragged value be dropped between the rows where they stand in a list: while a value that converts to a `T`
    /// is held, each row has the further action `Drop above`, and the last one `Drop below`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the value.
    ///   - action: Receives the value, alone in its array, and the index before which to insert it.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> Self {
        var copy = self
        copy.insertion = Drag.insertion(of: T.self, perform: action)
        return copy
    }
}

extension DynamicViewContent {
    /// Lets data be dropped between the rows where they stand in a list, as `ForEach` does.
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let insertion = Drag.insertion(of: supportedContentTypes, perform: action)
        return editing { $0.insertion = insertion }
    }

    /// Lets a dragged value be dropped between the rows where they stand in a list, as `ForEach` does.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let insertion = Drag.insertion(of: T.self, perform: action)
        return editing { $0.insertion = insertion }
    }
}
