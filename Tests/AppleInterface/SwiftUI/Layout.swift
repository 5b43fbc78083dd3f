@_exported import struct Foundation.CGFloat

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
    public static let trailing = HorizontalAlignment()
}

public struct VerticalAlignment: Equatable, Sendable {
    public static let top = VerticalAlignment()
    public static let center = VerticalAlignment()
    public static let bottom = VerticalAlignment()
}

public struct Alignment: Equatable, Sendable {
    public static let leading = Alignment()
    public static let center = Alignment()
}

public struct UnitPoint: Hashable, Sendable {
    public static let bottom = UnitPoint()
}

public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical
}

public struct HStack<Content: View>: View {
    public typealias Body = Never
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct VStack<Content: View>: View {
    public typealias Body = Never
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct Spacer: View {
    public typealias Body = Never
    public nonisolated init(minLength: CGFloat? = nil) {}
}

public struct Group<Content> {}

extension Group: View where Content: View {
    public typealias Body = Never
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public protocol Shape: Sendable, View {}

public struct Rectangle: Shape {
    public typealias Body = Never
    public nonisolated init() {}
}

extension View {
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }

    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public nonisolated func opacity(_ opacity: Double) -> some View { self }

    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
}
