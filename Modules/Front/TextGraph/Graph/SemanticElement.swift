/// An element of the screen that the lines front numbers and the json front lists, with the actions on it.
public struct SemanticElement {
    /// The role of an element; the raw value is its name in the json front.
    public enum Role: String, Sendable, CaseIterable {
        case button, link, textField, secureField, textEditor, toggle, picker, stepper, slider, datePicker
        case text, heading, image, progress, list, row, section, tab, alert, dialog
    }

    /// All that it says and can do, shared by its copies: elements go by thousands from what describes them into a tree,
    /// a frame and the ring of the focus.
    private var known: Known

    private final class Known {
        @exclusivity(unchecked) var part: Part

        init(_ part: Part) {
            self.part = part
        }
    }

    private struct Part {
        var role: Role
        var label: String
        var value: String?
        var frame: CellRect
        var identifier: String?
        var isEnabled = true
        var isFocused = false
        var ref: Int?
        var shortcut: String?
        var furtherActions: [RowAction] = []
        var press: (@MainActor () -> Void)?
        var set: (@MainActor (String) throws -> Void)?
        var type: (@MainActor (TextKey) -> Void)?
        var options: [String]?
        var submit: (@MainActor () -> Void)?
        var submitLabel: String?
        var adjust: (@MainActor (Int) -> Void)?
        var field: (any EditedField)?
        var region = Region.content
        var focusID: FocusID?
        var mark: NumberMark?
        var buttonRole: ButtonRole?
        var takesKeys = false
        /// An element may keep how it was described.
        var source: ElementReference?
        var prompt: String?
        var form: ValueForm?
        var hint: String?
        var destination: AnyHashable?
        var contentType: UITextContentType?
        var isLive = false
        var isUnseen = false
        var typeSelection: String?
    }

    package init(_ role: Role, label: String, value: String? = nil, frame: CellRect) {
        known = Known(Part(role: role, label: label, value: value, frame: frame))
    }

    private var part: Part {
        _read { yield known.part }
        _modify {
            if !isKnownUniquelyReferenced(&known) { known = Known(known.part) }
            yield &known.part
        }
    }

    package enum Region {
        case content, bar, search
    }
}

extension SemanticElement {
    /// The role of the element.
    public package(set) var role: Role {
        get { part.role }
        set { part.role = newValue }
    }

    /// The words that name the element.
    public package(set) var label: String {
        get { part.label }
        set { part.label = newValue }
    }

    /// The value that it has now, such as `on` or the text of a field; `nil` for an element without one.
    public package(set) var value: String? {
        get { part.value }
        set { part.value = newValue }
    }

    /// The accessibility identifier that the program has given it.
    public package(set) var identifier: String? {
        get { part.identifier }
        set { part.identifier = newValue }
    }

    /// Whether it takes anything now.
    public package(set) var isEnabled: Bool {
        get { part.isEnabled }
        set { part.isEnabled = newValue }
    }

    /// Whether it has the focus of the keys.
    public package(set) var isFocused: Bool {
        get { part.isFocused }
        set { part.isFocused = newValue }
    }

    /// The number of the element in the lines front, from 1; `nil` where it cannot be acted on.
    public package(set) var ref: Int? {
        get { part.ref }
        set { part.ref = newValue }
    }

    /// The key that presses the element, such as `ctrl-s`; `nil` where it has none.
    public package(set) var shortcut: String? {
        get { part.shortcut }
        set { part.shortcut = newValue }
    }

    /// The words whose beginning, typed, leads to it; nil for those of its label.
    package var typeSelection: String? {
        get { part.typeSelection }
        set { part.typeSelection = newValue }
    }

    /// Whether it says that work goes on, and not how far that is.
    package var isWork: Bool { role == .progress && value == nil }

    package var furtherActions: [RowAction] {
        get { part.furtherActions }
        set { part.furtherActions = newValue }
    }

    package var press: (@MainActor () -> Void)? {
        get { part.press }
        set { part.press = newValue }
    }

    package var set: (@MainActor (String) throws -> Void)? {
        get { part.set }
        set { part.set = newValue }
    }

    package var type: (@MainActor (TextKey) -> Void)? {
        get { part.type }
        set { part.type = newValue }
    }

    /// Choices that `set` takes by number or by name.
    package var options: [String]? {
        get { part.options }
        set { part.options = newValue }
    }

    package var submit: (@MainActor () -> Void)? {
        get { part.submit }
        set { part.submit = newValue }
    }

    /// The name of what `submit` does, as `submitLabel(_:)` gives it.
    package var submitLabel: String? {
        get { part.submitLabel }
        set { part.submitLabel = newValue }
    }

    /// Raises or lowers the value by so many steps.
    package var adjust: (@MainActor (Int) -> Void)? {
        get { part.adjust }
        set { part.adjust = newValue }
    }

    package var field: (any EditedField)? {
        get { part.field }
        set { part.field = newValue }
    }

    /// The part of the page that it stands in.
    package var region: Region {
        get { part.region }
        set { part.region = newValue }
    }

    package var focusID: FocusID? {
        get { part.focusID }
        set { part.focusID = newValue }
    }

    /// The mark in which the number is written for the drawing of the control.
    package var mark: NumberMark? {
        get { part.mark }
        set { part.mark = newValue }
    }

    package var buttonRole: ButtonRole? {
        get { part.buttonRole }
        set { part.buttonRole = newValue }
    }

    package var frame: CellRect {
        get { part.frame }
        set { part.frame = newValue }
    }

    /// Whether it has the focus for the keys alone.
    package var takesKeys: Bool {
        get { part.takesKeys }
        set { part.takesKeys = newValue }
    }

    /// The element that was laid out for it. Around that are the parts of the page in which it stands.
    @MainActor
    package var source: ViewElement? {
        get { part.source?.element }
        set { part.source = newValue?.reference }
    }

    /// The words that stand in a field as long as it is empty.
    package var prompt: String? {
        get { part.prompt }
        set { part.prompt = newValue }
    }

    /// The value in the form of a number or a date, where it has one.
    package var form: ValueForm? {
        get { part.form }
        set { part.form = newValue }
    }

    /// The words that say what comes of it, where the name does not.
    package var hint: String? {
        get { part.hint }
        set { part.hint = newValue }
    }

    /// Whether it is drawn in no colour: it can name what it is the label of, and is not read by itself.
    var isUnseen: Bool {
        get { part.isUnseen }
        set { part.isUnseen = newValue }
    }

    /// Whether its words change, or others come, while somebody listens.
    package var isLive: Bool {
        get { part.isLive }
        set { part.isLive = newValue }
    }

    /// The meaning of a field's text, where it has been said.
    package var contentType: UITextContentType? {
        get { part.contentType }
        set { part.contentType = newValue }
    }

    /// The value of the page to which a link leads, where it has one.
    package var destination: AnyHashable? {
        get { part.destination }
        set { part.destination = newValue }
    }

    /// The names of the further actions, which are swipe actions, a context menu, delete and move.
    public var actions: [String] { furtherActions.map(\.name) }

    /// Whether the element can be pressed, takes a value or has further actions.
    public var isActionable: Bool { part.press != nil || part.set != nil || !part.furtherActions.isEmpty }
    /// What moves the row by so many rows, where it can be moved.
    package var shift: (@MainActor (Int) -> Void)? { part.furtherActions.lazy.compactMap(\.shift).first }
    package var canHaveFocus: Bool { (isActionable || part.takesKeys) && part.isEnabled && part.focusID != nil }
}

/// The number that something on the screen carries in the lines front; nil where nothing can be done with it now.
package final class NumberMark {
    @exclusivity(unchecked) package var ref: Int?

    package init() {}
}

/// A key that edits text.
package enum TextKey {
    case insert(String)
    case deleteBackward
}

/// The elements of a screen in reading order.
public struct SemanticTree {
    /// The elements, from the first to the last.
    public package(set) var elements: [SemanticElement] = []
    /// The windows over long content, of which `more` and `less` show other parts.
    package var scrollers: [any Scroller] = []
    /// The places of lists and scroll views, also of those that show all they have, the inner ones first.
    package var panes: [CellRect] = []

    package init() {}

    package mutating func add(_ element: SemanticElement) {
        elements.append(element)
    }

    /// Notes what the elements from an index on were made for, where nothing inside has said so.
    @MainActor
    package mutating func attribute(from first: Int, to source: ViewElement) {
        for index in elements.indices.dropFirst(first) where elements[index].source == nil {
            elements[index].source = source
        }
    }

    /// Returns the elements that `content` adds, apart.
    @MainActor
    package static func of(_ content: ViewElement) -> [SemanticElement] {
        var tree = SemanticTree()
        content.describe(&tree)
        return tree.elements
    }

    /// The words of an element that is read as one.
    @MainActor
    package static func label(of content: [ViewElement]) -> String {
        label(content.flatMap { of($0) })
    }

    package static func label(_ elements: [SemanticElement]) -> String {
        if elements.count == 1, elements[0].value == nil { return elements[0].label }
        let isAllUnseen = elements.allSatisfy(\.isUnseen)
        return elements.filter { isAllUnseen || !$0.isUnseen }.map { element in
            guard let value = element.value, !value.isEmpty else { return element.label }
            return element.label.isEmpty ? value : "\(element.label) \(value)"
        }
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Numbers the elements that can be acted on now, from 1, and gives each control its number to draw.
    @MainActor
    package mutating func number() {
        elements.removeAll { $0.isUnseen }
        // What goes on below is asked for before what goes on beside.
        if scrollers.count > 1 { scrollers = scrollers.filter { !$0.isAcross } + scrollers.filter(\.isAcross) }
        var next = 1
        for index in elements.indices where elements[index].isActionable && elements[index].isEnabled {
            elements[index].ref = next
            elements[index].mark?.ref = next
            next += 1
        }
    }
}
