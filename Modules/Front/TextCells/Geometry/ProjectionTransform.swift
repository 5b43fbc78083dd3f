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

    private func applied(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        (x * m11 + y * m21 + z * m31, x * m12 + y * m22 + z * m32, x * m13 + y * m23 + z * m33)
    }
}
