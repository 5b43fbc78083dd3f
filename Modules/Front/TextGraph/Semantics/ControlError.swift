/// A value that a control cannot take, in words for the person who gave it.
package struct ControlError: Error {
    package let message: String

    package init(_ message: LocalizedStringKey) {
        self.message = message.own
    }

    package init(verbatim message: String) {
        self.message = message
    }
}
