/// One code of one code system.
package struct Coding: Hashable, Codable, Sendable {
    package var system: String?
    package var code: String?
    package var display: String?
    /// Of `display`, by the codes of their languages: R4's extension `translation`.
    package var translations: [String: String]?

    package init(
        system: String? = nil, code: String? = nil, display: String? = nil, translations: [String: String]? = nil
    ) {
        self.system = system
        self.code = code
        self.display = display
        self.translations = translations
    }
}
