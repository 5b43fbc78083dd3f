/// A value kept in user defaults, between runs of the program too. As SwiftUI's `AppStorage`.
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

    public var wrappedValue: Value {
        get {
            StorageReaders.shared.read(key, of: place)
            return stored.read(place, key) ?? initial
        }
        nonmutating set {
            stored.write(place, key, newValue)
            StorageReaders.shared.changed(key, of: place)
        }
    }

    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(
            get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value },
            source: .init(owner: ObjectIdentifier(place), path: [key]))
    }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        if store == nil { store = slots.node.environment.defaultAppStorage }
    }
}

extension AppStorage: InputComparable {
    func isSameInput(as other: AppStorage) -> Bool { key == other.key && store === other.store }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, store, .bool)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, store, .int)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, store, .double)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, store, .string)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, store, .url)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, store, .date)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, store, .data)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(key, wrappedValue, store, .raw()) }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(key, wrappedValue, store, .raw()) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, store, .optional(.bool))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, store, .optional(.int))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, store, .optional(.double))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, store, .optional(.string))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, store, .optional(.url))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, store, .optional(.date))
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, store, .optional(.data))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String { self.init(key, nil, store, .optional(.raw())) }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int { self.init(key, nil, store, .optional(.raw())) }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// Where `AppStorage` keeps its values, unless it names a place itself; the standard defaults without one.
    var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        setting(\.defaultAppStorage, store)
    }
}

extension Scene {
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        _ModifiedScene(view: AnyView(_content.defaultAppStorage(store)), windows: _windows)
    }
}
