/// A view for a look at while it is written. As SwiftUI's `#Preview`: what it shows is checked, and not run.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// The same, with a word on the way it is shown.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// Lets a variable of a preview keep its value. As SwiftUI's `@Previewable`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TextUIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or of `Transaction` a value of that. As SwiftUI's `@Entry`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TextUIMacros", type: "EntryMacro")

/// What previews are. As SwiftUI's `Preview`.
public struct Preview {
    /// The traits of views.
    public enum ViewTraits {}
}

/// How a preview is shown; without effect in text. As SwiftUI's `PreviewTrait`.
public struct PreviewTrait<T> {
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .init() }
    public static var defaultLayout: PreviewTrait { .init() }
    public static var sizeThatFitsLayout: PreviewTrait { .init() }
    public static var portrait: PreviewTrait { .init() }
    public static var landscapeLeft: PreviewTrait { .init() }
    public static var landscapeRight: PreviewTrait { .init() }
    public static var portraitUpsideDown: PreviewTrait { .init() }
}
