/// A label with the content that it names, as SwiftUI's `LabeledContent`. A terminal aligns the content with the values
/// of controls; a pipe puts it at the far side.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.growsWithContent) private var growsWithContent
    @Environment(\.labeledContentStyle) private var style

    /// Creates a row of a label and its content.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The label and the content in the row's style.
    @MainActor
    public var body: some View {
        if let style { style(AnyView(label), AnyView(content)) } else { standard }
    }

    @MainActor @ViewBuilder
    private var standard: some View {
        if growsWithContent {
            HStack(alignment: .top, spacing: 16) {
                label.foregroundStyle(.secondary)
                Spacer(minLength: 0)
                value.multilineTextAlignment(.trailing)
            }
            .modifier(_LabeledSemantics())
        } else {
            // On a screen values stand below each other, in the column of the controls' values.
            ArrangedView(LabeledLine()) {
                ZStack(alignment: .topLeading) { label.foregroundStyle(.secondary) }
                ZStack(alignment: .topLeading) { value }
            }
            .modifier(_LabeledSemantics())
        }
    }

    /// The content; an icon in it is part of what is said, and has the colour of the words.
    @MainActor
    private var value: some View { content.setting(\.listItemTint, .monochrome) }
}

extension LabeledContent where Label == Text {
    /// Creates a row whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a row titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a row of a value as text, with a title that is looked up in the String Catalog.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init(content: { Text(value) }, label: { Text(titleKey) })
    }

    /// Creates a row of a value as text, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// Creates a row of a value in a format, with a title that is looked up in the String Catalog.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates a row from the configuration that a style was given, to draw it in another style.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// A modifier that makes one element of a label and its content, with the content as the value. Controls in the content
/// stay elements of their own.
nonisolated public struct _LabeledSemantics: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    @MainActor
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        let elements = SemanticTree.of(content)
        guard elements.count > 1, elements.allSatisfy({ !$0.isActionable }) else {
            for element in elements { tree.add(element) }
            return
        }
        tree.add(
            SemanticElement(
                .text, label: elements[0].label, value: SemanticTree.label(Array(elements.dropFirst())), frame: frame))
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
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
