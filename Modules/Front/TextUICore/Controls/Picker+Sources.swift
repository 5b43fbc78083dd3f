extension Binding {
    /// One value for several: the first one's, and what is set is set in all.
    init<C: RandomAccessCollection>(sources: C, value: KeyPath<C.Element, Binding<Value>>) {
        guard let first = sources.first else {
            preconditionFailure("a picker's sources are empty: there is no value to show")
        }
        self.init(
            get: { first[keyPath: value].wrappedValue },
            set: { new in for source in sources { source[keyPath: value].wrappedValue = new } })
    }
}

extension Picker {
    /// One choice for several values.
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: Binding(sources: sources, value: selection), content: content, label: label)
    }

    /// Creates one choice for several values.
    public init<C: RandomAccessCollection, V: View>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
    ) { self.init(sources: sources, selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
    /// Creates one choice for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// Creates one choice for several values.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }

    /// Creates one choice for several values.
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }

    /// Creates a picker; the label of the current value is that of its choice.
    @_disfavoredOverload
    public init<S: StringProtocol, V: View>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

extension Picker where Label == TextUICore.Label<Text, Image> {
    /// Creates one choice for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            TextUICore.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates one choice for several values.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            TextUICore.Label(titleKey, image: image)
        }
    }

    /// Creates one choice for several values, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            TextUICore.Label(title, systemImage: systemImage)
        }
    }

    /// Creates one choice for several values, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { TextUICore.Label(title, image: image) }
    }

    /// Creates one choice for several values.
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) {
        self.init(
            titleKey, systemImage: systemImage, sources: sources, selection: selection, content: content)
    }

    /// Creates one choice for several values.
    public init<C: RandomAccessCollection, V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(titleKey, image: image, sources: sources, selection: selection, content: content) }

    /// Creates a picker; the label of the current value is that of its choice.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { self.init(titleKey, systemImage: systemImage, selection: selection, content: content) }

    /// Creates a picker; the label of the current value is that of its choice.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
    ) { self.init(titleKey, image: image, selection: selection, content: content) }
}
