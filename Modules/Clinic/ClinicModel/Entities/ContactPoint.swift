/// A way to reach somebody.
package struct ContactPoint: Hashable, Codable, Sendable {
    package enum System: String, Hashable, Codable, Sendable, CaseIterable {
        case phone, fax, email, pager, url, sms, other
    }

    package enum Use: String, Hashable, Codable, Sendable, CaseIterable {
        case home, work, temp, old, mobile
    }

    package var system: System?
    package var value: String
    package var use: Use?

    package init(system: System? = nil, value: String, use: Use? = nil) {
        self.system = system
        self.value = value
        self.use = use
    }
}
