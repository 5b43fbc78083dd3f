import PlainText
import TextUICore

/// A choice of on or off. As UIKit's `UISwitch`; it is called by its title, else by its accessibility label.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    private static let proxy = UISwitch(frame: .zero)

    /// The look of all switches. Has no effect in text.
    public override class func appearance() -> UISwitch { proxy }

    private var value = false
    /// The colour of a switch that is on. Has no effect in text.
    open var onTintColor: UIColor?
    /// The words beside the switch.
    open var title: String? { didSet { setNeedsDisplay() } }

    /// Whether the switch is on; setting it sends no event.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, without an event.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        setNeedsDisplay()
    }

    override func lowered() -> AnyView {
        let binding = Binding<Bool>.of(self, else: false, get: { $0.isOn }) { $0.flip(to: $1) }
        return AnyView(
            ArrangedView(LeafArrangement()) {
                Toggle(isOn: binding) { Text(verbatim: title ?? accessibilityLabel ?? "") }
                    .disabled(!isEnabled)
            })
    }

    private func flip(to isOn: Bool) {
        setOn(isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// The room of the switch and its accessibility label, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Cells.points(columns: 8 + TextWidth.columns(of: accessibilityLabel ?? "")), height: Cells.row)
    }
}

extension UISwitch: LabellingItself {}
