/// Where one signs in.
package struct SignInEntity: Hashable, Sendable {
    /// The name of the app.
    package let title: String
    /// A user to try the app with; only in a demo clinic.
    package let demo: DemoAccount?

    package init(title: String, demo: DemoAccount?) {
        self.title = title
        self.demo = demo
    }
}

/// A user of a demo clinic, whose password is no secret.
package struct DemoAccount: Hashable, Sendable {
    package let userName: String
    package let password: String

    package init(userName: String, password: String) {
        self.userName = userName
        self.password = password
    }
}
