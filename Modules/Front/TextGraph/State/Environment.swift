/// A value from the environment of the view, as SwiftUI's `Environment`. The body runs again when the value changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Slot: EnvironmentReader, Versioned {
        var read: (EnvironmentValues) -> Value
        private(set) var value: Value
        /// Of the main actor, as all of it is; the count alone can be asked for from where a body's slots are.
        nonisolated(unsafe) private(set) var version = 0

        init(_ read: @escaping (EnvironmentValues) -> Value, _ environment: EnvironmentValues) {
            self.read = read
            value = read(environment)
        }

        func update(_ environment: EnvironmentValues) {
            let new = read(environment)
            if !areEqual(value, new) { version += 1 }
            value = new
        }

        func reads(changedIn environment: EnvironmentValues) -> Bool {
            !areEqual(value, read(environment))
        }
    }

    private let read: (EnvironmentValues) -> Value
    private var value: Value?

    /// Reads the environment value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of `type`. The program stops with the reason where no view above has set one with
    /// `environment(_:)`.
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
        read = {
            guard let object = $0.object(type) else {
                fatalError("no \(type) in the environment: a view above must have .environment(_:) with one")
            }
            return object
        }
    }

    /// Reads the observable object of `type`, or nil where no view above has set one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0.object(type) }
    }

    /// The current value; the default outside of a body.
    public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

    /// Takes the value from the node's environment.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let environment = slots.node.environment
        let read = read
        let slot = slots.next { Slot(read, environment) }
        slot.read = read
        slot.update(environment)
        value = slot.value
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: InputComparable {
    /// The key path is part of the declaration, and the slot watches its value.
    package func isSameInput(as other: Environment) -> Bool { true }
}
