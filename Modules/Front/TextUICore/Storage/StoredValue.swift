/// A way to write a value of a view's storage down.
struct StoredValue<Value>: @unchecked Sendable {
    let read: (UserDefaults, String) -> Value?
    let write: (UserDefaults, String, Value) -> Void

    /// A value that user defaults hold as it is.
    static func plain(_ type: Value.Type = Value.self) -> StoredValue {
        StoredValue(read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
    }

    static func raw() -> StoredValue where Value: RawRepresentable {
        StoredValue(
            read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }

    /// A value that is removed when it is nil.
    static func optional<Wrapped>(_ base: StoredValue<Wrapped>) -> StoredValue where Value == Wrapped? {
        StoredValue(
            read: { store, key in base.read(store, key).map { .some($0) } },
            write: { store, key, value in
                if let value { base.write(store, key, value) } else { store.removeObject(forKey: key) }
            })
    }
}

extension StoredValue where Value == Bool {
    static let bool = StoredValue(
        read: { store, key in store.object(forKey: key) == nil ? nil : store.bool(forKey: key) },
        write: { $0.set($2, forKey: $1) })
}

extension StoredValue where Value == Int {
    static let int = StoredValue(
        read: { store, key in store.object(forKey: key) == nil ? nil : store.integer(forKey: key) },
        write: { $0.set($2, forKey: $1) })
}

extension StoredValue where Value == Double {
    static let double = StoredValue(
        read: { store, key in store.object(forKey: key) == nil ? nil : store.double(forKey: key) },
        write: { $0.set($2, forKey: $1) })
}

extension StoredValue where Value == String {
    static let string = StoredValue(read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
}

extension StoredValue where Value == Data {
    static let data = StoredValue(read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
}

extension StoredValue where Value == URL {
    static let url = StoredValue(
        read: { store, key in store.string(forKey: key).flatMap { URL(string: $0) } },
        write: { $0.set($2.absoluteString, forKey: $1) })
}

extension StoredValue where Value == Date {
    static let date = StoredValue(
        read: { store, key in
            store.object(forKey: key) == nil
                ? nil : Date(timeIntervalSinceReferenceDate: store.double(forKey: key))
        },
        write: { $0.set($2.timeIntervalSinceReferenceDate, forKey: $1) })
}
