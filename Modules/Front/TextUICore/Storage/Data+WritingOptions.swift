extension Data.WritingOptions {
    /// Writes to a file beside it first, as `atomic`: its older name, which Foundation lacks on Linux.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
