import Foundation

/// A principal who has signed in.
package struct Session: Hashable, Codable, Sendable {
    package let principal: Principal
    package let userName: String
    /// The person's name.
    package let name: String
    /// A secret by which the session can be resumed.
    package let token: String
    package let expires: Date

    package init(principal: Principal, userName: String, name: String, token: String, expires: Date) {
        self.principal = principal
        self.userName = userName
        self.name = name
        self.token = token
        self.expires = expires
    }
}
