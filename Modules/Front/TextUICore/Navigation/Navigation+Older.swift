extension View {
    /// Sets the page's title, as `navigationTitle(_:)` does.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the page's title to a string as it stands.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the page's title. A title has one size in text.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets the page's title to a string as it stands. A title has one size in text.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Puts views at both sides of the page's bar, as a toolbar does.
    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(_ToolbarModifier(items: trailing.modifier(_PlacementModifier(placement: .topBarTrailing))))
            .modifier(_ToolbarModifier(items: leading.modifier(_PlacementModifier(placement: .topBarLeading))))
    }

    /// Puts a view at the leading side of the page's bar.
    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(_ToolbarModifier(items: leading.modifier(_PlacementModifier(placement: .topBarLeading))))
    }

    /// Puts a view at the trailing side of the page's bar.
    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(_ToolbarModifier(items: trailing.modifier(_PlacementModifier(placement: .topBarTrailing))))
    }

    /// Sets the page's title to the bound string. In text it is shown, and cannot be edited there.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(title.wrappedValue)
    }

    /// Sets the look of navigation views. Has no effect in text: one page is shown at a time.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// A look of the older navigation view. A style has no effect in text: one page is shown at a time.
public protocol NavigationViewStyle {}

/// The style of a navigation view that sets none.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Pages over each other.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

/// Pages beside each other; in text one is shown at a time.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style of a navigation view that sets none.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// Pages over each other.
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Pages beside each other; in text one is shown at a time.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationLink {
    /// Creates a link whose page is pushed while the binding is true; a press sets it.
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    /// Creates a link whose page is pushed while the selection is its tag; a press selects the tag.
    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    /// Creates a link to a view, pushed while the selection is its tag; a press selects the tag.
    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view { AnyView(destination) }, label: label(), isActive: selection.isChosen(tag))
    }

    /// Says whether the page belongs beside the list. Has no effect in text: one page is shown at a time.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized label, whose page is pushed while the binding is true.
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view { AnyView(destination) }, label: Text(titleKey), isActive: isActive)
    }

    /// Creates a link with a label as it stands, whose page is pushed while the binding is true.
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view { AnyView(destination) }, label: Text(title), isActive: isActive)
    }

    /// Creates a link with a localized label and a page made by a closure, pushed while the binding is true.
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination(), isActive: isActive)
    }

    /// Creates a link with a localized label, whose page is pushed while the selection is its tag.
    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view { AnyView(destination) }, label: Text(titleKey), isActive: selection.isChosen(tag))
    }

    /// Creates a link with a label as it stands, whose page is pushed while the selection is its tag.
    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view { AnyView(destination) }, label: Text(title), isActive: selection.isChosen(tag))
    }
}

extension Binding {
    /// Whether an optional choice is `tag`; switched off, there is none.
    fileprivate func isChosen<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isOn in
                if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}
