import PlainText
import TextUICore

/// On or off. As UIKit's `UISwitch`; its accessibility label is what it is called.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    private var value = false
    open var onTintColor: UIColor?
    open var title: String? { didSet { setNeedsDisplay() } }

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    open func setOn(_ on: Bool, animated: Bool) {
        guard on != value else { return }
        value = on
        setNeedsDisplay()
    }

    override func lowered() -> AnyView {
        let binding = Binding<Bool>(
            get: { [weak self] in MainActor.assumeIsolated { self?.value ?? false } },
            set: { [weak self] isOn in MainActor.assumeIsolated { self?.flip(to: isOn) } })
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

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Cells.points(columns: 8 + TextWidth.columns(of: accessibilityLabel ?? "")), height: Cells.row)
    }
}

extension UISwitch: LabellingItself {}
