/// A list of values in Core Foundation's form: `[red.cgColor, blue.cgColor] as CFArray`.
public typealias CFArray = [Any]

/// The meaning of the parts of a colour. As Core Graphics' `CGColorSpace`; all of red, green and blue are drawn as sRGB.
public final class CGColorSpace: Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with parts below 0 and above 1, which are cut in text.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of grey.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The number of parts without the opacity: 3, or 1 for grey.
    public let numberOfComponents: Int

    /// Makes a space of its name; nil for a name that is not known.
    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3: numberOfComponents = 3
        case Self.genericGrayGamma2_2: numberOfComponents = 1
        default: return nil
        }
    }

    fileprivate init(components: Int) {
        numberOfComponents = components
    }
}

/// Returns the space of red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }

/// Returns the space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

/// A way to bring a colour into a space that lacks it. As Core Graphics' `CGColorRenderingIntent`; has no effect in text.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
    /// The space of the colour: red, green and blue.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

    /// Returns the colour, which is of red, green and blue in each space.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? { self }
}
