extension WindowGroup {
    /// Creates a window with a title, which text does not show, that `openWindow(id:)` opens.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Creates a window with a `Text` as its title, which text does not show.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a window with a string as its title, which text does not show.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }

    /// Creates a window with a string as its title, which text does not show, that `openWindow(id:)` opens.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Creates a window with a `Text` as its title, which text does not show, that `openWindow(id:)` opens.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }
}
