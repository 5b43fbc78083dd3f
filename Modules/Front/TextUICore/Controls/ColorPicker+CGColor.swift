extension ColorPicker {
    /// Creates a picker of Core Graphics' colours with a view as its label. `supportsOpacity` has no effect.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker of Core Graphics' colours, whose title is looked up in the String Catalog. `supportsOpacity`
    /// has no effect.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
    }

    /// Creates a picker of Core Graphics' colours, titled by a string, shown as it is. `supportsOpacity` has no
    /// effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
    }
}

extension Binding<CGColor> {
    fileprivate var color: Binding<Color> {
        Binding<Color>(get: { Color(cgColor: wrappedValue) }, set: { wrappedValue = CGColor($0) })
    }
}
