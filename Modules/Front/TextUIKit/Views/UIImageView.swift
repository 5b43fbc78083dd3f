import TextUICore

/// A picture: its sign, or the words of its name. As UIKit's `UIImageView`: what is read of it is its accessibility label,
/// if it has one.
@MainActor @preconcurrency
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
            superview?.setNeedsDisplay()
        }
    }

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }

    override func lowered() -> AnyView {
        let isElement = isAccessibilityElement || accessibilityLabel != nil
        return AnyView(
            ArrangedView(LeafArrangement()) {
                image?.image
                    .foregroundColor(tintColor?.color)
                    .accessibilityHidden(!isElement)
            })
    }
}
