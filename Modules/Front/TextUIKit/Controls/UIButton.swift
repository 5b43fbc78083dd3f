import TextUICore

/// Runs its actions when it is pressed. As UIKit's `UIButton`.
@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    public enum Role: Int, Sendable {
        case normal, primary, cancel, destructive
    }

    public let buttonType: ButtonType
    open var role = Role.normal { didSet { setNeedsDisplay() } }
    open var configuration: Configuration? { didSet { contentChanged() } }
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]
    private var colors: [State: UIColor] = [:]
    private var ownLabel: UILabel?
    /// The insets of what a button shows leave text where it is.
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero

    /// The label as such: its font is the title's, and its text is shown unless `setTitle` says something else.
    public var titleLabel: UILabel? {
        if ownLabel == nil { ownLabel = UILabel() }
        return ownLabel
    }

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
    }

    private init(_ type: ButtonType) {
        buttonType = type
        super.init(frame: .zero)
    }

    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(buttonType)
        take(primaryAction)
    }

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

    open func setTitle(_ title: String?, for state: State) {
        guard titles[state] != title else { return }
        titles[state] = title
        contentChanged()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open var currentTitle: String? { configuration?.title ?? title(for: state) }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentChanged()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setTitle(title?.string, for: state)
    }

    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        setNeedsDisplay()
    }

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
                Button(role: role == .destructive ? .destructive : role == .cancel ? .cancel : nil) { [weak self] in
                    self?.press()
                } label: {
                    ButtonContent(title: title, subtitle: subtitle, image: image)
                        .font(ownLabel?.font.font)
                        .foregroundColor(color)
                }
                .disabled(!isEnabled)
            })
    }

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
