/// What an app can be told from its menus. As SwiftUI's `Commands`: in text, menus below the screen.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder var body: Body { get }
    @MainActor var _bar: AnyView { get }
}

extension Commands {
    public var _bar: AnyView { AnyView(StyledBody(style: self) { $0.body._bar }) }
}

extension Never: Commands {
    public var _bar: AnyView { AnyView(EmptyView()) }
}

extension Commands where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu of the app's own. As SwiftUI's `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    let title: Text
    let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey)
        self.content = content()
    }

    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = Text(name)
        self.content = content()
    }

    @MainActor public var _bar: AnyView { AnyView(Menu(content: { content }, label: { title })) }
}

/// Commands beside those that a system has, or in their place. As SwiftUI's `CommandGroup`: a menu with the name that
/// those have; none where there is nothing in it.
nonisolated public struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    let placement: CommandGroupPlacement
    let content: Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    @MainActor
    public var _bar: AnyView {
        if Content.self == EmptyView.self { return AnyView(EmptyView()) }
        return AnyView(Menu(content: { content }, label: { Text(verbatim: placement.menu) }))
    }
}

/// Where a system has its commands. As SwiftUI's `CommandGroupPlacement`.
public struct CommandGroupPlacement: Sendable {
    let menu: String
    public static let appInfo = CommandGroupPlacement(menu: "App")
    public static let appSettings = CommandGroupPlacement(menu: "App")
    public static let systemServices = CommandGroupPlacement(menu: "App")
    public static let appVisibility = CommandGroupPlacement(menu: "App")
    public static let appTermination = CommandGroupPlacement(menu: "App")
    public static let newItem = CommandGroupPlacement(menu: "File")
    public static let saveItem = CommandGroupPlacement(menu: "File")
    public static let importExport = CommandGroupPlacement(menu: "File")
    public static let printItem = CommandGroupPlacement(menu: "File")
    public static let undoRedo = CommandGroupPlacement(menu: "Edit")
    public static let pasteboard = CommandGroupPlacement(menu: "Edit")
    public static let textEditing = CommandGroupPlacement(menu: "Edit")
    public static let textFormatting = CommandGroupPlacement(menu: "Format")
    public static let toolbar = CommandGroupPlacement(menu: "View")
    public static let sidebar = CommandGroupPlacement(menu: "View")
    public static let windowSize = CommandGroupPlacement(menu: "Window")
    public static let windowList = CommandGroupPlacement(menu: "Window")
    public static let singleWindowList = CommandGroupPlacement(menu: "Window")
    public static let windowArrangement = CommandGroupPlacement(menu: "Window")
    public static let help = CommandGroupPlacement(menu: "Help")
}

/// No commands. As SwiftUI's `EmptyCommands`.
nonisolated public struct EmptyCommands: Commands {
    public typealias Body = Never
    public init() {}
    @MainActor public var _bar: AnyView { AnyView(EmptyView()) }
}

/// Commands that a system has for what text has not: none here.
public typealias SidebarCommands = EmptyCommands
public typealias ToolbarCommands = EmptyCommands
public typealias TextEditingCommands = EmptyCommands
public typealias TextFormattingCommands = EmptyCommands
public typealias InspectorCommands = EmptyCommands
public typealias ImportFromDevicesCommands = EmptyCommands

/// Several commands.
nonisolated public struct _CommandTuple<each C: Commands>: Commands {
    public typealias Body = Never
    let content: (repeat each C)

    @MainActor
    public var _bar: AnyView {
        var bars: [AnyView] = []
        for commands in repeat each content { bars.append(commands._bar) }
        let all = bars
        return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
    }
}

/// Commands whose kind is not told.
nonisolated public struct _AnyCommands: Commands {
    public typealias Body = Never
    public let _bar: AnyView
}

@resultBuilder
@MainActor
public enum CommandsBuilder {
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandTuple<repeat each C> {
        _CommandTuple(content: (repeat each content))
    }
    public static func buildIf<C: Commands>(_ content: C?) -> _AnyCommands { .init(_bar: AnyView(content?._bar)) }
    public static func buildEither<C: Commands>(first: C) -> _AnyCommands { .init(_bar: first._bar) }
    public static func buildEither<C: Commands>(second: C) -> _AnyCommands { .init(_bar: second._bar) }
    public static func buildLimitedAvailability<C: Commands>(_ content: C) -> _AnyCommands {
        .init(_bar: content._bar)
    }
}

/// A screen with the menus of its commands below it.
nonisolated struct _CommandScreen: View {
    let content: AnyView
    let bar: AnyView

    @MainActor
    var body: some View {
        VStack(alignment: .leading) {
            content
            HStack(spacing: 16) { bar }
        }
    }
}

extension Scene {
    /// Menus of commands below the screen.
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        _ModifiedScene(view: AnyView(_CommandScreen(content: _content, bar: content()._bar)), windows: _windows)
    }

    public func commandsRemoved() -> some Scene { self }

    public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        commands(content: content)
    }
}
