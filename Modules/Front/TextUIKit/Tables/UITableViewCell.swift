import TextUICore

/// A row of a table. As UIKit's `UITableViewCell`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public let style: CellStyle
    public let reuseIdentifier: String?
    public private(set) lazy var textLabel: UILabel? = label()
    public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : label()
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// What fills the row. Subviews of the cell itself stand beside it, and may be tied to it.
    public let contentView = UIView(frame: .zero)
    open var contentConfiguration: UIListContentConfiguration? { didSet { setNeedsDisplay() } }
    open var accessoryType = AccessoryType.none { didSet { setNeedsDisplay() } }
    open var accessoryView: UIView? { didSet { setNeedsDisplay() } }
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }
    open var isSelected = false
    open var isHighlighted = false
    open var separatorInset = UIEdgeInsets.zero

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        contentView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(contentView)
        NSLayoutConstraint.activate([
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) {}

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
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
        if let contentConfiguration { return AnyView(row { contentConfiguration.content }) }
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
                image.sign.foregroundColor(tint)
            }
        } else {
            content
        }
    }
}
