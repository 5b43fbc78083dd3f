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

    /// Says whether the page belongs beside the list. Has no effect in text: a link in a leading column of a split view
    /// shows its page in the last one, any other pushes it.
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

    /// Creates a link with a localized label and a page made by a closure, pushed while the selection is its tag.
    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(titleKey, destination: destination(), tag: tag, selection: selection)
    }

    /// Creates a link with a label as it stands and a page made by a closure, pushed while the selection is its tag.
    @available(*, deprecated, message: "use a value and navigationDestination(for:) in a NavigationStack")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(title, destination: destination(), tag: tag, selection: selection)
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
