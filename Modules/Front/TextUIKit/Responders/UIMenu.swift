import TextUICore

/// An entry of a menu: an action, or a menu in it. As UIKit's `UIMenuElement`.
@MainActor @preconcurrency
open class UIMenuElement {
    /// The mark beside an entry: a check, a dash or none.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// A set of an entry's properties.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entry cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// The entry deletes something: in text it has that role.
        public static let destructive = Attributes(rawValue: 2)
        /// The entry is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when the entry is chosen. Has no effect in text.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// The words of the entry.
    open var title: String
    /// The words below the title. Has no effect in text.
    open var subtitle: String?
    /// The picture of the entry.
    open var image: UIImage?

    init(title: String, subtitle: String?, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}

/// Entries that a button offers when it is pressed. As UIKit's `UIMenu`.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a string, with a label.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// A set of a menu's properties.
    public struct Options: OptionSet, Sendable {
        /// The bits of the properties.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The entries stand in the menu around, with a line before and after them.
        public static let displayInline = Options(rawValue: 1)
        /// The menu deletes something. Has no effect in text.
        public static let destructive = Options(rawValue: 2)
        /// Of the entries one is chosen. Has no effect in text, where the program marks what is.
        public static let singleSelection = Options(rawValue: 32)
        /// The entries stand as signs in a row. Has no effect in text.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The name of the menu; one that no other has by default.
    public let identifier: Identifier
    /// The properties of the menu.
    public let options: Options
    /// The entries.
    public let children: [UIMenuElement]

    /// Makes a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a menu of the same properties with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}

/// A button with the menu that it offers: when it is pressed, or as its further actions.
struct MenuButton<Label: View>: View {
    let menu: UIMenu?
    let opensMenu: Bool
    var role: ButtonRole?
    /// What the menu's actions are told has run them.
    weak var sender: AnyObject?
    let press: @MainActor () -> Void
    @ViewBuilder let label: Label

    var body: some View {
        if let menu, opensMenu {
            Menu {
                MenuEntries(entries: menu.children, sender: sender)
            } label: {
                label
            }
        } else if let menu {
            button.contextMenu { MenuEntries(entries: menu.children, sender: sender) }
        } else {
            button
        }
    }

    private var button: some View {
        Button(role: role) {
            press()
        } label: {
            label
        }
    }
}

/// The entries of a menu as they are drawn.
struct MenuEntries: View {
    let entries: [UIMenuElement]
    /// What the actions are told has run them.
    weak var sender: AnyObject?

    var body: some View {
        ForEach(entries.indices, id: \.self) { index in
            switch entries[index] {
            case let action as UIAction: entry(action)
            case let menu as UIMenu: entries(of: menu)
            default: EmptyView()
            }
        }
    }

    @ViewBuilder private func entry(_ action: UIAction) -> some View {
        if !action.attributes.contains(.hidden) {
            Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                action.perform(from: sender)
            } label: {
                let sign = action.state == .on ? "checkmark" : action.state == .mixed ? "minus" : nil
                if let sign = sign ?? action.image?.symbolName {
                    Label(action.title, systemImage: sign)
                } else {
                    Text(verbatim: action.title)
                }
            }
            .disabled(action.attributes.contains(.disabled))
        }
    }

    private func entries(of menu: UIMenu) -> AnyView {
        let inner = MenuEntries(entries: menu.children, sender: sender)
        guard menu.options.contains(.displayInline) else { return AnyView(Menu(menu.title) { inner }) }
        return AnyView(
            Section {
                inner
            } header: {
                if !menu.title.isEmpty { Text(verbatim: menu.title) }
            })
    }
}
