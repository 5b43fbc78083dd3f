extension WindowGroup {
    /// Creates a window for values of `type`: `openWindow(value:)` opens one. The content gets a binding to the value,
    /// nil in the first window.
    public init<D: Codable & Hashable>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    /// Creates a window for values of `type` that `openWindow(id:value:)` tells apart by its id.
    public init<D: Codable & Hashable>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    /// Creates a window for values of `type`, with a title, which text does not show.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: nil, for: type, content: content) }

    /// Creates a window for values of `type`, with an id and a title, which text does not show.
    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: Optional(id), for: type, content: content) }

    init<D: Codable & Hashable>(
        id: String?, of type: D.Type, content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) {
        self.init(id: id, for: type) { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    /// Creates a window for values of `type` whose content gets `defaultValue()` where it was opened without one.
    public init<D: Codable & Hashable>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) { self.init(id: nil, of: type, content: content, defaultValue: defaultValue) }

    public init<D: Codable & Hashable>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) { self.init(id: id, of: type, content: content, defaultValue: defaultValue) }

    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: nil, of: type, content: content, defaultValue: defaultValue) }

    public init<D: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: id, of: type, content: content, defaultValue: defaultValue) }
}
