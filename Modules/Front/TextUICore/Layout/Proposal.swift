/// The size a container offers a child, in cells. Nil asks for the ideal length; `unlimited` for the most it would take.
struct Proposal: Hashable, Sendable {
    static let unlimited = Int(Int32.max)

    var width: Int?
    var height: Int?

    static let unspecified = Proposal(width: nil, height: nil)

    init(width: Int?, height: Int?) {
        self.width = width
        self.height = height
    }

    init(_ size: CellSize) {
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
    func reduced(columns: Int, rows: Int) -> Proposal {
        Proposal(width: Self.reduced(width, by: columns), height: Self.reduced(height, by: rows))
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
