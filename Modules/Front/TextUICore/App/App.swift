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
            TextFront.run(configuration, opening: commandLineURL) { StyledBody(style: app.value) { $0.body.screen } }
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
    /// The windows that can be opened besides the first.
    @MainActor var _windows: [_SceneWindow] { get }
}

extension Scene {
    public var _content: AnyView { body._content }
    public var _windows: [_SceneWindow] { body._windows }
}

extension Never: Scene {
    public var _content: AnyView { fatalError("Never has no value, so no content") }
    public var _windows: [_SceneWindow] { [] }
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The first of the scenes is the screen: a terminal has one.
@resultBuilder
@MainActor
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> _SceneTuple<First, repeat each Rest> { _SceneTuple(first: first, rest: (repeat each rest)) }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes: the first is the screen, the others are opened from there.
public struct _SceneTuple<First: Scene, each Rest: Scene>: Scene {
    public typealias Body = Never

    let first: First
    let rest: (repeat each Rest)

    public var _content: AnyView { first._content }

    public var _windows: [_SceneWindow] {
        var windows = first._windows
        for scene in repeat each rest { windows += scene._windows }
        return windows
    }
}

/// A window. As SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    let window: _SceneWindow

    init(id: String? = nil, content: () -> Content) {
        let content = content()
        window = _SceneWindow(id: id) { _ in AnyView(content) }
    }

    init<D: Codable & Hashable>(id: String? = nil, for type: D.Type, content: @escaping (Binding<D?>) -> Content) {
        window = _SceneWindow(id: id, valueType: ObjectIdentifier(type)) { value in
            AnyView(_WindowValue(initial: value?.base as? D, content: content))
        }
    }

    public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, content: content)
    }

    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: Optional(id), content: content)
    }

    public var _content: AnyView { window.content(nil) }
    public var _windows: [_SceneWindow] { [window] }
}

/// A window that is made of the value that it was opened with, which it may change.
nonisolated struct _WindowValue<D, Content: View>: View {
    let content: (Binding<D?>) -> Content
    @State private var value: D?

    init(initial: D?, content: @escaping (Binding<D?>) -> Content) {
        self.content = content
        _value = State(initialValue: initial)
    }

    @MainActor
    var body: some View { content($value) }
}

extension Scene {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changing { AnyView($0.environmentObject(object)) }
    }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changing { AnyView($0.environment(keyPath, value)) }
    }

    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changing { AnyView($0.environment(object)) }
    }

    /// Changes all windows alike.
    private func changing(_ change: @escaping @MainActor (AnyView) -> AnyView) -> _ModifiedScene {
        _ModifiedScene(
            view: change(_content),
            windows: _windows.map { window in
                _SceneWindow(id: window.id, valueType: window.valueType) { change(window.content($0)) }
            })
    }
}

struct _ModifiedScene: Scene {
    typealias Body = Never
    let view: AnyView
    let windows: [_SceneWindow]
    var _content: AnyView { view }
    var _windows: [_SceneWindow] { windows }
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
