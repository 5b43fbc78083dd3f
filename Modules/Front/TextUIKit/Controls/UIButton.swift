import TextUICore

/// A control that runs its actions when it is pressed. As UIKit's `UIButton`: the front draws its words, or its picture
/// where it has none.
@MainActor @preconcurrency
open class UIButton: UIControl {
    private static let proxy = UIButton(frame: .zero)

    /// The look of all buttons. Has no effect in text.
    public override class func appearance() -> UIButton { proxy }

    /// A kind of button. Has no effect in text, where the title says what a button is.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The meaning of a button. Those that cancel or delete have that role in text.
    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    /// The kind of button. Has no effect in text.
    public let buttonType: ButtonType
    /// The meaning of the button.
    open var role = Role.normal { didSet { setNeedsDisplay() } }
    /// The button's content, which goes before titles and pictures that were set for a state.
    open var configuration: Configuration? { didSet { contentChanged() } }
    /// What the button offers; nil for none.
    open var menu: UIMenu? { didSet { contentChanged() } }
    /// Whether a press opens the menu; otherwise it runs the button's actions, and the menu is one of further actions.
    open var showsMenuAsPrimaryAction = false { didSet { contentChanged() } }
    /// Whether the title is that of the entry which is marked. Has no effect in text.
    open var changesSelectionAsPrimaryAction = false
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]
    private var ownLabel: UILabel?
    /// The space around the words, in points. Has no effect in text.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// The space around the title, in points. Has no effect in text.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// The space around the picture, in points. Has no effect in text.
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// The label whose font the title has, and whose text is shown unless `setTitle(_:for:)` has set another.
    public var titleLabel: UILabel? {
        if ownLabel == nil { ownLabel = UILabel() }
        return ownLabel
    }

    /// Makes a button without words.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    private init(_ type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    /// Makes a button of a kind, without words.
    public convenience init(type buttonType: ButtonType) {
        self.init(buttonType)
    }

    /// Makes a button that runs `primaryAction`, with the words and the picture of that.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(buttonType)
        take(primaryAction)
    }

    /// Makes a button with a content, which runs `primaryAction`.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(ButtonType.system)
        self.configuration = configuration
        take(primaryAction)
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty, configuration?.title == nil { titles[.normal] = action.title }
        if let image = action.image { images[.normal] = image }
        if action.attributes.contains(.destructive) { role = .destructive }
        addAction(action, for: .primaryActionTriggered)
    }

    /// Sets the title for a state; that of `normal` stands for all states that have none.
    open func setTitle(_ title: String?, for state: State) {
        guard titles[state] != title else { return }
        titles[state] = title
        contentChanged()
    }

    /// Returns the title for a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    /// Sets the picture for a state; that of `normal` stands for all states that have none.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    /// Sets the title for a state; its attributes are not kept.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
    }

    /// Returns the picture for a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// The picture that is shown.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    /// Sets the title's colour for a state; that of `normal` stands for all states that have none.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        setNeedsDisplay()
    }

    /// Returns the title's colour for a state.
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

    private func contentChanged() {
        setNeedsDisplay()
        superview?.setNeedsDisplay()
    }

    /// Does what a finger does.
    func press() {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    private var color: Color? {
        (configuration?.baseForegroundColor ?? titleColor(for: state))?.color
    }

    private var alignment: HorizontalAlignment {
        switch contentHorizontalAlignment {
        case .center: .center
        case .left, .leading, .fill: .leading
        case .right, .trailing: .trailing
        }
    }

    override func lowered() -> AnyView {
        let title = currentTitle ?? ownLabel?.text ?? accessibilityLabel ?? ""
        let subtitle = configuration?.subtitle
        let image = currentImage
        return AnyView(
            ArrangedView(LeafArrangement(alignment: alignment)) {
                MenuButton(
                    menu: menu, opensMenu: showsMenuAsPrimaryAction,
                    role: role == .destructive ? .destructive : role == .cancel ? .cancel : nil, sender: self,
                    press: { [weak self] in self?.press() }
                ) {
                    ButtonContent(title: title, subtitle: subtitle, image: image)
                        .font(ownLabel?.font.font)
                        .foregroundColor(color)
                }
                .disabled(!isEnabled)
            })
    }

    /// The room of the title, in points, and of the number that the lines front writes before it.
    open override var intrinsicContentSize: CGSize {
        let room = TextRoom.of(currentTitle ?? "", columns: nil)
        // Room for the number that the lines front writes before it.
        return CGSize(width: room.width + Cells.points(columns: 4), height: max(Cells.row, room.height))
    }
}

/// A button's picture and words.
private struct ButtonContent: View {
    let title: String
    let subtitle: String?
    let image: UIImage?

    var body: some View {
        if let subtitle {
            VStack(alignment: .leading) {
                words
                Text(verbatim: subtitle).foregroundStyle(.secondary)
            }
        } else {
            words
        }
    }

    @ViewBuilder private var words: some View {
        if title.isEmpty {
            image?.image
        } else if let symbol = image?.symbolName {
            Label(title, systemImage: symbol)
        } else {
            Text(verbatim: title)
        }
    }
}
