import TextUICore

/// A view beside a mark.
struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let content: @MainActor (AnnotationContext) -> AnyView
}

/// The mark that a view is put beside. As Swift Charts' `AnnotationContext`.
public struct AnnotationContext: Sendable {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// A place of a view beside a mark, an axis or a plot. As Swift Charts' `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
    let name: String

    /// The usual place: above a mark, within a sector, below the plot.
    public static let automatic = AnnotationPosition(name: "automatic")
    /// Over the middle of a mark.
    public static let overlay = AnnotationPosition(name: "overlay")
    /// Above, in the middle.
    public static let top = AnnotationPosition(name: "top")
    /// Below, in the middle.
    public static let bottom = AnnotationPosition(name: "bottom")
    /// Left of a mark.
    public static let leading = AnnotationPosition(name: "leading")
    /// Right of a mark.
    public static let trailing = AnnotationPosition(name: "trailing")
    /// Above, from the left edge.
    public static let topLeading = AnnotationPosition(name: "topLeading")
    /// Above, to the right edge.
    public static let topTrailing = AnnotationPosition(name: "topTrailing")
    /// Below, from the left edge.
    public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
    /// Below, to the right edge.
    public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// A treatment of annotations that leave the chart. As Swift Charts' `AnnotationOverflowResolution`; has no effect in
/// text, where they are moved back in.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// A treatment along one direction. Has no effect in text.
    public struct Strategy: Hashable, Sendable {
        let name: String
        /// The chart's choice.
        public static let automatic = Strategy(name: "automatic")
        /// The annotation stays where it is.
        public static let disabled = Strategy(name: "disabled")
        /// The annotation is moved back in.
        public static let fit = Strategy(name: "fit")
        /// The scale gets room for the annotation.
        public static let padScale = Strategy(name: "padScale")
        /// The annotation is moved back into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { fit }
    }

    /// A boundary that an annotation is kept in. Has no effect in text.
    public struct Boundary: Hashable, Sendable {
        let name: String
        /// The chart's choice.
        public static let automatic = Boundary(name: "automatic")
        /// The whole chart.
        public static let chart = Boundary(name: "chart")
        /// The plot.
        public static let plot = Boundary(name: "plot")
    }

    /// The chart's choice in both directions.
    public static let automatic = AnnotationOverflowResolution()

    /// Makes a treatment for each direction. Has no effect in text.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
    /// Puts a view beside each mark.
    ///
    /// - Parameter position: The place of the view: above by default.
    /// - Parameter alignment: The view's place along the mark.
    /// - Parameter spacing: The gap to the mark, in points.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping @MainActor () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
    }

    /// Puts a view beside each mark, which is made with what is known of the mark.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping @MainActor (AnnotationContext) -> C
    ) -> some ChartContent {
        let annotation = Annotation(position: position, alignment: alignment, spacing: spacing) { AnyView(content($0)) }
        return changing { $0.annotations.append(annotation) }
    }

    /// Puts a view beside each mark; the resolution has no effect in text, where it is moved back into the chart.
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping @MainActor () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }
}
