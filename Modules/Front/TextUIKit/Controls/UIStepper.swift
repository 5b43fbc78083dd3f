import PlainText
import TextUICore

/// A number that goes up and down by steps. As UIKit's `UIStepper`; it is called by its accessibility label.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    private static let proxy = UIStepper(frame: .zero)

    /// The look of all steppers. Has no effect in text.
    public override class func appearance() -> UIStepper { proxy }

    private var number = 0.0
    /// The least value; a value below it becomes it.
    open var minimumValue = 0.0 { didSet { value = number } }
    /// The greatest value; a value above it becomes it.
    open var maximumValue = 100.0 { didSet { value = number } }
    /// The length of a step.
    open var stepValue = 1.0
    /// Whether a step beyond one end goes to the other.
    open var wraps = false
    /// Whether events are sent while a finger rests. Has no effect in text.
    open var isContinuous = true
    /// Whether steps go on while a finger rests. Has no effect in text.
    open var autorepeat = true

    /// The value; setting it sends no event.
    open var value: Double {
        get { number }
        set {
            number = max(minimumValue, min(newValue, max(minimumValue, maximumValue)))
            setNeedsDisplay()
        }
    }

    private func step(by length: Double) {
        let next = number + length
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        sendActions(for: .valueChanged)
    }

    override func lowered() -> AnyView {
        AnyView(
            ArrangedView(LeafArrangement()) {
                Stepper {
                    Text(verbatim: accessibilityLabel ?? "")
                } onIncrement: { [weak self] in
                    if let self { step(by: stepValue) }
                } onDecrement: { [weak self] in
                    if let self { step(by: -stepValue) }
                }
                .accessibilityValue(Text(number, format: .number))
                .disabled(!isEnabled)
            })
    }

    /// The room of the buttons and the accessibility label, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Cells.points(columns: 12 + TextWidth.columns(of: accessibilityLabel ?? "")), height: Cells.row)
    }
}

extension UIStepper: LabellingItself {}
