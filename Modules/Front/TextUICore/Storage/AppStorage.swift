/// A value kept in user defaults, between runs of the program too. Every view that reads the key is updated when one of
/// them writes it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let stored: StoredValue<Value>
    private var store: UserDefaults?

    init(_ key: String, _ initial: Value, _ store: UserDefaults?, _ stored: StoredValue<Value>) {
        self.key = key
        self.initial = initial
        self.store = store
        self.stored = stored
    }

    private var place: UserDefaults { store ?? .standard }

    /// The value under the key; the initial value while the store has none of its type.
    public var wrappedValue: Value {
        get {
            StorageReaders.shared.read(key, of: place)
            return stored.read(place, key) ?? initial
        }
        nonmutating set {
            stored.write(place, key, newValue)
            StorageReaders.shared.wrote(key, to: place)
        }
    }

    /// A binding to the value under the key.
    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(
            get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value },
            source: .init(owner: ObjectIdentifier(place), path: [key]))
    }

    /// Finds the store of the environment, where the property names none; called by the front before the body runs.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        if store == nil { store = slots.node.environment.defaultAppStorage }
    }
}

extension AppStorage: InputComparable {
    package func isSameInput(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

extension AppStorage {
    /// Keeps a truth value in the given store, or else in `defaultAppStorage(_:)`'s or the standard defaults.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .bool)
    }

    /// Keeps an integer.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .int)
    }

    /// Keeps a floating-point number.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .double)
    }

    /// Keeps a string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .string)
    }

    /// Keeps a URL, as its absolute string.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }

    /// Keeps a date, as seconds since 1 January 2001 UTC.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .date)
    }

    /// Keeps bytes.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .data)
    }

    /// Keeps a value by its raw integer; an unknown one reads as the initial value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, store, .raw()) }

    /// Keeps a value by its raw string; an unknown one reads as the initial value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, store, .raw()) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps an optional truth value; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional(.bool))
    }

    /// Keeps an optional integer; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional(.int))
    }

    /// Keeps an optional floating-point number; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional(.double))
    }

    /// Keeps an optional string; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional(.string))
    }

    /// Keeps an optional URL, as its absolute string; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional(.url))
    }

    /// Keeps an optional date, as seconds since 1 January 2001 UTC; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional(.date))
    }

    /// Keeps optional bytes; `nil` removes the key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional(.data))
    }

    /// Keeps an optional value by its raw string; `nil` removes the key.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(key, nil, store, .optional(.raw())) }

    /// Keeps an optional value by its raw integer; `nil` removes the key.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int { self.init(key, nil, store, .optional(.raw())) }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The store of `AppStorage` properties that name none themselves; the standard defaults while it is `nil`.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets the store of the `AppStorage` properties within the view that name none themselves.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        setting(\.defaultAppStorage, store)
    }
}
