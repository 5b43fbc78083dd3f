/// A gradient of a figure, in points of its drawing.
package struct VectorGradient: Sendable {
    package enum Course {
        case linear(CGPoint, CGPoint)
        /// From a circle around the focus to a larger one that holds it.
        case radial(CGPoint, from: CGFloat, to: CGFloat, focus: CGPoint)
    }

    /// A colour at a share of the course.
    package struct Stop {
        package let share: Double
        package let color: RGB
        package let alpha: Double

        package init(share: Double, color: RGB, alpha: Double) {
            self.share = share
            self.color = color
            self.alpha = alpha
        }
    }

    package let course: Course
    package let stops: [Stop]
    /// SVG's word for what is beyond the ends: `pad`, `reflect`, `repeat`.
    package let spread: String
    /// From the points of the course to those of the drawing.
    package var transform = CGAffineTransform.identity

    package init(
        course: Course, stops: [Stop], spread: String, transform: CGAffineTransform = CGAffineTransform.identity
    ) {
        self.course = course
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }
}
