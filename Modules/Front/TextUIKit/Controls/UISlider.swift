import PlainText
import TextUICore

/// A choice of a number from a range. As UIKit's `UISlider`; it is called by its accessibility label.
@MainActor @preconcurrency
open class UISlider: UIControl {
    private static let proxy = UISlider(frame: .zero)
    private var number: Float = 0

    /// The look of all sliders. Has no effect in text.
    public override class func appearance() -> UISlider { proxy }

    /// The least value; a value below it becomes it.
    open var minimumValue: Float = 0 { didSet { value = number } }
    /// The greatest value; a value above it becomes it.
    open var maximumValue: Float = 1 { didSet { value = number } }
    /// Whether events are sent while a finger moves. Has no effect in text: each step sends one.
    open var isContinuous = true
    /// The colour before the thumb. Has no effect in text.
    open var minimumTrackTintColor: UIColor?
    /// The colour behind the thumb. Has no effect in text.
    open var maximumTrackTintColor: UIColor?
    /// The colour of the thumb. Has no effect in text.
    open var thumbTintColor: UIColor?
    /// The picture before the slider. Has no effect in text.
    open var minimumValueImage: UIImage?
    /// The picture behind the slider. Has no effect in text.
    open var maximumValueImage: UIImage?

    /// The value; setting it sends no event.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value, without an event.
    open func setValue(_ value: Float, animated: Bool) {
        number = max(minimumValue, min(value, max(minimumValue, maximumValue)))
        setNeedsDisplay()
    }

    /// Sets the picture of the thumb. Has no effect in text.
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    /// Sets the picture before the thumb. Has no effect in text.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
    /// Sets the picture behind the thumb. Has no effect in text.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

    override func lowered() -> AnyView {
        let binding = Binding<Float>.of(self, else: 0, get: { $0.value }) { slider, value in
            slider.value = value
            slider.sendActions(for: .valueChanged)
        }
        return AnyView(
            ArrangedView(LeafArrangement(isWide: true)) {
                Slider(value: binding, in: minimumValue...max(minimumValue, maximumValue)) {
                    Text(verbatim: accessibilityLabel ?? "")
                }
                .disabled(!isEnabled)
            })
    }

    /// Room for ten columns beside the accessibility label.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Cells.points(columns: 20 + TextWidth.columns(of: accessibilityLabel ?? "")), height: Cells.row)
    }
}

extension UISlider: LabellingItself {}
