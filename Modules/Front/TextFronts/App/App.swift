/// A program with a screen, as SwiftUI's `App`: `@main` on a conforming type starts the front that the environment
/// names (`TEXTUI_FRONT`, `TEXTUI_SIZE`, `TEXTUI_ONCE`).
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    /// The scenes of the app: the first is the screen, the others are windows that it can open.
    @SceneBuilder var body: Body { get }
    /// Creates the app, once, when the program starts.
    init()
}

extension App {
    /// Runs the app in the front that the environment names, until the person quits or the input ends.
    ///
    /// A first argument that is a URL, or the path of a file that is there, is opened by `onOpenURL`. An environment that
    /// makes no sense ends the program with a message on stderr and status 64.
    public static func main() {
        do {
            let arguments = try LaunchArguments()
            let configuration = try arguments.configuration()
            let app = Unchecked(value: Self())
            TextFront.run(configuration, opening: arguments.link) { content(of: app.value) }
        } catch {
            TextFront.fail("\(error)", status: 64)
        }
    }

    /// The app's screen, with what its properties give to all views.
    @ViewBuilder
    static func content(of app: Self) -> some View {
        let screen = StyledBody(style: app) { $0.body.screen }
        let properties = Mirror(reflecting: app).children.compactMap { $0.value as? any AppProperty }
        Group {
            if properties.isEmpty { screen } else { properties.reduce(AnyView(screen)) { $1.content(of: $0) } }
        }
        .screenWindows()
    }
}

/// A property of an app that has its part in the app's launch, for modules that have such.
@MainActor
package protocol AppProperty {
    /// Does its part, and returns the app's screen with what it gives to all views.
    func content(of screen: AnyView) -> AnyView
}

/// A part of an app's interface with a life of its own, as SwiftUI's `Scene`.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    /// The scenes that this scene is made of.
    @SceneBuilder var body: Body { get }
    /// The view of the scene's first window.
    @MainActor var _content: AnyView { get }
    /// The scene's windows, those that open by id or value included.
    @MainActor var _windows: [_SceneWindow] { get }
}

extension Scene {
    /// The view of the body's first window.
    public var _content: AnyView { body._content }
    /// The windows of the body.
    public var _windows: [_SceneWindow] { body._windows }
}

extension Never: Scene {
    /// Never called: `Never` has no value.
    public var _content: AnyView { fatalError("Never has no value, so no content") }
    /// No windows.
    public var _windows: [_SceneWindow] { [] }
}

extension Scene where Body == Never {
    /// Stops the program: a primitive scene has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The result builder of an app's scenes. The first scene is the screen, since a terminal has one; the others can be
/// opened from it.
@resultBuilder
@MainActor
public enum SceneBuilder {
    /// Takes a single scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Takes several scenes; the first is the screen.
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> _SceneTuple<First, repeat each Rest> { _SceneTuple(first: first, rest: (repeat each rest)) }

    /// Takes scenes behind `if #available` as they are.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes: the first is the screen, the others are opened from it.
public struct _SceneTuple<First: Scene, each Rest: Scene>: Scene {
    /// The body of a primitive scene, which has none.
    public typealias Body = Never

    let first: First
    let rest: (repeat each Rest)

    /// The view of the first scene.
    public var _content: AnyView { first._content }

    /// The windows of all the scenes, in order.
    public var _windows: [_SceneWindow] {
        var windows = first._windows
        for scene in repeat each rest { windows += scene._windows }
        return windows
    }
}

/// A window for the app's main interface, as SwiftUI's `WindowGroup`. The first scene fills the terminal; further
/// windows open in front of it as sheets.
public struct WindowGroup<Content: View>: Scene {
    /// The body of a primitive scene, which has none.
    public typealias Body = Never

    let window: _SceneWindow

    nonisolated init(id: String? = nil, content: () -> Content) {
        let content = Unchecked(value: AnyView(content()))
        window = _SceneWindow(id: id) { _ in content.value }
    }

    init<D: Codable & Hashable>(id: String? = nil, for type: D.Type, content: @escaping (Binding<D?>) -> Content) {
        window = _SceneWindow(id: id, valueType: ObjectIdentifier(type)) { value in
            AnyView(_WindowValue(initial: value?.base as? D, content: content))
        }
    }

    /// Creates a window that shows `content`.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, content: content)
    }

    /// Creates a window that shows `content`. Text shows no title of windows.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, content: content)
    }

    /// Creates a window that `openWindow(id:)` opens.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: Optional(id), content: content)
    }

    /// The window's view, without a value.
    public var _content: AnyView { window.content(nil) }
    /// The one window of the group.
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
    /// Gives an object to all views of the scene's windows, for `@EnvironmentObject` to read.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changing { AnyView($0.environmentObject(object)) }
    }

    /// Sets an environment value for all views of the scene's windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changing { AnyView($0.environment(keyPath, value)) }
    }

    /// Gives an observable object to all views of the scene's windows, for `@Environment(T.self)` to read.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changing { AnyView($0.environment(object)) }
    }

    /// Changes an environment value for all views of the scene's windows.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        changing { AnyView($0.transformEnvironment(keyPath, transform: transform)) }
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

/// Views to look at while they are written, as SwiftUI's `PreviewProvider`.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }
}

extension View {
    /// Names the preview. Has no effect in text.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }
}
