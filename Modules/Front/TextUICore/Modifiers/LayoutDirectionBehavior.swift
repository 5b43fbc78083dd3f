/// The way in which a view follows the layout direction around it. As SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The view is laid out from left to right always.
    case fixed
    /// The view is mirrored in a direction.
    case mirrors(in: LayoutDirection)

    /// The view is mirrored from right to left, as it is without the modifier.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    func direction(around: LayoutDirection) -> LayoutDirection {
        switch self {
        case .fixed: .leftToRight
        case .mirrors(let mirrored): mirrored == around ? .rightToLeft : .leftToRight
        }
    }
}

nonisolated private struct LayoutDirectionBehaviorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    @MainActor
    func body(content: Content) -> some View {
        content.environment(\.layoutDirection, behavior.direction(around: direction))
    }
}

extension View {
    /// Sets whether the view is mirrored by the layout direction around.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(LayoutDirectionBehaviorModifier(behavior: behavior))
    }
}
