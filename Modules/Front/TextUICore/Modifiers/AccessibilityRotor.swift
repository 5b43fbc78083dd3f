/// Rotors, the ways through a screen for people who hear it. A reader of text finds a thing in the place where it
/// stands.
extension View {
    /// Adds a rotor with a name that is a text. Has no effect in text.
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    /// Adds a rotor with a localized name. Has no effect in text.
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    /// Adds a rotor with a name as it stands. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, C: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    /// Fills a rotor of the system. Has no effect in text.
    nonisolated public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { self }
    /// Adds a rotor over values with an id, named by a text. Has no effect in text.
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Adds a rotor over values with an id, named by a localized string. Has no effect in text.
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Adds a rotor over values with an id, named by a string as it stands. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Entry, ID: Hashable>(
        _ label: L, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Fills a rotor of the system with values with an id. Has no effect in text.
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Adds a rotor over identifiable values, named by a text. Has no effect in text.
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Adds a rotor over identifiable values, named by a localized string. Has no effect in text.
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Adds a rotor over identifiable values, named by a string as it stands. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, Entry: Identifiable>(
        _ label: L, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Fills a rotor of the system with identifiable values. Has no effect in text.
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    /// Adds a rotor over ranges of a text, with a localized name. Has no effect in text.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }
    /// Adds a rotor over ranges of a text, named by a text. Has no effect in text.
    nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
    /// Adds a rotor over ranges of a text, named by a string as it stands. Has no effect in text.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View { self }
    /// Fills a rotor of the system with ranges of a text. Has no effect in text.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { self }
    /// Makes the view an entry of a rotor. Has no effect in text.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}

/// Entries of a rotor; without effect in text, where a reader finds a thing in the place where it stands.
public protocol AccessibilityRotorContent {
    /// The type of the entries that this one is made of.
    associatedtype Body: AccessibilityRotorContent
    /// The entries that this one is made of.
    @AccessibilityRotorContentBuilder var body: Body { get }
}

/// A place that a rotor leads to; without effect in text.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    /// The entry itself.
    public var body: Self { self }

    /// Creates an entry named by a string as it stands.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry named by a localized string.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry named by a text.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry of a namespace, named by a string as it stands.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry of a namespace, named by a string as it stands. SwiftUI's own has no label for the id.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry of a namespace, named by a localized string.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    /// Creates an entry of a namespace, named by a text.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry for a range of the text that the rotor is added to, named by a text.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
    /// Creates an entry for a range of the text that the rotor is added to, named by a localized string.
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}
    /// Creates an entry for a range of the text that the rotor is added to, named by a string as it stands.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
    ) {}
}

/// Several entries of a rotor, or none.
nonisolated public struct _RotorEntries: AccessibilityRotorContent {
    /// The entries themselves.
    public var body: Self { self }
}

/// The entries of an element of a `ForEach`. They are no view, whatever they are made of, so that the compiler reads the
/// closure of a `ForEach` among views only for views.
nonisolated public struct _ElementRotorEntries<Entries: AccessibilityRotorContent>: AccessibilityRotorContent {
    /// The entries themselves.
    public let body: Entries
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// The entries of all elements.
    public var body: _RotorEntries { _RotorEntries() }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries for each element, known by its own `id`.
    @_disfavoredOverload
    public init<Entries: AccessibilityRotorContent>(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entries
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ElementRotorEntries<Entries> {
        self.init(data: data, content: { _ElementRotorEntries(body: content($0)) }, id: { $0.id })
    }

    /// Creates entries for each element, known by the value at a key path.
    @_disfavoredOverload
    public init<Entries: AccessibilityRotorContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Entries
    ) where Content == _ElementRotorEntries<Entries> {
        self.init(data: data, content: { _ElementRotorEntries(body: content($0)) }, id: { $0[keyPath: id] })
    }
}

/// Builds the entries of a rotor from the statements of a closure.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    /// Takes a statement that is an entry.
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    /// Builds a block of one entry, which is that entry.
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    /// Builds a block of several entries.
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C) -> _RotorEntries {
        _RotorEntries()
    }
    /// Builds an `if` without `else`.
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> _RotorEntries { _RotorEntries() }
    /// Builds an `if`, or the first cases of a `switch`.
    public static func buildEither<C: AccessibilityRotorContent>(first: C) -> _RotorEntries { _RotorEntries() }
    /// Builds an `else`, or the last cases of a `switch`.
    public static func buildEither<C: AccessibilityRotorContent>(second: C) -> _RotorEntries { _RotorEntries() }
}

/// A rotor that a system has; without effect in text.
public struct AccessibilitySystemRotor: Sendable {
    /// The rotor of bold text.
    public static var boldText: AccessibilitySystemRotor { .init() }
    /// The rotor of headings.
    public static var headings: AccessibilitySystemRotor { .init() }
    /// The rotor of headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .init() }
    /// The rotor of images.
    public static var images: AccessibilitySystemRotor { .init() }
    /// The rotor of italic text.
    public static var italicText: AccessibilitySystemRotor { .init() }
    /// The rotor of landmarks.
    public static var landmarks: AccessibilitySystemRotor { .init() }
    /// The rotor of links.
    public static var links: AccessibilitySystemRotor { .init() }
    /// The rotor of links that were visited, or were not.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
    /// The rotor of lists.
    public static var lists: AccessibilitySystemRotor { .init() }
    /// The rotor of misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { .init() }
    /// The rotor of tables.
    public static var tables: AccessibilitySystemRotor { .init() }
    /// The rotor of text fields.
    public static var textFields: AccessibilitySystemRotor { .init() }
    /// The rotor of underlined text.
    public static var underlineText: AccessibilitySystemRotor { .init() }
}
