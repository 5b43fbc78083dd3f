import ClinicModel
import Foundation

/// What is to be known of a clinic before anybody has signed in.
package struct ClinicInfo: Codable, Hashable, Sendable {
    /// The time in the clinic.
    package let now: Date
    package let isDemo: Bool

    package init(now: Date, isDemo: Bool) {
        self.now = now
        self.isDemo = isDemo
    }
}

package struct SignInRequest: Codable, Sendable {
    package let userName: String
    package let password: String
    package let role: Principal.Role

    package init(userName: String, password: String, role: Principal.Role) {
        self.userName = userName
        self.password = password
        self.role = role
    }
}

package struct ResumeRequest: Codable, Sendable {
    package let role: Principal.Role

    package init(role: Principal.Role) {
        self.role = role
    }
}
