@_spi(Reflection) import Swift

/// The offsets of a type's dynamic properties, worked out once for each type.
package struct FieldPlan: Sendable {
    private struct Field: Sendable {
        let name: String
        let offset: Int
        let bind: @MainActor @Sendable (UnsafeMutableRawPointer, inout DynamicSlots) -> Void
    }

    private let fields: [Field]
    /// The names of the properties as they are stored: `_count` of a `@State var count`.
    var names: [String] { fields.map(\.name) }
    var isEmpty: Bool { fields.isEmpty }

    private static let cache = TypeCache<FieldPlan>()

    package static func of<T>(_ type: T.Type) -> FieldPlan {
        cache.value(for: type) { FieldPlan(type) }
    }

    private init<T>(_ type: T.Type) {
        guard Mirror.isStructOrTuple(type) else {
            fields = []
            return
        }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append(Self.field(property, String(cString: name), at: offset))
            }
            return true
        }
        self.fields = fields
    }

    private static func field<P: DynamicProperty>(_ type: P.Type, _ name: String, at offset: Int) -> Field {
        Field(name: name, offset: offset) { pointer, slots in
            pointer.assumingMemoryBound(to: P.self).pointee._bind(&slots)
        }
    }

    /// Binds the dynamic properties of `value` to the slots of its node.
    @MainActor
    package func bind<T>(_ value: inout T, _ slots: inout DynamicSlots) {
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for field in fields { field.bind(base + field.offset, &slots) }
        }
    }

    /// Binds the dynamic properties of `value`, and marks the first slot of each.
    @MainActor
    func bindMarking<T>(_ value: inout T, _ slots: inout DynamicSlots) {
        guard !fields.isEmpty else { return }
        withUnsafeMutablePointer(to: &value) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for field in fields {
                slots.mark()
                field.bind(base + field.offset, &slots)
            }
        }
    }
}
