/// The names that one file declares, and those that it uses.
struct FileNames: Sendable {
    struct Declaration: Sendable {
        enum Kind: Sendable { case type, global, member }

        let name: String
        let kind: Kind
        /// The type that a member or a nested type is declared in or for.
        let owner: String?
    }

    struct Use: Sendable {
        enum Kind: Sendable {
            /// A type, or whatever begins with a capital letter.
            case type
            /// A name that stands alone.
            case plain
            /// A name behind a point: of the type that is named there, or of some value.
            case member(of: String?)
        }

        let name: String
        let kind: Kind
        let position: Position
        /// The types around it, and those that are extended there.
        let enclosing: [String]

        /// What it is where `locals` are declared in the same body: nil if it is one of them.
        func beside(_ locals: Set<String>) -> Use? {
            switch kind {
            case .member(let owner?) where locals.contains(owner):
                Use(name: name, kind: .member(of: nil), position: position, enclosing: enclosing)
            case .member: self
            case .type, .plain: locals.contains(name) ? nil : self
            }
        }
    }

    /// Relative to the repository.
    let path: String
    /// Without those that no other file sees.
    var declarations: [Declaration] = []
    var uses: [Use] = []
    /// What stands for some type inside each type: generic parameters, associated types, types within.
    var inner: [String: Set<String>] = [:]
    /// What this file alone sees of its declarations.
    var own: Set<String> = []
    /// The labels of tuples, which stand behind a point as members do.
    var labels: Set<String> = []
}
