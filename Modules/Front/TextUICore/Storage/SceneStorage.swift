/// A value kept for as long as the scene lives, whatever comes and goes on its screen. A program in text does not keep
/// it between runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var values: SceneValues?

    init(key: String, initial: Value) {
        self.key = key
        self.initial = initial
    }

    /// The value under the key; the initial value while the scene has none. Writing has no effect outside of a view on
    /// the screen.
    public var wrappedValue: Value {
        get {
            guard let values else { return initial }
            StorageReaders.shared.read(key, of: values)
            return values[key] as? Value ?? initial
        }
        nonmutating set {
            guard let values else { return }
            values[key] = newValue
            StorageReaders.shared.changed(key, of: values)
        }
    }

    /// A binding to the value under the key.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
    }

    /// Finds the values of the scene; called by the front before the body runs.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        values = slots.node.graph.sceneValues
    }
}

extension SceneStorage: InputComparable {
    package func isSameInput(as other: SceneStorage) -> Bool { key == other.key }
}

extension SceneStorage {
    /// Keeps a truth value.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key: key, initial: wrappedValue) }
    /// Keeps an integer.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key: key, initial: wrappedValue) }
    /// Keeps a floating-point number.
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key: key, initial: wrappedValue) }
    /// Keeps a string.
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key: key, initial: wrappedValue) }
    /// Keeps a URL.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key: key, initial: wrappedValue) }
    /// Keeps a date.
    public init(wrappedValue: Value, _ key: String) where Value == Date { self.init(key: key, initial: wrappedValue) }
    /// Keeps bytes.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key: key, initial: wrappedValue) }

    /// Keeps a value with a raw integer.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key: key, initial: wrappedValue)
    }

    /// Keeps a value with a raw string.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key: key, initial: wrappedValue)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps an optional truth value.
    public init(_ key: String) where Value == Bool? { self.init(key: key, initial: nil) }
    /// Keeps an optional integer.
    public init(_ key: String) where Value == Int? { self.init(key: key, initial: nil) }
    /// Keeps an optional floating-point number.
    public init(_ key: String) where Value == Double? { self.init(key: key, initial: nil) }
    /// Keeps an optional string.
    public init(_ key: String) where Value == String? { self.init(key: key, initial: nil) }
    /// Keeps an optional URL.
    public init(_ key: String) where Value == URL? { self.init(key: key, initial: nil) }
    /// Keeps an optional date.
    public init(_ key: String) where Value == Date? { self.init(key: key, initial: nil) }
    /// Keeps optional bytes.
    public init(_ key: String) where Value == Data? { self.init(key: key, initial: nil) }

    /// Keeps an optional value, with a raw integer.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key: key, initial: nil)
    }

    /// Keeps an optional value, with a raw string.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key: key, initial: nil)
    }
}

/// The values that the views of one scene have kept, by key.
final class SceneValues: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]

    subscript(key: String) -> Any? {
        get { lock.withLock { values[key] } }
        set { lock.withLock { values[key] = newValue } }
    }
}

extension Graph {
    private enum SceneValuesKey: GraphKey { static var initialValue: SceneValues { .init() } }

    /// The values that the scene's views keep for as long as it lives.
    var sceneValues: SceneValues { self[SceneValuesKey.self] }
}
