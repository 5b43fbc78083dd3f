/// What the walk needs to know of a type, worked out once.
@MainActor
struct TypeFacts {
    let part: Part?
    let isObject: Bool
    /// Whether its values refer to nothing.
    let isPlain: Bool
    let weakFields: Set<String>

    private struct Key: Hashable {
        let type: ObjectIdentifier
        let modules: [String]
    }

    private static var known: [Key: TypeFacts] = [:]

    static func of(_ type: Any.Type, _ modules: [String]) -> TypeFacts {
        let key = Key(type: ObjectIdentifier(type), modules: modules)
        if let facts = known[key] { return facts }
        let facts = TypeFacts(type, modules)
        known[key] = facts
        return facts
    }

    private init(_ type: Any.Type, _ modules: [String]) {
        part = Part(type, of: modules)
        isObject = type is AnyObject.Type
        isPlain = part == nil && (Self.isTrivial(type) || (type as? any PlainWhereElementsAre.Type)?.isPlain == true)
        weakFields = FieldStrength.weakFields(of: type)
    }

    private static func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
}

/// A container that refers to nothing of interest where its elements do not.
private protocol PlainWhereElementsAre {
    static var isPlain: Bool { get }
}

extension Array: PlainWhereElementsAre {
    static var isPlain: Bool { _isPOD(Element.self) }
}

extension String: PlainWhereElementsAre {
    static var isPlain: Bool { true }
}
