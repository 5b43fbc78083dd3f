/// A transform in space, a matrix of four by four. As Core Animation's `CATransform3D`; SwiftUI draws what a
/// `ProjectionTransform` takes of it.
public struct CATransform3D: Equatable, Sendable {
    /// The matrix's first row, first column.
    public var m11: CGFloat
    /// The matrix's first row, second column.
    public var m12: CGFloat
    /// The matrix's first row, third column.
    public var m13: CGFloat
    /// The matrix's first row, fourth column.
    public var m14: CGFloat
    /// The matrix's second row, first column.
    public var m21: CGFloat
    /// The matrix's second row, second column.
    public var m22: CGFloat
    /// The matrix's second row, third column.
    public var m23: CGFloat
    /// The matrix's second row, fourth column.
    public var m24: CGFloat
    /// The matrix's third row, first column.
    public var m31: CGFloat
    /// The matrix's third row, second column.
    public var m32: CGFloat
    /// The matrix's third row, third column.
    public var m33: CGFloat
    /// The matrix's third row, fourth column: the perspective.
    public var m34: CGFloat
    /// The matrix's fourth row, first column: the distance across, in points.
    public var m41: CGFloat
    /// The matrix's fourth row, second column: the distance down, in points.
    public var m42: CGFloat
    /// The matrix's fourth row, third column: the distance to the front, in points.
    public var m43: CGFloat
    /// The matrix's fourth row, fourth column.
    public var m44: CGFloat

    /// Creates a matrix of zeros.
    public init() {
        self.init { _, _ in 0 }
    }

    /// Creates a matrix of its parts.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// The transform that changes nothing.
    package static let identity = CATransform3D { $0 == $1 ? 1 : 0 }

    /// Makes a matrix of a function of row and column, each from 0 to 3.
    package init(_ part: (Int, Int) -> CGFloat) {
        self.init(
            m11: part(0, 0), m12: part(0, 1), m13: part(0, 2), m14: part(0, 3),
            m21: part(1, 0), m22: part(1, 1), m23: part(1, 2), m24: part(1, 3),
            m31: part(2, 0), m32: part(2, 1), m33: part(2, 2), m34: part(2, 3),
            m41: part(3, 0), m42: part(3, 1), m43: part(3, 2), m44: part(3, 3))
    }

    /// The parts by row and column.
    package var rows: [[CGFloat]] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
        ]
    }

    /// Returns a transform that applies this one first, then the other.
    package func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (first, second) = (rows, other.rows)
        return CATransform3D { row, column in (0..<4).reduce(0) { $0 + first[row][$1] * second[$1][column] } }
    }
}

extension ProjectionTransform {
    /// Creates a transform of one in space, as it is seen from the front.
    public init(_ transform: CATransform3D) {
        self.init()
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }
}
