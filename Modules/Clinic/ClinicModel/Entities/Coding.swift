/// One code of one code system.
package struct Coding: Hashable, Codable, Sendable {
    package var system: String?
    package var code: String?
    package var display: String?

    package init(system: String? = nil, code: String? = nil, display: String? = nil) {
        self.system = system
        self.code = code
        self.display = display
    }
}
