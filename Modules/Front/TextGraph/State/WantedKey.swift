/// A key for which views give values only inside of one that asks.
package protocol WantedKey: PreferenceKey {
    /// Notes in an environment that a view around asks.
    static func want(in environment: inout EnvironmentValues)
}

/// The environment inside of a view that asks for the values of a key.
package struct WantingEnvironment {
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

    package init() {}

    /// Returns the environment with the wish, where the key needs one.
    package mutating func inner(_ outer: EnvironmentValues, _ key: any PreferenceKey.Type) -> EnvironmentValues {
        guard let key = key as? any WantedKey.Type else { return outer }
        if let known, known.outer.isIdentical(to: outer) { return known.inner }
        var inner = outer
        key.want(in: &inner)
        known = (outer, inner)
        return inner
    }
}
