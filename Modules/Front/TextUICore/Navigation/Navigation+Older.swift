extension View {
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(_ToolbarModifier(items: trailing.modifier(_PlacementModifier(placement: .topBarTrailing))))
            .modifier(_ToolbarModifier(items: leading.modifier(_PlacementModifier(placement: .topBarLeading))))
    }

    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(_ToolbarModifier(items: leading.modifier(_PlacementModifier(placement: .topBarLeading))))
    }

    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(_ToolbarModifier(items: trailing.modifier(_PlacementModifier(placement: .topBarTrailing))))
    }

    /// The title as the person may change it; here it is shown.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(title.wrappedValue)
    }

    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How the older stack looks. As SwiftUI's `NavigationViewStyle`: in text one page is shown at a time.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension NavigationLink {
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), isActive: isActive, label: label)
    }

    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) {
        self.init(target: .view { AnyView(destination) }, label: label(), isActive: selection.isChosen(tag))
    }

    /// Whether the page belongs beside the list; in text one is shown at a time.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view { AnyView(destination) }, label: Text(titleKey), isActive: isActive)
    }

    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(target: .view { AnyView(destination) }, label: Text(title), isActive: isActive)
    }

    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination(), isActive: isActive)
    }

    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(target: .view { AnyView(destination) }, label: Text(titleKey), isActive: selection.isChosen(tag))
    }

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
