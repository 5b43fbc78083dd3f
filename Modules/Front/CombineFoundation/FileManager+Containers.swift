public import Foundation

extension FileManager {
    /// Returns the folder that a group's programs share, and makes it where it is missing. On Linux it is in the person's
    /// folder of files that programs keep; nil where it cannot be made.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        let folder = URL.applicationSupportDirectory.appending(path: "Group Containers").appending(
            path: groupIdentifier)
        guard !["", ".", ".."].contains(groupIdentifier), !groupIdentifier.contains("/"),
            (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil
        else { return nil }
        return folder
    }

    /// Returns nil: there is no iCloud on Linux.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
    /// Nil: nobody is signed in to iCloud on Linux.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}
