extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol. The role has no effect in text.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

    /// Creates a tab with a title as it stands and a symbol. The role has no effect in text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, value: value, content: content) }

    /// Creates a tab with a localized title and an image. The role has no effect in text.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, image: image, value: value, content: content) }

    /// Creates a tab with a title as it stands and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, image: image)))
    }
}

extension Tab where Value == Never?, Label == DefaultTabLabel {
    /// Creates a tab for searching, whose label is `Search` and its symbol, without a value to choose it by.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, isTagged: false, content: content(), label: DefaultTabLabel(label: .search))
    }

    /// Creates a tab with a localized title and a symbol, without a value. The role has no effect in text.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, content: content) }

    /// Creates a tab with a title as it stands and a symbol, without a value. The role has no effect in text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, content: content) }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, image: image, content: content) }

    /// Creates a tab with a title as it stands and an image, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, image: image)))
    }
}

extension Tab {
    /// Shows a localized string after the tab's label; `nil` shows none.
    public func badge(_ key: LocalizedStringKey?) -> Tab { badge(key.map { Text($0) }) }

    /// Shows a string as it stands after the tab's label; `nil` shows none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> Tab { badge(label.map { Text($0) }) }
}
