/// The size a container offers a child, in cells. Nil asks for the ideal length; `unlimited` for the most it would take.
public struct SizeProposal: Hashable, Sendable {
    package static var unlimited: Int { Points.unlimited }

    package var width: Int?
    package var height: Int?

    static let unspecified = SizeProposal(width: nil, height: nil)

    package init(width: Int?, height: Int?) {
        self.width = width
        self.height = height
    }

    package init(_ size: CellSize) {
        width = size.width
        height = size.height
    }

    subscript(axis: Axis) -> Int? {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }

    /// Less `columns` and `rows`, never below nothing.
    package func reduced(columns: Int, rows: Int) -> SizeProposal {
        SizeProposal(width: Self.reduced(width, by: columns), height: Self.reduced(height, by: rows))
    }

    private static func reduced(_ length: Int?, by amount: Int) -> Int? {
        length.map { $0 >= unlimited ? unlimited : max(0, $0 - amount) }
    }
}

extension CellSize {
    subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? width : height }
        set {
            if axis == .horizontal { width = newValue } else { height = newValue }
        }
    }
}
