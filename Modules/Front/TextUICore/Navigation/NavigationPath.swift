/// The values that stand for the pages of a stack, of any types.
public struct NavigationPath: Equatable {
    fileprivate enum Element: Equatable {
        case value(AnyHashable, encode: Encode?)
        /// A value that was restored and whose type is known by name alone until it is pushed.
        case encoded(type: String, json: String)

        static func == (a: Element, b: Element) -> Bool {
            switch (a, b) {
            case (.value(let a, _), .value(let b, _)): a == b
            case (.encoded(let a, let x), .encoded(let b, let y)): a == b && x == y
            default: false
            }
        }
    }

    fileprivate typealias Encode = () throws -> (type: String, json: String)

    fileprivate var elements: [Element] = []

    /// Creates an empty path: the root alone is shown.
    public init() {}

    /// Creates a path of values, from the root's first page on.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        for element in elements { append(element) }
    }

    /// Creates a path of values that can be stored.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
        for element in elements { append(element) }
    }

    /// The number of pages above the root.
    public var count: Int { elements.count }
    /// Whether the root alone is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Pushes the page of a value. The path can be stored only while every value is `Codable`.
    public mutating func append<V: Hashable>(_ value: V) {
        if let codable = value as? any (Hashable & Codable) {
            appendCodable(codable)
        } else {
            elements.append(.value(AnyHashable(value), encode: nil))
        }
    }

    /// Pushes the page of a value that can be stored.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        appendCodable(value)
    }

    private mutating func appendCodable<V: Hashable & Codable>(_ value: V) {
        PathTypes.register(V.self)
        elements.append(
            .value(AnyHashable(value)) {
                let json = try JSONEncoder().encode([value])
                return (PathTypes.name(V.self), String(decoding: json, as: UTF8.self))
            })
    }

    /// Pushes the page of a value whose type a link had erased, under its own type again.
    package mutating func append(erased value: AnyHashable) {
        if let codable = value.base as? any (Hashable & Codable) {
            appendCodable(codable)
        } else {
            elements.append(.value(value, encode: nil))
        }
    }

    /// Pops a number of pages, the last ones; the path must have as many.
    public mutating func removeLast(_ k: Int = 1) {
        elements.removeLast(k)
    }

    /// The values, from the root's first page on. A stored one whose type the program has not named yet is left out.
    package var values: [AnyHashable] {
        elements.compactMap {
            switch $0 {
            case .value(let value, _): value
            case .encoded(let type, let json): PathTypes.decode(type, json)
            }
        }
    }

    /// The path in a form to store; `nil` where a value in it is not `Codable`.
    public var codable: CodableRepresentation? {
        let canEncode = elements.allSatisfy {
            if case .value(_, encode: nil) = $0 { false } else { true }
        }
        return canEncode ? CodableRepresentation(path: self) : nil
    }

    /// Creates a path from its stored form.
    public init(_ codable: CodableRepresentation) {
        self = codable.path
    }

    /// The stored form of a path, a list of type names and JSON in turn.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let path: NavigationPath

        fileprivate init(path: NavigationPath) {
            self.path = path
        }

        /// Reads the names and the JSON. A value is decoded when its page is shown.
        ///
        /// - Throws: An error of the decoder, where the list is not made of strings.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var path = NavigationPath()
            while !container.isAtEnd {
                let type = try container.decode(String.self)
                path.elements.append(.encoded(type: type, json: try container.decode(String.self)))
            }
            self.path = path
        }

        /// Writes the name and the JSON of each value.
        ///
        /// - Throws: The error of a value's own encoding.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in path.elements {
                switch element {
                case .encoded(let type, let json):
                    try container.encode(type)
                    try container.encode(json)
                case .value(_, let encode):
                    guard let (type, json) = try encode?() else { continue }
                    try container.encode(type)
                    try container.encode(json)
                }
            }
        }
    }
}

/// The types of path values by name, so that a stored path can be read again.
enum PathTypes {
    private static let decoders = TypeNames()

    static func name<V>(_ type: V.Type) -> String { String(reflecting: type) }

    static func register<V: Hashable & Codable>(_ type: V.Type) {
        decoders.set(name(type)) { json in
            try? JSONDecoder().decode([V].self, from: Data(json.utf8)).first.map { AnyHashable($0) }
        }
    }

    /// The value; nil for a type that the running program no longer has.
    static func decode(_ type: String, _ json: String) -> AnyHashable? {
        if let decoder = decoders[type] { return decoder(json) }
        guard let found = _typeByName(type) ?? _typeByMangling(type),
            let codable = found as? any (Hashable & Codable).Type
        else { return nil }
        func register<V: Hashable & Codable>(_ type: V.Type) { Self.register(type) }
        register(codable)
        return decoders[type]?(json)
    }

    /// `Module.Type` of a struct, class or enum at a module's top level, by its mangled name.
    private static func _typeByMangling(_ name: String) -> Any.Type? {
        let parts = name.split(separator: ".")
        guard parts.count == 2 else { return nil }
        let base = parts.map { "\($0.utf8.count)\($0)" }.joined()
        for kind in ["V", "O", "C"] {
            if let type = _typeByName(base + kind) { return type }
        }
        return nil
    }
}

private final class TypeNames: @unchecked Sendable {
    private let lock = NSLock()
    private var decoders: [String: (String) -> AnyHashable?] = [:]

    subscript(name: String) -> ((String) -> AnyHashable?)? {
        lock.lock()
        defer { lock.unlock() }
        return decoders[name]
    }

    func set(_ name: String, _ decoder: @escaping (String) -> AnyHashable?) {
        lock.lock()
        defer { lock.unlock() }
        if decoders[name] == nil { decoders[name] = decoder }
    }
}
