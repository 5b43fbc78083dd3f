/// A program with a screen. As SwiftUI's `App`: `@main` on a type of it starts the front that the environment names.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {
        do {
            let configuration = try FrontConfiguration.environment()
            let app = Unchecked(value: Self())
            TextFront.run(configuration, opening: commandLineURL) { StyledBody(style: app.value) { $0.body._content } }
        } catch {
            TextFront.fail("\(error)", status: 64)
        }
    }

    /// The URL that the program was started with, if it was.
    private static var commandLineURL: URL? {
        CommandLine.arguments.dropFirst().first.flatMap { $0.contains("://") ? URL(string: $0) : nil }
    }
}

/// A part of an app's interface with a life of its own. As SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    @MainActor var _content: AnyView { get }
}

extension Scene {
    public var _content: AnyView { body._content }
}

extension Never: Scene {
    public var _content: AnyView { fatalError("Never has no value, so no content") }
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The first of the scenes is the screen: a terminal has one.
@resultBuilder
@MainActor
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> First {
        first
    }
}

/// A window. As SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    let content: () -> Content

    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    public var _content: AnyView { AnyView(content()) }
}

extension Scene {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(view: AnyView(_content.environmentObject(object)))
    }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        _ModifiedScene(view: AnyView(_content.environment(keyPath, value)))
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(view: AnyView(_content.environment(object)))
    }
}

struct _ModifiedScene: Scene {
    typealias Body = Never
    let view: AnyView
    var _content: AnyView { view }
}

/// Views for a look at while they are written. As SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
