/// The options of Apple's Foundation for writing files that Linux's lacks.
extension Data.WritingOptions {
    /// Writes to a file beside it first, as `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
    /// Encrypts the file while the device is locked: Linux leaves that to the file system.
    public static var completeFileProtection: Data.WritingOptions { [] }
    /// Encrypts the file while the device is locked, unless it is open: Linux leaves that to the file system.
    public static var completeFileProtectionUnlessOpen: Data.WritingOptions { [] }
    /// Encrypts the file until the device was first unlocked: Linux leaves that to the file system.
    public static var completeFileProtectionUntilFirstUserAuthentication: Data.WritingOptions { [] }
    /// Leaves the file as it is.
    public static var noFileProtection: Data.WritingOptions { [] }
}
