extension CGAffineTransform {
    /// The transform as SVG's `matrix`.
    var matrix: String {
        // A hundredth is too coarse for a matrix, a hundredth of a ten-thousandth is not.
        let numbers = [a, b, c, d, tx, ty].map { VectorFigure.number(Double($0) * 10_000) + "e-4" }
        return "matrix(\(numbers.joined(separator: " ")))"
    }

    /// The attribute of an element.
    var svg: String { "transform=\"\(matrix)\"" }
}
