extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column whose label is a localized string.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(titleKey), nil, content)
    }

    /// Creates a column whose label is a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(Text(title), nil, content)
    }

    /// Creates a column whose label is a text.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, nil, content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// Creates a column that shows a string of each row, under a localized label.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string of each row, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(Text(title), nil) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string of each row, under a text.
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(text, nil) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value of each row, under a localized label.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), KeyPathComparator(value), content) }

    /// Creates a column that sorts by a value of each row, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), KeyPathComparator(value), content) }

    /// Creates a column that sorts by a value of each row, under a text.
    public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, KeyPathComparator(value), content) }

    /// Creates a column that sorts by a value of each row with a comparator of its own, under a localized label.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column that sorts by a value of each row with a comparator of its own, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V {
        self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
    }

    /// Creates a column that sorts by a value of each row with a comparator of its own, under a text.
    public init<V, C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where C.Compared == V { self.init(text, KeyPathComparator(value, comparator: comparator), content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column that shows a string of each row and sorts by it, under a localized label.
    public init(_ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(titleKey), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string of each row and sorts by it, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(Text(title), KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string of each row and sorts by it, under a text.
    public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(text, KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }

    /// Creates a column that shows a string of each row and sorts by it with a comparator, under a localized label.
    public init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String { self.init(Text(titleKey), value: value, comparator: comparator) }

    /// Creates a column that shows a string of each row and sorts by it with a comparator, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String { self.init(Text(title), value: value, comparator: comparator) }

    /// Creates a column that shows a string of each row and sorts by it with a comparator, under a text.
    public init<C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: C
    ) where C.Compared == String {
        self.init(text, KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text, Sort.Compared == RowValue {
    /// Creates a column that sorts whole rows with a comparator, under a localized label.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), comparator, content) }

    /// Creates a column that sorts whole rows with a comparator, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), comparator, content) }

    /// Creates a column that sorts whole rows with a comparator, under a text.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(text, comparator, content)
    }
}
