/// What a user name has to be.
enum UserNameRule {
    /// In Unicode scalars, so that it is no more than 256 bytes.
    static let longest = 64

    /// `name` is in the form in which names are compared.
    static func check(_ name: String) throws(ClinicError) {
        guard !name.isEmpty else { throw .invalid("An account needs a user name.") }
        guard name.unicodeScalars.allSatisfy(isOfName) else {
            throw .invalid("A user name is one word, without blanks and control characters.")
        }
        guard isWithinBounds(name) else { throw .invalid("A user name has at most \(longest) characters.") }
    }

    /// Whether it can be anybody's.
    static func isWithinBounds(_ name: String) -> Bool {
        name.unicodeScalars.count <= longest
    }

    /// What is kept of a name with which somebody tries to sign in: all of it, or its beginning and a digest.
    static func abbreviated(_ name: String, digest: (String) throws -> String) rethrows -> String {
        guard !isWithinBounds(name) else { return name }
        let beginning = String(String.UnicodeScalarView(name.unicodeScalars.prefix(24)))
        return try "\(beginning)…\(digest(name).prefix(16))"
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        let isInvisible = [.control, .format, .surrogate, .unassigned].contains(scalar.properties.generalCategory)
        return !scalar.properties.isWhitespace && !isInvisible
    }
}
