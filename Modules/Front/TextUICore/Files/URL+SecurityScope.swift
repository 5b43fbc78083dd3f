extension URL {
    /// Asks for a file that a person chose. As Foundation's on Apple's systems: elsewhere the system's rights alone say
    /// who may read it, so it is always granted.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
