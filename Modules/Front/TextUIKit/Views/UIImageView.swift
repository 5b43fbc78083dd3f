import TextUICore

/// A view of a picture: its sign, or the words of its name. As UIKit's `UIImageView`; its accessibility label, if it
/// has one, is read in the place of the picture.
@MainActor @preconcurrency
open class UIImageView: UIView {
    private static let proxy = UIImageView(frame: .zero)

    /// The look of all pictures. Has no effect in text.
    public override class func appearance() -> UIImageView { proxy }

    /// The picture; nil shows nothing.
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
            superview?.setNeedsDisplay()
        }
    }

    /// Makes a view of a picture.
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
