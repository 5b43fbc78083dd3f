import TextUICore

/// The direction in which a screen is read. As UIKit's `UITraitEnvironmentLayoutDirection`.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction.
    case unspecified = -1
    /// The direction of lines and of the screen.
    case leftToRight, rightToLeft
}

/// The weight of a person's letters. As UIKit's `UILegibilityWeight`.
public enum UILegibilityWeight: Int, Sendable {
    /// No weight.
    case unspecified = -1
    /// The usual weight, and a heavier one.
    case regular, bold
}

/// The contrast that a person has asked for. As UIKit's `UIAccessibilityContrast`.
public enum UIAccessibilityContrast: Int, Sendable {
    /// No contrast.
    case unspecified = -1
    /// The usual contrast, and a stronger one.
    case normal, high
}

extension ColorScheme {
    /// Creates the scheme of UIKit's style; nil where that is not specified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}

extension UIUserInterfaceStyle {
    /// Makes the style of SwiftUI's scheme; nil is not specified.
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension ColorSchemeContrast {
    /// Creates the contrast of UIKit's; nil where that is not specified.
    public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
        switch uiAccessibilityContrast {
        case .unspecified: return nil
        case .normal: self = .standard
        case .high: self = .increased
        }
    }
}

extension UIAccessibilityContrast {
    /// Makes the contrast of SwiftUI's; nil is not specified.
    public init(_ colorSchemeContrast: ColorSchemeContrast?) {
        self = colorSchemeContrast.map { $0 == .increased ? .high : .normal } ?? .unspecified
    }
}

extension LayoutDirection {
    /// Creates the direction of UIKit's; nil where that is not specified.
    public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiTraitEnvironmentLayoutDirection {
        case .unspecified: return nil
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}

extension UITraitEnvironmentLayoutDirection {
    /// Makes the direction of SwiftUI's; nil is not specified.
    public init(_ layoutDirection: LayoutDirection?) {
        self = layoutDirection.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight } ?? .unspecified
    }
}

extension LegibilityWeight {
    /// Creates the weight of UIKit's; nil where that is not specified.
    public init?(_ uiLegibilityWeight: UILegibilityWeight) {
        switch uiLegibilityWeight {
        case .unspecified: return nil
        case .regular: self = .regular
        case .bold: self = .bold
        }
    }
}

extension UILegibilityWeight {
    /// Makes the weight of SwiftUI's; nil is not specified.
    public init(_ legibilityWeight: LegibilityWeight?) {
        self = legibilityWeight.map { $0 == .bold ? .bold : .regular } ?? .unspecified
    }
}

extension UserInterfaceSizeClass {
    /// Creates the class of UIKit's; nil where that is not specified.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .unspecified: return nil
        case .compact: self = .compact
        case .regular: self = .regular
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Makes the class of SwiftUI's; nil is not specified.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    }
}

extension EdgeInsets {
    /// Creates insets of UIKit's, in points.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) { self = nsEdgeInsets.insets }
}

extension NSDirectionalEdgeInsets {
    /// Makes insets of SwiftUI's, in points.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}
