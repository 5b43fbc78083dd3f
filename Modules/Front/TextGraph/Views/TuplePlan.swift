@_spi(Reflection) import Swift

/// The views in a type of tuples and where each lies in it, worked out once for each type.
struct TuplePlan: Sendable {
    /// One of the views. Each closure takes the address of the whole tuple.
    struct Part: Sendable {
        let holdsSections: @MainActor @Sendable () -> Bool
        let erased: @MainActor @Sendable (UnsafeRawPointer) -> AnyView
        let makeNode: @MainActor @Sendable (UnsafeRawPointer, _ parent: ViewNode) -> ViewNode
        let update: @MainActor @Sendable (UnsafeRawPointer, ViewNode, EnvironmentValues) -> Void
    }

    let parts: [Part]

    private static let cache = TypeCache<TuplePlan>()

    static func of<T>(_ type: T.Type) -> TuplePlan {
        cache.value(for: type) { TuplePlan(type) }
    }

    private init<T>(_ type: T.Type) {
        if let view = type as? any View.Type {
            parts = [Self.part(view, at: 0)]
            return
        }
        var parts: [Part] = []
        _ = _forEachField(of: type, options: []) { _, offset, fieldType, _ in
            guard let view = fieldType as? any View.Type else {
                fatalError("TupleView<\(type)>: \(fieldType) is no view")
            }
            parts.append(Self.part(view, at: offset))
            return true
        }
        self.parts = parts
    }

    private static func part<V: View>(_ type: V.Type, at offset: Int) -> Part {
        Part(
            holdsSections: { V._holdsSections }, erased: { AnyView(view($0 + offset) as V) },
            makeNode: { V.makeNode(view($0 + offset), in: $1) },
            update: { unsafeDowncast($1, to: TypedNode<V>.self).update(view($0 + offset), $2) })
    }

    private static func view<V: View>(_ place: UnsafeRawPointer) -> V { place.assumingMemoryBound(to: V.self).pointee }
}
