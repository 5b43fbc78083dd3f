/// What a tab view is made of. As SwiftUI's `TabContent`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> var body: Body { get }
    associatedtype _Pages: View
    @MainActor var _pages: _Pages { get }
}

extension TabContent {
    public var _pages: Body._Pages { body._pages }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _pages: Never { fatalError("Never has no value, so no pages") }
}

extension TabContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One screen of a tab view with its label. As SwiftUI's `Tab`.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = Never

    let value: Value
    /// Whether pages are chosen by their value, or by their place.
    let isTagged: Bool
    let content: Content
    let label: Label
    var badge: Text?

    @MainActor
    public var _pages: AnyView {
        let page = content.tabItem { label }.modifier(_BadgeModifier(text: badge))
        return isTagged ? AnyView(page.tag(value)) : AnyView(page)
    }

    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, isTagged: true, content: content(), label: label())
    }

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
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, systemImage: systemImage)))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, image: image)))
    }

    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: .search))
    }
}

extension Tab where Value == Never?, Label == DefaultTabLabel {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, systemImage: systemImage)))
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, systemImage: systemImage)))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(titleKey, image: image)))
    }
}

extension Tab where Value == Never? {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: nil, isTagged: false, content: content(), label: label())
    }
}

extension Tab {
    public func badge(_ count: Int) -> Tab {
        var copy = self
        copy.badge = count == 0 ? nil : Text(verbatim: String(count))
        return copy
    }

    public func badge(_ label: Text?) -> Tab {
        var copy = self
        copy.badge = label
        return copy
    }
}

/// What a tab is for. As SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
    let name: String
    public static let search = TabRole(name: "search")
}

/// The label that a tab makes of its title and image. As SwiftUI's `DefaultTabLabel`.
nonisolated public struct DefaultTabLabel: View {
    let label: Label<Text, Image>

    @MainActor
    public var body: some View { label }
}

/// Tabs under a heading; a bar of text has none. As SwiftUI's `TabSection`.
nonisolated public struct TabSection<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = Never

    let content: Content

    @MainActor public var _pages: Content._Pages { content._pages }

    public init<V: Hashable>(_ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.content = content() }

    @_disfavoredOverload
    public init<V: Hashable, S: StringProtocol>(_ title: S, @TabContentBuilder<V> content: () -> Content)
    where Content.TabValue == V { self.content = content() }

    public init<V: Hashable, H: View>(@TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Content.TabValue == V { self.content = content() }
}

@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TabTuple<TabValue, repeat each C> { _TabTuple(content: (repeat each content)) }

    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C> where C.TabValue == TabValue {
        _OptionalTab(content: content)
    }

    public static func buildEither<A: TabContent, B: TabContent>(first: A) -> _EitherTab<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _EitherTab(content: .first(first)) }

    public static func buildEither<A: TabContent, B: TabContent>(second: B) -> _EitherTab<A, B>
    where A.TabValue == TabValue, B.TabValue == TabValue { _EitherTab(content: .second(second)) }
}

nonisolated public struct _TabTuple<TabValue: Hashable, each C: TabContent>: TabContent {
    public typealias Body = Never
    let content: (repeat each C)

    @MainActor
    public var _pages: TupleView<repeat (each C)._Pages> { TupleView(repeat (each content)._pages) }
}

nonisolated public struct _OptionalTab<C: TabContent>: TabContent {
    public typealias TabValue = C.TabValue
    public typealias Body = Never
    let content: C?
    @MainActor public var _pages: C._Pages? { content?._pages }
}

nonisolated public struct _EitherTab<A: TabContent, B: TabContent>: TabContent where A.TabValue == B.TabValue {
    public typealias TabValue = A.TabValue
    public typealias Body = Never

    enum Content {
        case first(A)
        case second(B)
    }

    let content: Content

    @MainActor
    public var _pages: _ConditionalContent<A._Pages, B._Pages> {
        switch content {
        case .first(let content): .init(.first(content._pages))
        case .second(let content): .init(.second(content._pages))
        }
    }
}

extension TabView {
    @MainActor @preconcurrency
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == C._Pages, C.TabValue == SelectionValue {
        self.init(selection: selection, view: content()._pages)
    }

    @MainActor @preconcurrency
    public init<C: TabContent>(@TabContentBuilder<Never?> content: () -> C)
    where SelectionValue == Never?, Content == C._Pages, C.TabValue == Never? {
        self.init(selection: nil, view: content()._pages)
    }
}
