extension Font {
    /// As SwiftUI's `Font.Width`; a cell has one.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// As SwiftUI's `Font.Leading`; rows stand as far apart as they do.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        .system(textStyle)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
    public func width(_ width: Width) -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }
    public func pointSize(_ size: CGFloat) -> Font { self }
}

extension View {
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View { self }
}
