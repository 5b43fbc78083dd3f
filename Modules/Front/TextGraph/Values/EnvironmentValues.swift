/// A key of the environment with its default value, as SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
    associatedtype Value
    /// The value where no view above has set one.
    static var defaultValue: Value { get }
}

/// The values that flow from a view down to its descendants, as SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: CustomStringConvertible {
    private final class Storage {
        @exclusivity(unchecked) var values: [ObjectIdentifier: Any]
        @exclusivity(unchecked) var common: CommonValues

        init(_ values: [ObjectIdentifier: Any] = [:], _ common: CommonValues = CommonValues()) {
            self.values = values
            self.common = common
        }
    }

    private var storage = Storage()

    /// Creates an environment of default values.
    public init() {}

    /// The value of a key, the key's default where none was set.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            guard let value = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as! Key.Value
        }
        set { setValue(newValue, for: ObjectIdentifier(key)) }
    }

    /// The number of values that were set, in words.
    public var description: String { "\(storage.values.count) values" }

    package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

    /// Returns these values, with those of `other` that differ from `base`.
    package func overlaid(with other: EnvironmentValues, over base: EnvironmentValues) -> EnvironmentValues {
        var result = self
        for (key, value) in other.storage.values {
            let isSame = base.storage.values[key].map { areEqual($0, value) } ?? false
            if !isSame { result.setValue(value, for: key) }
        }
        result.common = common.overlaid(with: other.common, over: base.common)
        return result
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        storage.values[ObjectIdentifier(type)] as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?, for type: Object.Type) {
        setValue(object, for: ObjectIdentifier(type))
    }

    /// The values that texts and controls ask for each time they are laid out.
    package var common: CommonValues {
        _read { yield storage.common }
        _modify {
            makeUnique()
            yield &storage.common
        }
    }

    private mutating func setValue(_ value: Any?, for key: ObjectIdentifier) {
        makeUnique()
        storage.values[key] = value
    }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values, storage.common) }
    }
}

extension EnvironmentValues: @unchecked Sendable {}
