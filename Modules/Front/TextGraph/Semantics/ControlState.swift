/// The state of a control at one moment.
package struct ControlState {
    var role: SemanticElement.Role
    package var value: String?
    /// The text shown for the value, where that differs: dots for a password, a prompt for nothing.
    package var shownValue: String?
    package var valueIsPrompt = false
    /// The value as a number or a date, with its bounds.
    package var form: ValueForm?
    /// Whether the value is told, and not drawn.
    package var hidesValue = false
    /// The mark of something that is on or off.
    package var isOn: Bool?
    /// Whether the label is written before the value.
    var showsLabel = true
    package var label: String?
    package var press: (@MainActor () -> Void)?
    package var set: (@MainActor (String) throws -> Void)?
    package var type: (@MainActor (TextKey) -> Void)?
    package var options: [String]?
    package var submit: (@MainActor () -> Void)?
    package var adjust: (@MainActor (Int) -> Void)?
    /// The choices that a screen shows beside each other.
    package var segments: Segments?
    /// The text that keys edit, where there is one.
    package var content: FieldContent?
    /// The fewest and the most lines that a text of several lines has on a screen.
    package var lines = 1...Int.max
    package var buttonRole: ButtonRole?
    package var isDisabled = false
    /// The value of the page to which it leads.
    package var destination: AnyHashable?
    /// Whether it is a view that was made a button by a gesture.
    package var isTap = false
    package var actions: [RowAction] = []

    package init(_ role: SemanticElement.Role) {
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
    package mutating func allowTyping() {
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
