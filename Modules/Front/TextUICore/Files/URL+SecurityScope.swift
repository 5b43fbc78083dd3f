extension URL {
    /// Asks for access to a file that a person chose, and returns true: outside Apple's systems the system's rights
    /// alone decide who may read it.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Ends the access to a file that a person chose. Has no effect outside Apple's systems.
    public func stopAccessingSecurityScopedResource() {}
}
