/// A window of an app: its view and the id or type of value that opens it.
public struct _SceneWindow: Sendable {
    var id: String?
    /// The type of the values that open the window; nil where it needs none.
    var valueType: ObjectIdentifier?
    let content: @MainActor (AnyHashable?) -> AnyView
}

/// A window that has been opened, in front of the first.
struct OpenedWindow: Identifiable {
    let id: Int
    let window: _SceneWindow
    let value: AnyHashable?
}

/// Lets the views of a scene open its other windows: a terminal has one screen, so they stand before it as sheets.
nonisolated struct _WindowsModifier: ViewModifier {
    let windows: [_SceneWindow]
    @State private var opened: [OpenedWindow] = []
    @State private var count = 0

    @MainActor
    func body(content: Content) -> some View {
        shown(content, from: 0)
    }

    @MainActor
    private func shown(_ view: some View, from index: Int) -> AnyView {
        let item = Binding<OpenedWindow?>(
            get: { opened.indices.contains(index) ? opened[index] : nil },
            set: { if $0 == nil, opened.count > index { opened.removeLast(opened.count - index) } })
        return AnyView(
            view.sheet(item: item) { opened in shown(opened.window.content(opened.value), from: index + 1) }
                .environment(\.openWindow, OpenWindowAction { open(id: $0, value: $1) })
                .environment(\.dismissWindow, DismissWindowAction { dismiss(id: $0, value: $1) }))
    }

    @MainActor
    private func open(id: String?, value: AnyHashable?) {
        let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
        let window = windows.first { ($0.id == id || id == nil) && $0.valueType == type }
        guard let window else {
            return Output.error("openWindow: no scene of the app is a window for that")
        }
        count += 1
        opened.append(OpenedWindow(id: count, window: window, value: value))
    }

    @MainActor
    private func dismiss(id: String?, value: AnyHashable?) {
        guard id != nil || value != nil else {
            if !opened.isEmpty { opened.removeLast() }
            return
        }
        let index = opened.lastIndex { (id == nil || $0.window.id == id) && (value == nil || $0.value == value) }
        if let index { opened.remove(at: index) }
    }
}

/// An action that opens a window of the app, as SwiftUI's `OpenWindowAction`. The window stands in front of the screen
/// as a sheet.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let action: @MainActor (String?, AnyHashable?) -> Void

    nonisolated init(_ action: @escaping @MainActor (String?, AnyHashable?) -> Void) {
        self.action = action
    }

    /// Opens the window with `id`. An app without such a window gets a message on stderr.
    public func callAsFunction(id: String) { action(id, nil) }
    /// Opens the window for values of the type of `value`, with `value`. An app without such a window gets a message on
    /// stderr.
    public func callAsFunction<D: Codable & Hashable>(value: D) { action(nil, AnyHashable(value)) }
    /// Opens the window with `id` for values of the type of `value`, with `value`. An app without such a window gets a
    /// message on stderr.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { action(id, AnyHashable(value)) }
}

/// An action that closes a window of the app, as SwiftUI's `DismissWindowAction`.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let action: @MainActor (String?, AnyHashable?) -> Void

    nonisolated init(_ action: @escaping @MainActor (String?, AnyHashable?) -> Void) {
        self.action = action
    }

    /// Closes the window in front.
    public func callAsFunction() { action(nil, nil) }
    /// Closes the window with `id` that was opened last.
    public func callAsFunction(id: String) { action(id, nil) }
    /// Closes the window that was opened last with `value`.
    public func callAsFunction<D: Codable & Hashable>(value: D) { action(nil, AnyHashable(value)) }
    /// Closes the window with `id` that was opened last with `value`.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { action(id, AnyHashable(value)) }
}

private struct OpenWindowKey: EnvironmentKey { static let defaultValue = OpenWindowAction { _, _ in } }
private struct DismissWindowKey: EnvironmentKey { static let defaultValue = DismissWindowAction { _, _ in } }

extension EnvironmentValues {
    /// The action that opens the app's other windows. Does nothing outside an app's scenes.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// The action that closes the app's other windows. Does nothing outside an app's scenes.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Whether further windows can be opened: always true, since they stand in front of the first.
    public var supportsMultipleWindows: Bool { true }
}

extension Scene {
    /// The scene on the one screen: its first window, with the others at hand.
    @MainActor
    var screen: some View { _content.modifier(_WindowsModifier(windows: _windows)) }
}
