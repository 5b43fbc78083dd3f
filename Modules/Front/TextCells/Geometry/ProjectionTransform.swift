/// A transform of the view as it is seen, a matrix of three by three. Text moves a view by it; it neither turns nor
/// stretches it.
public struct ProjectionTransform: Equatable, Sendable {
    /// The matrix's first row, first column.
    public var m11: CGFloat = 1
    /// The matrix's first row, second column.
    public var m12: CGFloat = 0
    /// The matrix's first row, third column.
    public var m13: CGFloat = 0
    /// The matrix's second row, first column.
    public var m21: CGFloat = 0
    /// The matrix's second row, second column.
    public var m22: CGFloat = 1
    /// The matrix's second row, third column.
    public var m23: CGFloat = 0
    /// The matrix's third row, first column: the distance across, in points.
    public var m31: CGFloat = 0
    /// The matrix's third row, second column: the distance down, in points.
    public var m32: CGFloat = 0
    /// The matrix's third row, third column.
    public var m33: CGFloat = 1

    /// Creates a transform that changes nothing.
    public init() {}

    /// Creates a transform of an affine one.
    public init(_ transform: CGAffineTransform) {
        (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns a transform that applies this one first, then the other.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var product = ProjectionTransform()
        (product.m11, product.m12, product.m13) = other.applied(m11, m12, m13)
        (product.m21, product.m22, product.m23) = other.applied(m21, m22, m23)
        (product.m31, product.m32, product.m33) = other.applied(m31, m32, m33)
        return product
    }

    /// Turns the transform into the one that takes it back, and says whether there is one; else it stays as it is.
    @discardableResult
    public mutating func invert() -> Bool {
        let minors = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
        let determinant = m11 * minors.0 + m12 * minors.1 + m13 * minors.2
        guard determinant != 0 else { return false }
        var inverse = ProjectionTransform()
        (inverse.m11, inverse.m21, inverse.m31) = minors
        (inverse.m12, inverse.m22, inverse.m32) = (m13 * m32 - m12 * m33, m11 * m33 - m13 * m31, m12 * m31 - m11 * m32)
        (inverse.m13, inverse.m23, inverse.m33) = (m12 * m23 - m13 * m22, m13 * m21 - m11 * m23, m11 * m22 - m12 * m21)
        self = inverse.divided(by: determinant)
        return true
    }

    /// Returns the transform that takes this one back; this one where there is none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        copy.invert()
        return copy
    }

    private func divided(by number: CGFloat) -> ProjectionTransform {
        var copy = self
        (copy.m11, copy.m12, copy.m13) = (m11 / number, m12 / number, m13 / number)
        (copy.m21, copy.m22, copy.m23) = (m21 / number, m22 / number, m23 / number)
        (copy.m31, copy.m32, copy.m33) = (m31 / number, m32 / number, m33 / number)
        return copy
    }

    private func applied(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33)
    }
}
