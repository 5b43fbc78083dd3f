/// What is wrong with a resource, and at which element.
package struct ElementFault: Error, Hashable, Sendable {
    /// Such as `Patient.name[0].use`.
    package let element: String
    package let reason: String

    init(_ element: String, _ reason: String) {
        self.element = element
        self.reason = reason
    }
}
