/// An element of the screen that the lines front numbers and the json front lists, with the actions on it.
public struct SemanticElement {
    /// The role of an element; the raw value is its name in the json front.
    public enum Role: String, Sendable, CaseIterable {
        case button, link, textField, secureField, textEditor, toggle, picker, stepper, slider, datePicker
        case text, heading, image, progress, list, row, section, tab, alert, dialog
    }

    /// The role of the element.
    public internal(set) var role: Role
    /// The words that name the element.
    public internal(set) var label: String
    /// The value that it has now, such as `on` or the text of a field; `nil` for an element without one.
    public internal(set) var value: String?
    /// The accessibility identifier that the program has given it.
    public internal(set) var identifier: String?
    /// Whether it takes anything now.
    public internal(set) var isEnabled = true
    /// Whether it has the focus of the keys.
    public internal(set) var isFocused = false
    /// The number of the element in the lines front, from 1; `nil` where it cannot be acted on.
    public internal(set) var ref: Int?
    /// The names of the further actions, which are swipe actions, a context menu, delete and move.
    public var actions: [String] { furtherActions.map(\.name) }

    /// The key that presses the element, such as `ctrl-s`; `nil` where it has none.
    public internal(set) var shortcut: String?

    var furtherActions: [RowAction] = []
    var press: (@MainActor () -> Void)?
    var set: (@MainActor (String) throws -> Void)?
    var type: (@MainActor (TextKey) -> Void)?
    /// Choices that `set` takes by number or by name.
    var options: [String]?
    var submit: (@MainActor () -> Void)?
    /// Raises or lowers the value by so many steps.
    var adjust: (@MainActor (Int) -> Void)?
    var field: (any EditedField)?
    /// The part of the page that it stands in.
    var region = Region.content
    var focusID: FocusID?
    /// The mark in which the number is written for the drawing of the control.
    var mark: NumberMark?
    var buttonRole: ButtonRole?
    var frame = CellRect(x: 0, y: 0, width: 0, height: 0)

    init(_ role: Role, label: String, value: String? = nil, frame: CellRect) {
        self.role = role
        self.label = label
        self.value = value
        self.frame = frame
    }

    enum Region {
        case content, bar, search
    }

    /// Whether it has the focus for the keys alone.
    var takesKeys = false

    /// Whether the element can be pressed, takes a value or has further actions.
    public var isActionable: Bool { press != nil || set != nil || !furtherActions.isEmpty }
    /// What moves the row by so many rows, where it can be moved.
    var shift: (@MainActor (Int) -> Void)? { furtherActions.lazy.compactMap(\.shift).first }
    var canHaveFocus: Bool { (isActionable || takesKeys) && isEnabled && focusID != nil }
}

/// The number that something on the screen carries in the lines front; nil where nothing can be done with it now.
final class NumberMark {
    var ref: Int?
}

/// A key that edits text.
enum TextKey {
    case insert(String)
    case deleteBackward
}

/// The elements of a screen in reading order.
public struct SemanticTree {
    /// The elements, from the first to the last.
    public internal(set) var elements: [SemanticElement] = []
    /// The windows over long content, of which `more` and `less` show other parts.
    var scrollers: [any Scroller] = []

    mutating func add(_ element: SemanticElement) {
        elements.append(element)
    }

    /// Returns the elements that `content` adds, apart.
    @MainActor
    static func of(_ content: Element) -> [SemanticElement] {
        var tree = SemanticTree()
        content.describe(&tree)
        return tree.elements
    }

    /// The words of an element that is read as one.
    @MainActor
    static func label(of content: [Element]) -> String {
        label(content.flatMap { of($0) })
    }

    static func label(_ elements: [SemanticElement]) -> String {
        elements.map { element in
            guard let value = element.value, !value.isEmpty else { return element.label }
            return element.label.isEmpty ? value : "\(element.label) \(value)"
        }
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Numbers the elements that can be acted on now, from 1, and gives each control its number to draw.
    @MainActor
    mutating func number() {
        // What goes on below is asked for before what goes on beside.
        scrollers = scrollers.filter { !$0.isAcross } + scrollers.filter(\.isAcross)
        var next = 1
        for index in elements.indices where elements[index].isActionable && elements[index].isEnabled {
            elements[index].ref = next
            elements[index].mark?.ref = next
            next += 1
        }
    }
}
