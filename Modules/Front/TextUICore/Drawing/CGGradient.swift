/// Colours one after the other. As Core Graphics' `CGGradient`.
public final class CGGradient: Sendable {
    let gradient: Gradient

    /// Makes a gradient of colours; nil where there are none, or one that is no `CGColor`.
    ///
    /// - Parameters:
    ///   - space: The space of the colours. Has no effect in text.
    ///   - colors: The colours, each a `CGColor`.
    ///   - locations: The place of each colour, from 0 to 1; nil for equal distances.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { ($0 as? CGColor)?.color }
        guard !known.isEmpty, known.count == colors.count else { return nil }
        gradient = Self.gradient(known, locations)
    }

    /// Makes a gradient of the parts of colours: red, green, blue and opacity, or grey and opacity; nil where there are
    /// none.
    ///
    /// - Parameters:
    ///   - space: The space of the colours.
    ///   - components: The parts of all colours, from 0 to 1.
    ///   - locations: The place of each colour, from 0 to 1; nil for equal distances.
    ///   - count: The number of colours.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let parts = space.numberOfComponents
        let colors = (0..<count).map { index in
            let first = components + index * (parts + 1)
            return parts == 1
                ? Color(white: first[0], opacity: first[1])
                : Color(red: first[0], green: first[1], blue: first[2], opacity: first[3])
        }
        gradient = Self.gradient(colors, locations)
    }

    private static func gradient(_ colors: [Color], _ locations: UnsafePointer<CGFloat>?) -> Gradient {
        guard let locations else { return Gradient(colors: colors) }
        return Gradient(stops: colors.indices.map { Gradient.Stop(color: colors[$0], location: locations[$0]) })
    }
}

/// Whether a gradient goes on beyond its ends, in the colours that it has there. As Core Graphics' options.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient goes on before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The gradient goes on after its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
