import TextUICore

/// A view beside a mark.
struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let content: @MainActor () -> AnyView
}

/// Where a view stands beside a mark, an axis or a plot. As Swift Charts' `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
    let name: String

    public static let automatic = AnnotationPosition(name: "automatic")
    public static let overlay = AnnotationPosition(name: "overlay")
    public static let top = AnnotationPosition(name: "top")
    public static let bottom = AnnotationPosition(name: "bottom")
    public static let leading = AnnotationPosition(name: "leading")
    public static let trailing = AnnotationPosition(name: "trailing")
    public static let topLeading = AnnotationPosition(name: "topLeading")
    public static let topTrailing = AnnotationPosition(name: "topTrailing")
    public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
    public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What happens to an annotation that leaves the chart: in text it is moved back in. As Swift Charts'
/// `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Strategy: Hashable, Sendable {
        let name: String
        public static let automatic = Strategy(name: "automatic")
        public static let disabled = Strategy(name: "disabled")
        public static let fit = Strategy(name: "fit")
        public static let padScale = Strategy(name: "padScale")
        public static func fit(to boundary: Boundary) -> Strategy { fit }
    }

    public struct Boundary: Hashable, Sendable {
        let name: String
        public static let automatic = Boundary(name: "automatic")
        public static let chart = Boundary(name: "chart")
        public static let plot = Boundary(name: "plot")
    }

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping @MainActor () -> C
    ) -> some ChartContent {
        let annotation = Annotation(position: position, alignment: alignment, spacing: spacing) { AnyView(content()) }
        return changing { $0.annotations.append(annotation) }
    }

    nonisolated public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping @MainActor () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, content: content)
    }
}
