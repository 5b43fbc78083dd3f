import TextUI

/// A picture: its sign, or the words of its name. As UIKit's `UIImageView`.
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
        AnyView(ArrangedView(LeafArrangement()) { image?.image })
    }
}
