/// Ways through the screen for those who hear it; who reads text finds it where it stands.
extension View {
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Entry, ID: Hashable>(
        _ label: L, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Entry: Identifiable>(
        _ label: L, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }
    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { self }
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { self }
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}

/// Entries of a rotor. As SwiftUI's `AccessibilityRotorContent`.
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder var body: Body { get }
}

/// One place that a rotor leads to. As SwiftUI's `AccessibilityRotorEntry`.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public var body: Self { self }

    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

/// Several entries, or none.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
    public var body: Self { self }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public var body: _RotorEntries { _RotorEntries() }
}

extension ForEach where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: { $0.id })
    }

    @_disfavoredOverload
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

/// Combines entries. As SwiftUI's `AccessibilityRotorContentBuilder`.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorEntries {
        _RotorEntries()
    }
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorEntries { _RotorEntries() }
    public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _RotorEntries { _RotorEntries() }
    public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _RotorEntries { _RotorEntries() }
}

/// The rotors that a system has. As SwiftUI's `AccessibilitySystemRotor`.
public struct AccessibilitySystemRotor: Sendable {
    public static var boldText: AccessibilitySystemRotor { .init() }
    public static var headings: AccessibilitySystemRotor { .init() }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .init() }
    public static var images: AccessibilitySystemRotor { .init() }
    public static var italicText: AccessibilitySystemRotor { .init() }
    public static var landmarks: AccessibilitySystemRotor { .init() }
    public static var links: AccessibilitySystemRotor { .init() }
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
    public static var lists: AccessibilitySystemRotor { .init() }
    public static var misspelledWords: AccessibilitySystemRotor { .init() }
    public static var tables: AccessibilitySystemRotor { .init() }
    public static var textFields: AccessibilitySystemRotor { .init() }
    public static var underlineText: AccessibilitySystemRotor { .init() }
}
