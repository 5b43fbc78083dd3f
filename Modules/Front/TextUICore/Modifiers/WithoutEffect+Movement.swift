/// Movement: in text everything is where it ends at once. What a movement would complete is completed.
extension View {
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        setting(\.contentTransition, transition)
    }
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
    nonisolated public func navigationTransition(_ transition: NavigationTransitionName) -> some View { self }
    nonisolated public func geometryGroup() -> some View { self }
}

public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .init() }
    public static func numericText(value: Double) -> ContentTransition { .init() }
    public static let symbolEffect = ContentTransition()
    public static func symbolEffect(_ effect: SymbolEffectName) -> ContentTransition { .init() }
}

public struct NavigationTransitionName: Sendable {
    public static let automatic = NavigationTransitionName()
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransitionName {
        .init()
    }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names for views that would move into each other. As SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {
        let value: Int
    }

    private final class Slot {
        var id: ID { ID(value: ObjectIdentifier(self).hashValue) }
    }

    private var slot: Slot?

    public init() {}

    public var wrappedValue: ID { slot?.id ?? ID(value: 0) }

    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        slot = slots.next { Slot() }
    }
}

extension Namespace: InputComparable {
    func isSameInput(as other: Namespace) -> Bool { true }
}

/// A length that would grow with the size of text. As SwiftUI's `ScaledMetric`; a cell has one size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
