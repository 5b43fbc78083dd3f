/// The factors by which a filter makes colours of colours: a row for each part of the result, a column for each part of
/// the colour and one for what is added. Has no effect in text.
public struct ColorMatrix: Equatable, Sendable {
    /// The factors of the red part.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The factors of the green part.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The factors of the blue part.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The factors of the opacity.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the matrix that leaves colours as they are.
    public init() {}
}

extension GraphicsContext.Filter {
    /// Returns a change of the colours by a matrix. Has no effect in text.
    public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter { GraphicsContext.Filter() }
}
