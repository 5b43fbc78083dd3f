/// A business identifier: a value that is unique within its system.
package struct Identifier: Hashable, Codable, Sendable {
    package var system: String?
    package var value: String

    package init(system: String? = nil, value: String) {
        self.system = system
        self.value = value
    }
}
