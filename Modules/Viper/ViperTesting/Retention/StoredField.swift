#if os(Linux)
    /// A stored property of a class, its superclasses' included.
    struct StoredField {
        let name: String
        let offset: Int
        let isStrong: Bool

        static func all(of type: Any.Type) -> [StoredField] {
            (0..<recursiveCount(type)).map { index in
                var metadata = FieldMetadata()
                _ = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
                defer { metadata.freeName?(metadata.name) }
                return StoredField(
                    name: metadata.name.map { String(cString: $0) } ?? "",
                    offset: recursiveChildOffset(type, index: index),
                    isStrong: metadata.isStrong)
            }
        }
    }

    private struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

    // The functions that the standard library's Mirror is made of.
    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private func recursiveCount(_: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private func recursiveChildMetadata(
        _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
    ) -> Any.Type

    @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
    private func recursiveChildOffset(_: Any.Type, index: Int) -> Int
#endif
