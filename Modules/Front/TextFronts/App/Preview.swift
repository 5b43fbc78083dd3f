/// A view to look at while it is written, as SwiftUI's `#Preview`. The compiler checks the body; the app does not run
/// it.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// A view to look at while it is written, with traits of its presentation. The traits have no effect in text.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TextUIMacros", type: "PreviewMacro")

/// A state variable inside a preview, as SwiftUI's `@Previewable`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TextUIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues` or `Transaction` an entry with its default value, as
/// SwiftUI's `@Entry`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TextUIMacros", type: "EntryMacro")

/// The namespace of previews, as SwiftUI's `Preview`.
public struct Preview {
    /// The kind of traits that previews of views have.
    public enum ViewTraits {}
}

/// A trait of a preview's presentation, as SwiftUI's `PreviewTrait`. Has no effect in text.
public struct PreviewTrait<T> {
    /// Returns a trait for a preview of a fixed size in points. Has no effect in text.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { .init() }
    /// The preview at its usual size. Has no effect in text.
    public static var defaultLayout: PreviewTrait { .init() }
    /// The preview at the size of its content. Has no effect in text.
    public static var sizeThatFitsLayout: PreviewTrait { .init() }
    /// The device upright. Has no effect in text.
    public static var portrait: PreviewTrait { .init() }
    /// The device turned to the left. Has no effect in text.
    public static var landscapeLeft: PreviewTrait { .init() }
    /// The device turned to the right. Has no effect in text.
    public static var landscapeRight: PreviewTrait { .init() }
    /// The device upside down. Has no effect in text.
    public static var portraitUpsideDown: PreviewTrait { .init() }
}

/// What is around a preview. As SwiftUI's `PreviewContext`.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// As SwiftUI's `PreviewContextKey`.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// As SwiftUI's `PreviewPlatform`.
public enum PreviewPlatform: Sendable {
    case iOS, macOS, tvOS, watchOS
}

/// Surroundings that several previews share. As SwiftUI's `PreviewModifier`.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing: there is no context.
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier is put around. As SwiftUI's `PreviewModifierContent`.
nonisolated public struct PreviewModifierContent: View {
    let view: AnyView
    /// The preview.
    @MainActor public var body: some View { view }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Puts a modifier around the preview. Without effect in text, which runs no previews.
    @MainActor
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait { .init() }
}

extension View {
    /// Sets what is around a preview. Has no effect in text.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
