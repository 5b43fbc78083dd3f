/// A view over what lies below it. As UIKit's `UIVisualEffectView`: text neither blurs nor glows, so its content is
/// shown as in any other view, and the effect is without effect.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    private static let proxy = UIVisualEffectView(effect: nil)

    /// The look of all such views. Has no effect in text.
    public override class func appearance() -> UIVisualEffectView { proxy }

    /// The effect. Has no effect in text.
    open var effect: UIVisualEffect?
    /// The view that subviews are added to.
    public let contentView = UIView(frame: .zero)

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Creates a view without an effect.
    public convenience init() {
        self.init(effect: nil)
    }

    /// Returns nil: no view is kept in an archive.
    public override init?(coder: NSCoder, _ nothing: Void = ()) {
        return nil
    }

    override func move(to newRect: CGRect) {
        super.move(to: newRect)
        contentView.move(to: bounds)
    }
}

/// As UIKit's `UIVisualEffect`.
@MainActor @preconcurrency
open class UIVisualEffect {
    /// Creates an effect.
    public init() {}
}

/// As UIKit's `UIBlurEffect`.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
    /// The kinds of blur.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    /// Creates an effect.
    public init(style: Style) {}
}

/// As UIKit's `UIVibrancyEffect`.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect.
    public init(blurEffect: UIBlurEffect) {}
    /// Creates an effect for a kind of content.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kinds of content that stand out from a blurred ground. As UIKit's `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
