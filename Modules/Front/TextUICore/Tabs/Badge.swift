import PlainText

enum BadgeTrait: ElementTrait { typealias Value = Text }

/// The modifier that draws a count or a few words at the end of a row.
nonisolated public struct _BadgeModifier: ElementModifier {
    public typealias Body = Never

    /// The columns of a label beside which a badge stands, where the label would be wider.
    private static let narrowestLabel = 12

    let text: Text?

    /// A tab's badge is drawn where its label stands.
    @MainActor
    private func words(_ content: ViewElement, _ environment: EnvironmentValues) -> String? {
        guard content.trait(TabItemTrait.self) == nil else { return nil }
        return text.map { $0.string(in: environment) }.flatMap { $0.isEmpty ? nil : printable($0) }
    }

    /// Whether a badge of so many columns stands below: beside it, a label would be cut within its words.
    @MainActor
    private func isBelow(_ content: ViewElement, _ columns: Int, in width: Int?) -> Bool {
        guard let width, columns > 0, width < columns.addingSaturated(Self.narrowestLabel) else { return false }
        return content.size(SizeProposal(width: nil, height: nil)).width > width - columns
    }

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == BadgeTrait.self ? text as? Key.Value : nil
    }

    @MainActor
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        guard let words = words(content, environment) else { return content.size(proposal) }
        let columns = TextWidth.columns(of: words) + 2
        if isBelow(content, columns, in: proposal.width) {
            let size = content.size(proposal.reduced(columns: 0, rows: 1))
            return CellSize(width: max(size.width, columns - 2), height: size.height + 1)
        }
        let size = content.size(proposal.reduced(columns: columns, rows: 0))
        return CellSize(width: size.width + columns, height: size.height)
    }

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let columns = words(content, environment).map { TextWidth.columns(of: $0) + 2 } ?? 0
        var area = frame
        if isBelow(content, columns, in: frame.width) {
            area.height = max(0, frame.height - 1)
        } else {
            area.width = max(0, frame.width - columns)
        }
        content.place(area)
    }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        content.draw(&canvas)
        guard let words = words(content, environment) else { return }
        var style = environment.style(.secondary)
        style.attributes.insert(.bold)
        style.attributes.remove(.faint)
        let width = TextWidth.columns(of: words)
        let row = isBelow(content, width + 2, in: frame.width) ? max(frame.y, frame.maxY - 1) : frame.y
        canvas.text(words, x: frame.x + frame.width - width, y: row, style: style)
        // What has the focus has it up to its badge.
        guard let element = SemanticTree.of(content).first(where: \.isFocused), element.field?.content == nil,
            !environment.growsWithContent, element.frame.maxX == frame.maxX - width - 2
        else { return }
        canvas.highlight(
            CellRect(x: element.frame.maxX, y: element.frame.y, width: width + 2, height: element.frame.height),
            in: environment, as: element.buttonRole)
    }

    @MainActor
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        var elements = SemanticTree.of(content)
        if let words = words(content, environment), !elements.isEmpty {
            elements[0].value = elements[0].value.map { "\($0), \(words)" } ?? words
        }
        for element in elements { tree.add(element) }
    }

    /// Makes the node that draws the badge.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension View {
    /// Shows a number at the end of the row; zero shows none. In json it is part of the value.
    nonisolated public func badge(_ count: Int) -> some View {
        modifier(_BadgeModifier(text: count == 0 ? nil : Text(verbatim: String(count))))
    }

    /// Shows a text at the end of the row; `nil` shows none.
    nonisolated public func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(text: label)) }

    /// Shows a localized string at the end of the row; `nil` shows none.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(_BadgeModifier(text: key.map { Text($0) }))
    }

    /// Shows a string as it stands at the end of the row; `nil` shows none.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(_BadgeModifier(text: label.map { Text($0) }))
    }
}
