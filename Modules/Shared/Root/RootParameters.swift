/// How the app begins.
package struct RootParameters: Hashable, Codable, Sendable {
    /// A link to open after signing in, as it was given.
    package var link: String?
    /// Whether to go on where the user last was.
    package var resumes: Bool

    package init(link: String? = nil, resumes: Bool = false) {
        self.link = link
        self.resumes = resumes
    }

    package static let mock = RootParameters()
}
