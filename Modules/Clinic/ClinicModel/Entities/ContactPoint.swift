/// A way to reach somebody.
package struct ContactPoint: Hashable, Codable, Sendable {
    package enum System: String, Hashable, Codable, Sendable, CaseIterable {
        case phone, fax, email, pager, url, sms, other
    }

    package var system: System?
    package var value: String

    package init(system: System? = nil, value: String) {
        self.system = system
        self.value = value
    }
}
