/// Remembers how a user last chose to see something, for another time.
package struct ChoiceKeeper: Sendable {
    /// What was chosen last; nil if none is known.
    package let load: @Sendable (_ choice: String) -> String?
    package let save: @Sendable (_ value: String, _ choice: String) throws -> Void

    package init(
        load: @escaping @Sendable (_ choice: String) -> String?,
        save: @escaping @Sendable (_ value: String, _ choice: String) throws -> Void
    ) {
        self.load = load
        self.save = save
    }

    /// Remembers nothing.
    package static let none = ChoiceKeeper(load: { _ in nil }, save: { _, _ in })
}
