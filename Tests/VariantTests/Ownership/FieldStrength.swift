/// Whether a stored property holds what is in it. Mirrors show a weak property like any other; the type's metadata
/// tells.
enum FieldStrength {
    /// The names of the properties of `type`, and of what it inherits from, that do not hold.
    static func weakFields(of type: Any.Type) -> Set<String> {
        guard hasFields(type) else { return [] }
        var names: Set<String> = []
        for index in 0..<countOfFields(type) {
            var field = FieldMetadata(name: nil, free: nil, isStrong: true, isVariable: false)
            _ = fieldMetadata(type, index: index, &field)
            if !field.isStrong, let name = field.name { names.insert(String(cString: name)) }
            field.free?(field.name)
        }
        return names
    }

    /// Only classes and structs have metadata of their fields; asking other types for it goes wrong.
    private static func hasFields(_ type: Any.Type) -> Bool {
        [0, 0x200].contains(metadataKind(type))
    }
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

private struct FieldMetadata {
    let name: UnsafePointer<CChar>?
    let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    let isStrong: Bool
    let isVariable: Bool
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func countOfFields(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
    _ type: Any.Type, index: Int, _ field: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type
