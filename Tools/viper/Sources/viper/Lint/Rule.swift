/// A sentence of the architecture that can be checked.
struct Rule: Sendable {
    /// Such as `V007`.
    let id: String
    /// The sentence.
    let title: String
    /// Why it matters, in one line.
    let why: String
    /// What to do about a finding.
    let advice: String
    /// The schools that it speaks to.
    var dialects: Set<Dialect> = [.documents]
    /// Files that break it, each below a comment with its path.
    let bad: String
    /// The same in order.
    let good: String
    let check: @Sendable (LintContext) -> [Violation]

    static let all: [Rule] =
        (form + factory + parameters + interface + view + presenter + router + interactor + uiModel + sharing
        + navigation + imports + naming + layers).sorted { $0.id < $1.id }

    static func find(_ id: String) -> Rule? { all.first { $0.id == id.uppercased() } }
}

/// A place where a rule is broken.
struct Violation: Sendable {
    let file: Int
    let offset: Int
    /// What is wrong, as a sentence without a full stop.
    let message: String
    /// Whether a whole declaration lacks something, rather than that something stands there.
    var isOfDeclaration = false
}
