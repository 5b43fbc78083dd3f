import TextUICore

/// A view that a collection shows, and uses again for another place. As UIKit's `UICollectionReusableView`.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    /// The identifier by which the collection uses the view again; nil where it does not.
    public internal(set) var reuseIdentifier: String?

    /// Makes a view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Tells that the view is about to show something else.
    open func prepareForReuse() {}

    /// Takes over a place that a layout has worked out. Never called in text.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the place that the view would like to have. Never called in text, where views are as high as their
    /// content.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection. As UIKit's `UICollectionViewCell`: its subviews or its content configuration are drawn.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that fills the item.
    public let contentView = UIView(frame: .zero)
    /// What the item shows.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.content }
        set {
            configured.show(newValue, in: contentView)
            setNeedsDisplay()
        }
    }
    private let configured = ConfiguredContent()
    /// The view behind the item's content, whose colour fills the item.
    open var backgroundView: UIView? { didSet { setNeedsDisplay() } }
    /// The view behind the content of a selected item, whose colour fills it.
    open var selectedBackgroundView: UIView? { didSet { setNeedsDisplay() } }
    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the item is being pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

    /// Makes a cell; the frame is the collection's to say.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Has the look of the cell's state taken over.
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    /// The state of the cell.
    public var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    /// Takes over a state, before the cell is shown and whenever its state changes. A subclass sets its content here.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if let content = configured.content(for: state) { contentConfiguration = content }
    }

    private func stateChanged() {
        updateConfiguration(using: configurationState)
        setNeedsDisplay()
    }

    /// Whether there is nothing in the cell that says how high it is.
    var isBlank: Bool {
        contentView.subviews.isEmpty && subviews.count <= 1 && contentConfiguration == nil
    }

    override func lowered() -> AnyView {
        let ground = (isSelected ? selectedBackgroundView : nil) ?? backgroundView
        let content: AnyView
        if let hosted = contentConfiguration as? any HostedConfiguration {
            content = hosted.hosted
        } else {
            content = super.lowered()
        }
        return AnyView(content.background(ground?.backgroundColor?.color ?? .clear))
    }
}

/// A row of a collection that is laid out as a list. As UIKit's `UICollectionViewListCell`.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
    /// The signs at the row's end.
    open var accessories: [UICellAccessory] = [] { didSet { setNeedsDisplay() } }

    /// Returns the look of a row's words, without words.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    override func lowered() -> AnyView {
        let content = super.lowered()
        guard accessories.contains(where: \.isCheck) else { return content }
        return AnyView(
            HStack(alignment: .top) {
                content
                Spacer()
                Text(verbatim: "✓").accessibilityLabel("selected")
            })
    }
}

/// A sign at the end of a row. As UIKit's `UICellAccessory`; text shows the check mark.
public struct UICellAccessory: Sendable {
    let isCheck: Bool

    /// Returns the sign that a press leads on.
    public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(isCheck: false) }
    /// Returns the check mark.
    public static func checkmark() -> UICellAccessory { UICellAccessory(isCheck: true) }
    /// Returns the sign by which a row is deleted. Has no effect in text.
    public static func delete() -> UICellAccessory { UICellAccessory(isCheck: false) }
    /// Returns the sign by which a row is moved. Has no effect in text.
    public static func reorder() -> UICellAccessory { UICellAccessory(isCheck: false) }
}
