/// A value that a control cannot take, in words for the person who gave it.
struct ControlError: Error {
    let message: String

    init(_ message: LocalizedStringKey) {
        self.message = message.own
    }

    init(verbatim message: String) {
        self.message = message
    }
}
