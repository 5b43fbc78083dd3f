import PlainText

/// The progress of work, as SwiftUI's `ProgressView`. Text shows a bar with a percentage where the end is known, else a
/// sign of work.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    let fraction: Double?
    let label: Label?
    var currentValueLabel: CurrentValueLabel?
    /// The time whose share is shown, where it goes with the time.
    var timer: Timer?
    @Environment(\.progressViewStyle) private var style

    init(fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel? = nil) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    struct Timer {
        let interval: ClosedRange<Date>
        let countsDown: Bool
    }

    /// The label and the bar in the view's style.
    @MainActor
    public var body: some View {
        if let timer {
            _TimedProgress(
                interval: timer.interval, countsDown: timer.countsDown, label: label.map { AnyView($0) },
                currentValueLabel: currentValueLabel.map { AnyView($0) })
        } else {
            still
        }
    }

    @MainActor @ViewBuilder
    private var still: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) })
        if let style { style(configuration) } else { _ProgressRow(configuration: configuration) }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of work without a known end. Its element's label is "Loading".
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: nil)
    }

    /// Creates a view of work without a known end, with a view as its label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label())
    }

    /// Creates a view of work without a known end, whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey))
    }

    /// Creates a view of work without a known end, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title))
    }

    /// Creates a view of progress without a label.
    ///
    /// - Parameters:
    ///   - value: The work that is done, limited to 0 and `total`; nil where the end is not known.
    ///   - total: The whole work.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil)
    }

    /// Creates a view of progress towards `total` with a view as its label; a nil value has no known end.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label())
    }

    /// Creates a view of progress towards `total`, whose title is looked up in the String Catalog; a nil value has no
    /// known end.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey))
    }

    /// Creates a view of progress towards `total`, titled by a string, shown as it is; a nil value has no known end.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(title))
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? max(0, min(1, Double($0 / total))) : 0 }
    }
}

/// A bar for a share of the work, at most 29 columns wide with its percentage. Its width is the same at every share.
nonisolated public struct _ProgressBar: View, LeafView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let fraction: Double

    private static let widest = 29

    private func text(_ width: Int) -> String {
        let share = "\(Int((fraction * 100).rounded()))%"
        let cells = max(4, min(Self.widest, width) - 5)
        let full = Int((Double(cells) * fraction).rounded(.down))
        return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
            + String(repeating: " ", count: 5 - share.count) + share
    }

    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        CellSize(width: TextWidth.columns(of: text(proposal.width ?? Self.widest)), height: 1)
    }

    @MainActor
    package func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        canvas.text(text(frame.width), x: frame.x, y: frame.y, style: environment.style(.secondary))
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LeafNode(view, context)
    }
}

/// A modifier that makes one progress element of a bar and its labels, with the percentage as the value. Words that it
/// stands over are not read between its own, nor right beside them.
nonisolated public struct _ProgressSemantics: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let fraction: Double?

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        if canvas.buffer.hasWords(in: frame.intersection(canvas.clip)) {
            canvas.fillWithGlass(frame.inset(leading: -1, trailing: -1))
        }
        content.draw(&canvas)
    }

    @MainActor
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        let label = SemanticTree.label(of: [content])
        tree.add(
            SemanticElement(
                .progress, label: label.isEmpty ? LocalizedStringKey("Loading").own : label,
                value: fraction.map { "\(Int(($0 * 100).rounded()))%" },
                frame: frame))
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension ProgressView {
    /// Creates a progress view with a label and a label of the current value.
    ///
    /// - Parameters:
    ///   - value: The work that is done, limited to 0 and `total`; nil for progress without a known end.
    ///   - total: The whole work.
    ///   - label: The words for the work.
    ///   - currentValueLabel: The words for how far it is.
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
