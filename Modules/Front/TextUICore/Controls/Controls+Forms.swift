extension Menu {
    /// Creates a menu with a primary action: text lists it as the first of the choices, under the menu's label.
    public init<C: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Label>, C> {
        let label = label()
        self.init {
            TupleView(Button(action: mainActorAction(primaryAction)) { label }, content())
        } label: {
            label
        }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a primary action, whose title is looked up in the String Catalog.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<Button<Text>, C> {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    /// Creates a menu labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { TextUICore.Label(title, systemImage: systemImage) }
    }
}

extension Picker where Label == TextUICore.Label<Text, Image> {
    /// Creates a picker labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { TextUICore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Creates one toggle for several values, which is on when all of them are and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding(
                get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
                set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
            label: label)
    }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    /// Creates a toggle labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUICore.Label(title, systemImage: systemImage) }
    }
}

extension GroupBox {
    @available(*, deprecated, renamed: "init(content:label:)")
    /// Creates a box with a label that is made already.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a row of a string, shown as it is, and a value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(title) })
    }
}

extension ProgressView {
    /// Creates a progress view with a label and a label of the current value.
    ///
    /// - Parameters:
    ///   - value: The work that is done, limited to 0 and `total`; nil for progress without a known end.
    ///   - total: The whole work.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let share = value.map { total > 0 ? max(0, min(1, Double($0 / total))) : 0 }
        self.init(fraction: share, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
    /// Creates a view of a Foundation `Progress`, with its share and description as they stand when the view is made.
    public init(_ progress: Progress) {
        self.init(
            value: progress.isIndeterminate ? nil : progress.fractionCompleted,
            label: { Text(verbatim: progress.localizedDescription ?? "") })
    }
}
