extension TextField where Label == Text {
    /// Creates a field that tells when it gets and loses the focus.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
    }

    /// Creates a field that tells when it gets and loses the focus, and runs `onCommit` at the return key.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        editingChanged = onEditingChanged
        control.commit = onCommit
    }

    /// Creates a field titled by a string, shown as it is, that tells when it gets and loses the focus.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
    }

    /// Creates a field titled by a string, shown as it is, that tells when it gets and loses the focus, and runs
    /// `onCommit` at the return key.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
        editingChanged = onEditingChanged
        control.commit = onCommit
    }

    /// Creates a field that runs `onCommit` at the return key, before the `onSubmit` actions around it.
    @available(*, deprecated, message: "use onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
        control.commit = onCommit
    }

    /// Creates a field titled by a string, shown as it is, that runs `onCommit` at the return key.
    @available(*, deprecated, message: "use onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
        control.commit = onCommit
    }

    /// Creates a field for a value that a formatter reads, which tells when it gets and loses the focus.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        editingChanged = onEditingChanged
    }

    /// Creates a field for a value that a formatter reads, which tells when it gets and loses the focus.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        editingChanged = onEditingChanged
        control.commit = onCommit
    }

    /// Creates a field for a value that a formatter reads, which runs `onCommit` at the return key.
    @available(*, deprecated, message: "use onSubmit(of:_:)")
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, value: value, formatter: formatter)
        control.commit = onCommit
    }

    /// Creates a field for a value that a formatter reads, titled by a string, shown as it is, which tells when it gets
    /// and loses the focus.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
        editingChanged = onEditingChanged
    }

    /// Creates a field for a value that a formatter reads, titled by a string, shown as it is, which tells when it gets
    /// and loses the focus.
    @available(*, deprecated, message: "use onSubmit(of:_:) and focused(_:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(title, value: value, formatter: formatter)
        editingChanged = onEditingChanged
        control.commit = onCommit
    }
}
