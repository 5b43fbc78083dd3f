/// The state of a control at one moment.
struct ControlState {
    var role: SemanticElement.Role
    var value: String?
    /// The text shown for the value, where that differs: dots for a password, a prompt for nothing.
    var shownValue: String?
    var valueIsPrompt = false
    /// The value as a number or a date, with its bounds.
    var form: ValueForm?
    /// Whether the value is told, and not drawn.
    var hidesValue = false
    /// The mark of something that is on or off.
    var isOn: Bool?
    /// Whether the label is written before the value.
    var showsLabel = true
    var label: String?
    var press: (@MainActor () -> Void)?
    var set: (@MainActor (String) throws -> Void)?
    var type: (@MainActor (TextKey) -> Void)?
    var options: [String]?
    var submit: (@MainActor () -> Void)?
    var adjust: (@MainActor (Int) -> Void)?
    /// The choices that a screen shows beside each other.
    var segments: Segments?
    /// The text that keys edit, where there is one.
    var content: FieldContent?
    /// The fewest and the most lines that a text of several lines has on a screen.
    var lines = 1...Int.max
    var buttonRole: ButtonRole?
    var isDisabled = false
    /// The value of the page to which it leads.
    var destination: AnyHashable?
    /// Whether it is a view that was made a button by a gesture.
    var isTap = false
    var actions: [RowAction] = []

    init(_ role: SemanticElement.Role) {
        self.role = role
    }
}

extension ControlState {
    /// Whether a control in this state takes the same room as in the other.
    @MainActor
    func takesSameRoom(as other: ControlState) -> Bool {
        (shownValue ?? value) == (other.shownValue ?? other.value) && (isOn == nil) == (other.isOn == nil)
            && showsLabel == other.showsLabel && lines == other.lines && segments?.names == other.segments?.names
    }

    /// Lets the value be typed, for a control that shows it in a way of its own until then.
    @MainActor
    mutating func allowTyping() {
        guard let set else { return }
        let value = value ?? ""
        content = FieldContent(get: { value }, set: set, isDraft: true, isClosed: true)
    }

    /// Leaves the extent alone of the value, and of what is typed.
    mutating func hideContent() {
        if !valueIsPrompt { (value, shownValue) = (value?.redacted, shownValue?.redacted) }
        content?.isSecret = true
        form = nil
    }

    /// Whether it takes all the width that it is offered, as fields do.
    var fillsWidth: Bool { [.textField, .secureField, .textEditor].contains(role) }

    /// Whether the value stands in a column of its own, apart from the label.
    var hasValueColumn: Bool { self.set != nil && isOn == nil }
}
