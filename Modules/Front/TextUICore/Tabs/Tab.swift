/// One or several tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the values that tabs are chosen by.
    associatedtype TabValue: Hashable
    /// The type of the tabs that this one is made of.
    associatedtype Body: TabContent
    /// The tabs that this one is made of.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// The type of the tabs' pages.
    associatedtype _Pages: View
    /// The pages as views with their labels; only the front's own tabs implement it.
    @MainActor var _pages: _Pages { get }
}

extension TabContent {
    /// The pages of the body.
    public var _pages: Body._Pages { body._pages }
}

extension Never: TabContent {
    public typealias TabValue = Never
    /// Ends the program, for there is no value to ask.
    public var _pages: Never { fatalError("Never has no value, so no pages") }
}

extension TabContent where Body == Never {
    /// Ends the program: the front has the pages without asking for a body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One screen of a tab view with its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never

    let value: Value
    /// Whether pages are chosen by their value, or by their place.
    let isTagged: Bool
    let content: Content
    let label: Label
    var badge: Text?

    /// The screen, with its label, badge and tag.
    @MainActor
    public var _pages: AnyView {
        let page = content.tabItem { label }.modifier(_BadgeModifier(text: badge))
        return isTagged ? AnyView(page.tag(value)) : AnyView(page)
    }

    /// Creates a tab that is chosen by a value, with a label made of views.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, isTagged: true, content: content(), label: label())
    }

    /// Creates a tab that is chosen by a value, with a label made of views. The role has no effect in text.
    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, isTagged: true, content: content(), label: label())
    }

    init(value: Value, isTagged: Bool, content: Content, label: Label) {
        self.value = value
        self.isTagged = isTagged
        self.content = content
        self.label = label
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a title as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a localized title and an image.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, image: image)))
    }

    /// Creates a tab for searching, whose label is `Search` and its symbol.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: .search))
    }
}

extension Tab where Value == Never?, Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol, without a value: it is chosen by its place.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, systemImage: systemImage)))
    }

    /// Creates a tab with a title as it stands and a symbol, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, systemImage: systemImage)))
    }

    /// Creates a tab with a localized title and an image, without a value.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, image: image)))
    }
}

extension Tab where Value == Never? {
    /// Creates a tab with a label made of views, without a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, isTagged: false, content: content(), label: label())
    }

    /// Creates a tab with a role, without a value.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, isTagged: false, content: content(), label: label())
    }
}

extension Tab where Label == EmptyView {
    /// Creates a tab with a value, without a label.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, isTagged: true, content: content(), label: EmptyView())
    }
}

extension Tab where Value == Never?, Label == EmptyView {
    /// Creates a tab without a value and a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(value: nil, isTagged: false, content: content(), label: EmptyView())
    }
}

extension Tab {
    /// Shows a number after the tab's label; zero shows none.
    public func badge(_ count: Int) -> Tab {
        var copy = self
        copy.badge = count == 0 ? nil : Text(verbatim: String(count))
        return copy
    }

    /// Shows a text after the tab's label; `nil` shows none.
    public func badge(_ label: Text?) -> Tab {
        var copy = self
        copy.badge = label
        return copy
    }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    let name: String
    /// Searching.
    public static let search = TabRole(name: "search")
}

/// The label that a tab makes of its title and image.
nonisolated public struct DefaultTabLabel: View {
    let label: Label<Text, Image>

    /// The title and the image.
    @MainActor
    public var body: some View { label }
}

/// Tabs under a heading. A bar of text shows the tabs without the heading.
nonisolated public struct TabSection<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never

    let content: Content

    /// The pages of the section's tabs.
    @MainActor public var _pages: Content._Pages { content._pages }

    /// Groups tabs under a localized heading, which text does not show.
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.content = content() }

    /// Groups tabs under a heading as it stands, which text does not show.
    @_disfavoredOverload
    public init<V: Hashable, S: StringProtocol>(_ title: S, @TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.content = content() }

    /// Groups tabs without a heading.
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where Content.TabValue == V {
        self.content = content()
    }

    /// Groups tabs under a heading made of views, which text does not show.
    public init<V: Hashable, H: View>(@TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Content.TabValue == V { self.content = content() }
}

/// Builds the tabs of a tab view from the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// Takes a statement that is a tab.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Builds a block of one tab, which is that tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Builds a block of several tabs, one after the other.
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, repeat each C> { TupleTabContent(content: (repeat each content)) }

    /// Builds an `if` without `else`.
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C> where C.TabValue == TabValue {
        _OptionalTab(content: content)
    }

    /// Builds an `if`, or the first cases of a `switch`.
    public static func buildEither<A: TabContent, B: TabContent>(first: A) -> _EitherTab<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _EitherTab(content: .first(first)) }

    /// Builds an `else`, or the last cases of a `switch`.
    public static func buildEither<A: TabContent, B: TabContent>(second: B) -> _EitherTab<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _EitherTab(content: .second(second)) }
}

/// Several tabs, one after the other.
nonisolated public struct TupleTabContent<TabValue: Hashable, each C: TabContent>: TabContent {
    public typealias Body = Never
    let content: (repeat each C)

    /// The pages of the tabs, in order.
    @MainActor
    public var _pages: TupleView<(repeat (each C)._Pages)> { TupleView((repeat (each content)._pages)) }
}

/// A tab, or none.
nonisolated public struct _OptionalTab<C: TabContent>: TabContent {
    public typealias TabValue = C.TabValue
    public typealias Body = Never
    let content: C?
    /// The pages of the tab, if there is one.
    @MainActor public var _pages: C._Pages? { content?._pages }
}

/// One of two tabs, as `if` and `else` make it in a builder.
nonisolated public struct _EitherTab<A: TabContent, B: TabContent>: TabContent where A.TabValue == B.TabValue {
    public typealias TabValue = A.TabValue
    public typealias Body = Never

    enum Content {
        case first(A)
        case second(B)
    }

    let content: Content

    /// The pages of the one that there is.
    @MainActor
    public var _pages: _ConditionalContent<A._Pages, B._Pages> {
        switch content {
        case .first(let content): .init(.first(content._pages))
        case .second(let content): .init(.second(content._pages))
        }
    }
}

extension TabView {
    /// Creates a tab view of tabs; the binding holds the value of the chosen one.
    @MainActor @preconcurrency
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == C._Pages, C.TabValue == SelectionValue {
        self.init(selection: selection, view: content()._pages)
    }

    /// Creates a tab view of tabs without values, which keeps the chosen one itself.
    @MainActor @preconcurrency
    public init<C: TabContent>(@TabContentBuilder<Never?> content: () -> C)
    where SelectionValue == Never?, Content == C._Pages, C.TabValue == Never? {
        self.init(selection: nil, view: content()._pages)
    }
}
