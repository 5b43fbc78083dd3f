/// A user of a demo clinic, whose password is no secret.
package struct DemoAccount: Hashable, Sendable {
    package let userName: String
    package let password: String

    package init(userName: String, password: String) {
        self.userName = userName
        self.password = password
    }
}
