/// Windows for values, with titles that are texts or strings.
extension WindowGroup {
    /// Creates a window for values of `type` with a `Text` as its title, which text does not show.
    public init<D: Codable & Hashable>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    /// Creates a window for values of `type` with a `Text` as its title, which text does not show. The content gets
    /// `defaultValue()` where the window was opened without a value.
    public init<D: Codable & Hashable>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: nil, of: type, content: content, defaultValue: defaultValue) }

    /// Creates a window for values of `type` with a `Text` as its title, which text does not show, that
    /// `openWindow(id:value:)` tells apart by its id.
    public init<D: Codable & Hashable>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    /// Creates a window for values of `type` with a `Text` as its title, which text does not show. The content gets
    /// `defaultValue()` where the window was opened without a value.
    public init<D: Codable & Hashable>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: id, of: type, content: content, defaultValue: defaultValue) }

    /// Creates a window for values of `type` with a string as its title, which text does not show.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    /// Creates a window for values of `type` with a string as its title, which text does not show. The content gets
    /// `defaultValue()` where the window was opened without a value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: nil, of: type, content: content, defaultValue: defaultValue) }

    /// Creates a window for values of `type` with a string as its title, which text does not show, that
    /// `openWindow(id:value:)` tells apart by its id.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    /// Creates a window for values of `type` with a string as its title, which text does not show. The content gets
    /// `defaultValue()` where the window was opened without a value.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: id, of: type, content: content, defaultValue: defaultValue) }
}
