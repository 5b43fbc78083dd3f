/// The selected part of a text that is edited, or the place of its caret. As SwiftUI's `TextSelection`.
public struct TextSelection: Hashable {
    /// The places in the text that are selected.
    public enum Indices: Hashable {
        /// One part, empty where the caret stands.
        case selection(Range<String.Index>)
        /// Several parts, of which the first one counts in text.
        case multiSelection(RangeSet<String.Index>)

        /// Hashes the ends of the parts.
        public func hash(into hasher: inout Hasher) {
            switch self {
            case .selection(let range): hasher.combine(range)
            case .multiSelection(let set): for range in set.ranges { hasher.combine(range) }
            }
        }
    }

    /// The places in the text.
    public let indices: Indices
    /// The line to which a caret between two belongs. Has no effect in text.
    public var affinity = TextSelectionAffinity.automatic

    /// Creates a selection of nothing, with the caret at a place.
    public init(insertionPoint: String.Index) {
        self.init(range: insertionPoint..<insertionPoint)
    }

    /// Creates a selection of a part.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection of several parts, of which the first one counts in text.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Whether nothing is selected, and the caret stands at a place.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let set): set.isEmpty
        }
    }

    /// The selected part in characters of a text; nil where it has none there.
    func range(in text: String) -> Range<Int>? {
        let part: Range<String.Index>? =
            switch indices {
            case .selection(let range): range
            case .multiSelection(let set): set.ranges.first
            }
        guard let part, part.upperBound <= text.endIndex else { return nil }
        let start = text[..<part.lowerBound].count
        return start..<start + text[part].count
    }
}

/// The line to which a caret between two belongs. Has no effect in text.
public enum TextSelectionAffinity: Hashable, Sendable {
    /// The system's choice.
    case automatic
    /// The line above.
    case upstream
    /// The line below.
    case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }

extension EnvironmentValues {
    /// The line to which a caret between two belongs. Has no effect in text.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the line to which a caret between two belongs. Has no effect in text.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

extension FieldSelection {
    /// Follows a binding: the caret goes where the program sets it, and the program is told of it when keys move it.
    init(_ selection: Binding<TextSelection?>, of text: Binding<String>) {
        let (selection, text) = (Unchecked(value: selection), Unchecked(value: text))
        self.init(
            get: { selection.value.wrappedValue?.range(in: text.value.wrappedValue) },
            set: { range in
                let text = text.value.wrappedValue
                let start = text.index(text.startIndex, offsetBy: range.lowerBound, limitedBy: text.endIndex)
                let end = text.index(text.startIndex, offsetBy: range.upperBound, limitedBy: text.endIndex)
                selection.value.wrappedValue = TextSelection(
                    range: (start ?? text.endIndex)..<(end ?? text.endIndex))
            },
            kept: { selection.value.wrappedValue.map(AnyHashable.init) })
    }
}

extension TextField {
    /// Creates a field with a view as its label, whose selection the program follows and sets: at a terminal the caret
    /// goes there, and what is selected is replaced by what is typed. `axis` is that of the other forms.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), prompt: prompt, text: text, axis: axis ?? .horizontal)
        control.selection = selection
    }
}

extension TextField where Label == Text {
    /// Creates a field whose selection the program follows and sets.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a field titled by a string, shown as it is, whose selection the program follows and sets.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}

extension TextEditor {
    /// Creates an editor of `text`, whose selection the program follows and sets: at a terminal the caret goes there, and
    /// what is selected is replaced by what is typed.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        self.selection = selection
    }
}
