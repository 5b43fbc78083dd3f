extension String {
    /// Whether two texts are equal, in a time that says nothing of where they differ.
    package func isEqualInConstantTime(to other: String) -> Bool {
        let (one, other) = (Array(utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
