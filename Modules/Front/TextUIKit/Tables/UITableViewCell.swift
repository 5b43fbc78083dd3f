import TextUICore

/// A row of a table. As UIKit's `UITableViewCell`; its subviews, its content configuration or its labels are drawn, the
/// first of these that there is.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    private static let proxy = UITableViewCell(style: .default, reuseIdentifier: nil)

    /// The look of all rows of tables. Has no effect in text.
    public override class func appearance() -> UITableViewCell { proxy }

    /// A look of the labels: one; one at each end; one below the other.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// A sign at the row's end. Text shows the checkmark; the buttons are further actions, named “More info”.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// The look of a selected row. A row of the style `none` with a control in it cannot be pressed as a whole.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The look of the labels.
    public let style: CellStyle
    /// The identifier by which the table uses the cell again; nil where it does not.
    public let reuseIdentifier: String?
    /// The label of the row's words.
    public private(set) lazy var textLabel: UILabel? = label()
    /// The label of the further words; nil in the style `default`.
    public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : label()
    /// The view of the row's picture, of which a sign is shown before the words.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// The view that fills the row. Subviews of the cell itself stand beside it, and may be tied to it.
    public let contentView = UIView(frame: .zero)
    /// The view behind the content. Has no effect in text.
    open var backgroundView: UIView?
    /// The view behind the content of a selected row. Has no effect in text.
    open var selectedBackgroundView: UIView?
    /// What the row shows in the place of the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            configured.show(newValue, in: contentView)
            setNeedsDisplay()
        }
    }
    private let configured = ConfiguredContent()
    /// The sign at the row's end.
    open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
    /// The view at the row's end, in the place of the sign.
    open var accessoryView: UIView? { didSet { setNeedsDisplay() } }
    /// The look of a selected row.
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
    /// Whether the row is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the row is being pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// The space at the ends of the line below the row, in points. Has no effect in text.
    open var separatorInset = UIEdgeInsets.zero

    /// Makes a cell.
    ///
    /// - Parameters:
    ///   - style: The arrangement of the cell's words.
    ///   - reuseIdentifier: The identifier by which the table uses the cell again; nil for never.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        fill(with: contentView)
    }

    /// Makes a cell of the style `default`; the frame is the table's to say.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Tells that the cell is about to show another row.
    open func prepareForReuse() {}
    /// Takes over whether the row is selected.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Takes over whether the row is being pressed.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Takes over whether the table is edited. Never called in text.
    open func setEditing(_ editing: Bool, animated: Bool) {}

    /// Returns the words' look of the cell's style, without words.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
    }

    /// Asks the content for the look of the cell's state.
    private func stateChanged() {
        let state = UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
        guard let content = configured.content(for: state) else { return }
        contentConfiguration = content
    }

    private func label() -> UILabel { CellLabel(in: self) }

    /// The value at the row's end, where the style has one and nothing else is shown.
    var badge: String? {
        guard style == .value1 || style == .value2, !hasOwnContent, contentConfiguration == nil else { return nil }
        return detailTextLabel?.text
    }

    /// Whether the subviews that somebody put in say what the row shows.
    private var hasOwnContent: Bool { !contentView.subviews.isEmpty || subviews.count > 1 }

    override func lowered() -> AnyView {
        if hasOwnContent {
            let content = super.lowered()
            return AnyView(row { ArrangedView(FillArrangement(axes: .horizontal)) { content } })
        }
        if let hosted = contentConfiguration as? any HostedConfiguration { return AnyView(row { hosted.hosted }) }
        let (title, detail) = (textLabel, detailTextLabel)
        let (image, tint) = (imageView?.image, imageView?.tintColor?.color)
        switch style {
        case .subtitle:
            return AnyView(
                row {
                    CellWords(image: image, tint: tint) {
                        VStack(alignment: .leading) {
                            title.map(UIViewContent.init)
                            if detail?.text?.isEmpty == false { detail.map(UIViewContent.init) }
                        }
                    }
                })
        case .value1, .value2, .default:
            return AnyView(row { CellWords(image: image, tint: tint) { title.map(UIViewContent.init) } })
        }
    }

    private func row<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        HStack(alignment: .top) {
            content()
            if let accessoryView {
                Spacer()
                UIViewContent(accessoryView)
            } else if accessoryType == .checkmark {
                Spacer()
                Text(verbatim: "✓").accessibilityLabel("selected")
            }
        }
    }
}

extension UITableViewCell {
    /// A label of the cell's own; the row's end is drawn by the table.
    private final class CellLabel: UILabel {
        private weak var cell: UITableViewCell?

        init(in cell: UITableViewCell) {
            self.cell = cell
            super.init(frame: .zero)
            numberOfLines = 0
        }

        override func contentChanged() {
            super.contentChanged()
            cell?.setNeedsDisplay()
        }
    }
}

private struct CellWords<Content: View>: View {
    let image: UIImage?
    let tint: Color?
    @ViewBuilder let content: Content

    var body: some View {
        if let image {
            Label {
                content
            } icon: {
                // A great picture is made as high as a row of UIKit's.
                image.icon.foregroundColor(tint ?? .accentColor).frame(maxHeight: image.size.height > 44 ? 44 : nil)
            }
        } else {
            content
        }
    }
}

extension UITableViewCell: IdentifiedByRow {}
