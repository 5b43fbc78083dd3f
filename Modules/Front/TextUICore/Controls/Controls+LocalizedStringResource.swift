extension Label where Title == Text, Icon == Image {
    /// Creates a label of a resource and a symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: systemImage)
        }
    }
}

extension Button where Label == Text {
    /// Creates a button whose label is a resource.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == TextUICore.Label<Text, Image> {
    /// Creates a button whose label is a resource and a symbol.
    @_disfavoredOverload
    @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { TextUICore.Label(titleResource, systemImage: systemImage) } }
}

extension Toggle where Label == Text {
    /// Creates a toggle whose label is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// Creates a text field whose label is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker whose label is a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleResource) } }
}

extension Menu where Label == Text {
    /// Creates a menu whose label is a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension View {
    /// Names the view by a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }
}
