extension WindowGroup {
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content)
    }
}

/// A single window. As SwiftUI's `Window`: on a terminal it is the screen where it is the first scene.
public struct Window<Content: View>: Scene {
    public typealias Body = Never

    let content: () -> Content

    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var _content: AnyView { AnyView(content()) }
}

/// An app's settings. As SwiftUI's `Settings`: a terminal shows the first scene alone.
public struct Settings<Content: View>: Scene {
    public typealias Body = Never

    let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var _content: AnyView { AnyView(content()) }
}

extension Scene {
    @preconcurrency
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { _ModifiedScene(view: AnyView(_content.onChange(of: value, initial: initial, action))) }

    @preconcurrency
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some Scene { _ModifiedScene(view: AnyView(_content.onChange(of: value, initial: initial, action))) }

    @preconcurrency
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some Scene { _ModifiedScene(view: AnyView(_content.onChange(of: value, perform: action))) }

    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// As SwiftUI's `WindowResizability`; a terminal has the size that it has.
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}
