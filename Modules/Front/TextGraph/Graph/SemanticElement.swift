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
        /// Nil for words alone.
        @exclusivity(unchecked) var box: Box?

        init(_ part: Part, _ deeds: Deeds? = nil) {
            self.part = part
            box = deeds.map(Box.init)
        }
    }

    private final class Box {
        @exclusivity(unchecked) var deeds: Deeds

        init(_ deeds: Deeds) {
            self.deeds = deeds
        }
    }

    private struct Part {
        var role: Role
        var isUnseen = false
        var isEnabled = true
        var isFocused = false
        var isLive = false
        var region = Region.content
        /// An element may keep how it was described.
        var source: ElementReference?
        var label: String
        var frame: CellRect
        var value: String?
        var identifier: String?
    }

    /// What can be done with an element, and what is said of that. Most elements are words alone, and have none.
    private struct Deeds {
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
        var focusID: FocusID?
        var mark: NumberMark?
        var buttonRole: ButtonRole?
        var takesKeys = false
        var prompt: String?
        var form: ValueForm?
        var hint: String?
        var destination: AnyHashable?
        var contentType: UITextContentType?
        var typeSelection: String?
    }

    package init(_ role: Role, label: String, value: String? = nil, frame: CellRect) {
        known = Known(Part(role: role, label: label, frame: frame, value: value))
    }

    /// Creates words that were laid out as an element.
    @MainActor
    init(_ role: Role, label: String, of source: ViewElement, isUnseen: Bool) {
        known = Known(
            Part(role: role, isUnseen: isUnseen, source: source.reference, label: label, frame: source.frame))
    }

    private var part: Part {
        _read { yield known.part }
        _modify {
            makeUnique()
            yield &known.part
        }
    }

    /// The deeds to change: they are made where there are none.
    private var ownDeeds: Deeds {
        get { known.box?.deeds ?? Deeds() }
        _modify {
            makeUnique()
            let box = known.box ?? Box(Deeds())
            known.box = box
            yield &box.deeds
        }
    }

    /// Whether there is anything to it beyond words.
    package var isMoreThanWords: Bool { known.box != nil }

    private mutating func makeUnique() {
        if !isKnownUniquelyReferenced(&known) { known = Known(known.part, known.box?.deeds) }
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
        get { known.box?.deeds.ref }
        set { if isMoreThanWords || newValue != nil { ownDeeds.ref = newValue } }
    }

    /// The key that presses the element, such as `ctrl-s`; `nil` where it has none.
    public package(set) var shortcut: String? {
        get { known.box?.deeds.shortcut }
        set { if isMoreThanWords || newValue != nil { ownDeeds.shortcut = newValue } }
    }

    /// The words whose beginning, typed, leads to it; nil for those of its label.
    package var typeSelection: String? {
        get { known.box?.deeds.typeSelection }
        set { if isMoreThanWords || newValue != nil { ownDeeds.typeSelection = newValue } }
    }

    /// Whether it says that work goes on, and not how far that is.
    package var isWork: Bool { role == .progress && value == nil }

    package var furtherActions: [RowAction] {
        get { known.box?.deeds.furtherActions ?? [] }
        set { if isMoreThanWords || !newValue.isEmpty { ownDeeds.furtherActions = newValue } }
    }

    package var press: (@MainActor () -> Void)? {
        get { known.box?.deeds.press }
        set { if isMoreThanWords || newValue != nil { ownDeeds.press = newValue } }
    }

    package var set: (@MainActor (String) throws -> Void)? {
        get { known.box?.deeds.set }
        set { if isMoreThanWords || newValue != nil { ownDeeds.set = newValue } }
    }

    package var type: (@MainActor (TextKey) -> Void)? {
        get { known.box?.deeds.type }
        set { if isMoreThanWords || newValue != nil { ownDeeds.type = newValue } }
    }

    /// Choices that `set` takes by number or by name.
    package var options: [String]? {
        get { known.box?.deeds.options }
        set { if isMoreThanWords || newValue != nil { ownDeeds.options = newValue } }
    }

    package var submit: (@MainActor () -> Void)? {
        get { known.box?.deeds.submit }
        set { if isMoreThanWords || newValue != nil { ownDeeds.submit = newValue } }
    }

    /// The name of what `submit` does, as `submitLabel(_:)` gives it.
    package var submitLabel: String? {
        get { known.box?.deeds.submitLabel }
        set { if isMoreThanWords || newValue != nil { ownDeeds.submitLabel = newValue } }
    }

    /// Raises or lowers the value by so many steps.
    package var adjust: (@MainActor (Int) -> Void)? {
        get { known.box?.deeds.adjust }
        set { if isMoreThanWords || newValue != nil { ownDeeds.adjust = newValue } }
    }

    package var field: (any EditedField)? {
        get { known.box?.deeds.field }
        set { if isMoreThanWords || newValue != nil { ownDeeds.field = newValue } }
    }

    /// The part of the page that it stands in.
    package var region: Region {
        get { part.region }
        set { part.region = newValue }
    }

    package var focusID: FocusID? {
        get { known.box?.deeds.focusID }
        set { if isMoreThanWords || newValue != nil { ownDeeds.focusID = newValue } }
    }

    /// The mark in which the number is written for the drawing of the control.
    package var mark: NumberMark? {
        get { known.box?.deeds.mark }
        set { if isMoreThanWords || newValue != nil { ownDeeds.mark = newValue } }
    }

    package var buttonRole: ButtonRole? {
        get { known.box?.deeds.buttonRole }
        set { if isMoreThanWords || newValue != nil { ownDeeds.buttonRole = newValue } }
    }

    package var frame: CellRect {
        get { part.frame }
        set { part.frame = newValue }
    }

    /// Whether it has the focus for the keys alone.
    package var takesKeys: Bool {
        get { known.box?.deeds.takesKeys ?? false }
        set { if isMoreThanWords || newValue { ownDeeds.takesKeys = newValue } }
    }

    /// The element that was laid out for it. Around that are the parts of the page in which it stands.
    @MainActor
    package var source: ViewElement? {
        get { part.source?.element }
        set { part.source = newValue?.reference }
    }

    /// The words that stand in a field as long as it is empty.
    package var prompt: String? {
        get { known.box?.deeds.prompt }
        set { if isMoreThanWords || newValue != nil { ownDeeds.prompt = newValue } }
    }

    /// The value in the form of a number or a date, where it has one.
    package var form: ValueForm? {
        get { known.box?.deeds.form }
        set { if isMoreThanWords || newValue != nil { ownDeeds.form = newValue } }
    }

    /// The words that say what comes of it, where the name does not.
    package var hint: String? {
        get { known.box?.deeds.hint }
        set { if isMoreThanWords || newValue != nil { ownDeeds.hint = newValue } }
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
        get { known.box?.deeds.contentType }
        set { if isMoreThanWords || newValue != nil { ownDeeds.contentType = newValue } }
    }

    /// The value of the page to which a link leads, where it has one.
    package var destination: AnyHashable? {
        get { known.box?.deeds.destination }
        set { if isMoreThanWords || newValue != nil { ownDeeds.destination = newValue } }
    }

    /// The names of the further actions, which are swipe actions, a context menu, delete and move.
    public var actions: [String] { furtherActions.map(\.name) }

    /// Whether the element can be pressed, takes a value or has further actions.
    public var isActionable: Bool {
        guard let box = known.box else { return false }
        return box.deeds.press != nil || box.deeds.set != nil || !box.deeds.furtherActions.isEmpty
    }
    /// What moves the row by so many rows, where it can be moved.
    package var shift: (@MainActor (Int) -> Void)? { furtherActions.lazy.compactMap(\.shift).first }
    package var canHaveFocus: Bool {
        isMoreThanWords && (isActionable || takesKeys) && part.isEnabled && focusID != nil
    }
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
    /// Those of the elements that are more than words, once all are numbered.
    package private(set) var controls: [SemanticElement] = []
    /// Whether one of them says that work goes on, once all are numbered.
    package private(set) var showsWork = false
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
        // What goes on below is asked for before what goes on beside.
        if scrollers.count > 1 { scrollers = scrollers.filter { !$0.isAcross } + scrollers.filter(\.isAcross) }
        var next = 1
        var holdsUnseen = false
        (controls, showsWork) = ([], false)
        for index in elements.indices {
            guard !elements[index].isUnseen else {
                holdsUnseen = true
                continue
            }
            if elements[index].isWork { showsWork = true }
            guard elements[index].isMoreThanWords else { continue }
            if elements[index].isActionable, elements[index].isEnabled {
                elements[index].ref = next
                elements[index].mark?.ref = next
                next += 1
            }
            controls.append(elements[index])
        }
        if holdsUnseen { elements.removeAll(where: \.isUnseen) }
    }
}
