/// A value that a control cannot take, in words for the person who gave it.
struct ControlError: Error {
    let message: String
}
