/// The commands of an app's menus, as SwiftUI's `Commands`. Text shows the menus in a row below the screen.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands
    /// The commands that these are made of.
    @CommandsBuilder var body: Body { get }
    /// The menus as a view, for the row below the screen.
    @MainActor var _bar: AnyView { get }
}

extension Commands {
    /// The menus of the body.
    public var _bar: AnyView { AnyView(StyledBody(style: self) { $0.body._bar }) }
}

extension Never: Commands {
    /// Never drawn: `Never` has no value.
    public var _bar: AnyView { AnyView(EmptyView()) }
}

extension Commands where Body == Never {
    /// Stops the program: primitive commands have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A menu of the app's own, as SwiftUI's `CommandMenu`.
nonisolated public struct CommandMenu<Content: View>: Commands {
    /// The body of primitive commands, which have none.
    public typealias Body = Never

    let title: Text
    let content: Content

    /// Creates a menu whose name is looked up in the String Catalog.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey)
        self.content = content()
    }

    /// Creates a menu named by a `Text`.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name
        self.content = content()
    }

    /// Creates a menu named by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = Text(name)
        self.content = content()
    }

    /// The menu, with the content as its choices.
    @MainActor public var _bar: AnyView { AnyView(Menu(content: { content }, label: { title })) }
}

/// Commands beside those of a standard menu or in their place, as SwiftUI's `CommandGroup`. Text has no standard
/// commands, so the group is a menu of its own with the standard menu's name; an empty group shows nothing.
nonisolated public struct CommandGroup<Content: View>: Commands {
    /// The body of primitive commands, which have none.
    public typealias Body = Never

    let placement: CommandGroupPlacement
    let content: Content

    /// Creates a group that stands before the standard commands, of which text has none.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Creates a group that stands after the standard commands, of which text has none.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// Creates a group in place of the standard commands. An `EmptyView` shows no menu.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        placement = group
        content = addition()
    }

    /// The menu with the placement's name; nothing where the content is an `EmptyView`.
    @MainActor
    public var _bar: AnyView {
        if Content.self == EmptyView.self { return AnyView(EmptyView()) }
        return AnyView(Menu(content: { content }, label: { Text(own: placement.menu) }))
    }
}

/// The place of standard commands in a menu bar, as SwiftUI's `CommandGroupPlacement`. Text takes from it the name of
/// the menu alone.
public struct CommandGroupPlacement: Sendable {
    let menu: LocalizedStringKey

    private init(own menu: LocalizedStringKey) {
        self.menu = menu
    }

    /// The commands about the app; a menu named App.
    public static let appInfo = CommandGroupPlacement(own: "App")
    /// The commands for the app's settings; a menu named App.
    public static let appSettings = CommandGroupPlacement(own: "App")
    /// The commands of the system's services; a menu named App.
    public static let systemServices = CommandGroupPlacement(own: "App")
    /// The commands that hide and show the app; a menu named App.
    public static let appVisibility = CommandGroupPlacement(own: "App")
    /// The commands that end the app; a menu named App.
    public static let appTermination = CommandGroupPlacement(own: "App")
    /// The commands that make and open documents; a menu named File.
    public static let newItem = CommandGroupPlacement(own: "File")
    /// The commands that save documents; a menu named File.
    public static let saveItem = CommandGroupPlacement(own: "File")
    /// The commands that import and export; a menu named File.
    public static let importExport = CommandGroupPlacement(own: "File")
    /// The commands that print; a menu named File.
    public static let printItem = CommandGroupPlacement(own: "File")
    /// The commands that undo and redo; a menu named Edit.
    public static let undoRedo = CommandGroupPlacement(own: "Edit")
    /// The commands that cut, copy and paste; a menu named Edit.
    public static let pasteboard = CommandGroupPlacement(own: "Edit")
    /// The commands that edit text; a menu named Edit.
    public static let textEditing = CommandGroupPlacement(own: "Edit")
    /// The commands that format text; a menu named Format.
    public static let textFormatting = CommandGroupPlacement(own: "Format")
    /// The commands that show and change the toolbar; a menu named View.
    public static let toolbar = CommandGroupPlacement(own: "View")
    /// The commands that show the sidebar; a menu named View.
    public static let sidebar = CommandGroupPlacement(own: "View")
    /// The commands for a window's size; a menu named Window.
    public static let windowSize = CommandGroupPlacement(own: "Window")
    /// The commands that list the windows; a menu named Window.
    public static let windowList = CommandGroupPlacement(own: "Window")
    /// The commands that list single windows; a menu named Window.
    public static let singleWindowList = CommandGroupPlacement(own: "Window")
    /// The commands that arrange windows; a menu named Window.
    public static let windowArrangement = CommandGroupPlacement(own: "Window")
    /// The commands for help; a menu named Help.
    public static let help = CommandGroupPlacement(own: "Help")
}

/// An empty group of commands, as SwiftUI's `EmptyCommands`.
nonisolated public struct EmptyCommands: Commands {
    /// The body of primitive commands, which have none.
    public typealias Body = Never
    /// Creates commands that show no menu.
    public init() {}
    /// No menu.
    @MainActor public var _bar: AnyView { AnyView(EmptyView()) }
}

/// Standard commands for sidebars, as SwiftUI's `SidebarCommands`; none in text.
public typealias SidebarCommands = EmptyCommands
/// Standard commands for toolbars, as SwiftUI's `ToolbarCommands`; none in text.
public typealias ToolbarCommands = EmptyCommands
/// Standard commands for editing text, as SwiftUI's `TextEditingCommands`; none in text, where keys do that.
public typealias TextEditingCommands = EmptyCommands
/// Standard commands for formatting text, as SwiftUI's `TextFormattingCommands`; none in text.
public typealias TextFormattingCommands = EmptyCommands
/// Standard commands for inspectors, as SwiftUI's `InspectorCommands`; none in text.
public typealias InspectorCommands = EmptyCommands
/// Standard commands for importing from cameras, as SwiftUI's `ImportFromDevicesCommands`; none in text.
public typealias ImportFromDevicesCommands = EmptyCommands

/// Several groups of commands, in order.
nonisolated public struct _CommandTuple<each C: Commands>: Commands {
    /// The body of primitive commands, which have none.
    public typealias Body = Never
    let content: (repeat each C)

    /// The menus of all groups, side by side.
    @MainActor
    public var _bar: AnyView {
        var bars: [AnyView] = []
        for commands in repeat each content { bars.append(commands._bar) }
        let all = bars
        return AnyView(ForEach(all.indices, id: \.self) { all[$0] })
    }
}

/// Commands with their type erased.
nonisolated public struct _AnyCommands: Commands {
    /// The body of primitive commands, which have none.
    public typealias Body = Never
    /// The menus as a view.
    public let _bar: AnyView
}

/// The result builder of commands, as SwiftUI's `CommandsBuilder`.
@resultBuilder
@MainActor
public enum CommandsBuilder {
    /// Takes commands as they are.
    public static func buildExpression<C: Commands>(_ content: C) -> C { content }
    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Takes a single group of commands as it is.
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
    /// Takes several groups of commands, in order.
    public static func buildBlock<each C: Commands>(_ content: repeat each C) -> _CommandTuple<repeat each C> {
        _CommandTuple(content: (repeat each content))
    }
    /// Takes the commands of an `if` without an `else`; no menu where the condition is false.
    public static func buildIf<C: Commands>(_ content: C?) -> _AnyCommands { .init(_bar: AnyView(content?._bar)) }
    /// Takes the commands of the `if` branch.
    public static func buildEither<C: Commands>(first: C) -> _AnyCommands { .init(_bar: first._bar) }
    /// Takes the commands of the `else` branch.
    public static func buildEither<C: Commands>(second: C) -> _AnyCommands { .init(_bar: second._bar) }
    /// Takes commands behind `if #available`.
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
    /// Adds the menus of `content` in a row below the screen.
    public func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        _ModifiedScene(view: AnyView(_CommandScreen(content: _content, bar: content()._bar)), windows: _windows)
    }

    /// Removes the standard commands. Has no effect in text, which has none.
    public func commandsRemoved() -> some Scene { self }

    /// Replaces the standard commands. Text has none, so this is the same as `commands(content:)`.
    public func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene {
        commands(content: content)
    }
}
