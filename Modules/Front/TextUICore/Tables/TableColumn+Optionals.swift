/// Columns that sort by a value that a row may lack. A row without one comes first.
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column that sorts by a value that a row may lack, under a localized label.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), KeyPathComparator(value), content) }

    /// Creates a column that sorts by a value that a row may lack, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), KeyPathComparator(value), content) }

    /// Creates a column that sorts by a value that a row may lack, under a text.
    public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V?> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, KeyPathComparator(value), content) }

    /// Creates a column that sorts by a yes or a no, no first, under a localized label.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), KeyPathComparator(value, comparator: YesComparator()), content) }

    /// Creates a column that sorts by a yes or a no, no first, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, Bool> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), KeyPathComparator(value, comparator: YesComparator()), content) }

    /// Creates a column that sorts by a yes or a no, no first, under a text.
    public init(
        _ text: Text, value: any KeyPath<RowValue, Bool> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, KeyPathComparator(value, comparator: YesComparator()), content) }

    /// Creates a column that sorts by a yes or a no that a row may lack, under a localized label.
    public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, Bool?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), KeyPathComparator(value, comparator: YesComparator()), content) }

    /// Creates a column that sorts by a yes or a no that a row may lack, under a label as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, Bool?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), KeyPathComparator(value, comparator: YesComparator()), content) }

    /// Creates a column that sorts by a yes or a no that a row may lack, under a text.
    public init(
        _ text: Text, value: any KeyPath<RowValue, Bool?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(text, KeyPathComparator(value, comparator: YesComparator()), content) }
}

/// The order of no before yes.
private struct YesComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Bool, _ rhs: Bool) -> ComparisonResult {
        if lhs == rhs { return .orderedSame }
        return lhs == (order == .forward) ? .orderedDescending : .orderedAscending
    }
}
