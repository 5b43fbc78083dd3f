/// How the app begins.
package struct RootParameters: Hashable, Codable, Sendable {
    /// A link to open after signing in, as it was given.
    package var link: String?
    /// Whether to go on where the user last was.
    package var resumes: Bool
    /// After which time without input the screen locks; nil for never.
    package var lockDelay: Duration?

    package init(link: String? = nil, resumes: Bool = false, lockDelay: Duration? = nil) {
        self.link = link
        self.resumes = resumes
        self.lockDelay = lockDelay
    }

    package static let mock = RootParameters()
}
