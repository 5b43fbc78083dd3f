/// The text behind a field.
struct FieldContent {
    let get: @MainActor () -> String
    let set: @MainActor (String) throws -> Void
    /// Whether it is taken over when it is complete, not with every key: a number, a date.
    var isDraft = false
    var hasLines = false
    /// Whether it shows its value in a way of its own until something is typed.
    var isClosed = false
    var isSecret = false
}
