import TextUICore

/// A choice of one among several, as UIKit's `UISegmentedControl`: a press lists the choices, as a picker's does.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    private static let proxy = UISegmentedControl(frame: .zero)
    private var titles: [String] = []
    private var index = UISegmentedControl.noSegment

    /// The place of a segment where none is chosen: -1.
    public static let noSegment = -1

    /// The look of all segmented controls. Has no effect in text.
    public override class func appearance() -> UISegmentedControl { proxy }

    /// The colour of the chosen segment. Has no effect in text.
    open var selectedSegmentTintColor: UIColor?
    /// Whether the choice goes when the press ends. Has no effect in text.
    open var isMomentary = false

    /// Makes a control of titles; other items have none.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }

    /// The number of segments.
    open var numberOfSegments: Int { titles.count }

    /// The place of the chosen segment; `noSegment` where none is.
    open var selectedSegmentIndex: Int {
        get { index }
        set {
            guard newValue != index else { return }
            index = newValue
            setNeedsDisplay()
        }
    }

    /// Puts a segment among the others.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: max(0, min(segment, titles.count)))
        setNeedsDisplay()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        titles = []
        index = Self.noSegment
        setNeedsDisplay()
    }

    /// Returns the title of a segment; nil where there is no such segment.
    open func titleForSegment(at segment: Int) -> String? {
        titles.indices.contains(segment) ? titles[segment] : nil
    }

    /// Changes the title of a segment, where there is such a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        setNeedsDisplay()
    }

    /// Sets how titles look. Has no effect in text.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}

    override func lowered() -> AnyView {
        let titles = titles
        let selection = Binding<Int>.of(self, else: Self.noSegment, get: { $0.index }) { $0.choose($1) }
        return AnyView(
            ArrangedView(LeafArrangement()) {
                Picker(selection: selection) {
                    ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
                } label: {
                    Text(verbatim: accessibilityLabel ?? "")
                }
                .disabled(!isEnabled)
            })
    }

    private func choose(_ place: Int) {
        selectedSegmentIndex = place
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The room of the label and the longest title, in points.
    open override var intrinsicContentSize: CGSize {
        let longest = (titles + [accessibilityLabel ?? ""]).map(\.count).max() ?? 0
        return CGSize(width: Cells.points(columns: 2 * longest + 6), height: Cells.row)
    }
}

extension UISegmentedControl: LabellingItself {}
