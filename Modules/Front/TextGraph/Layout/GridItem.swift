/// A column or row of a lazy grid, as SwiftUI's `GridItem`. Lengths are in points.
public struct GridItem: Sendable {
    /// The size of a column or row.
    public enum Size: Sendable {
        /// A fixed length.
        case fixed(CGFloat)
        /// A share of the free room between two lengths.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns or rows of a minimum length as there is room for.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size.
    public var size: Size
    /// The points to the next column or row; nil for the usual distance.
    public var spacing: CGFloat?
    /// The alignment of the views in the column or row; nil for the grid's.
    public var alignment: Alignment?

    /// Creates a column or row.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
