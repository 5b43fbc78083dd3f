import Foundation

/// A person's folders, which Apple's Foundation names on `URL`. On Linux they are where `FileManager` finds them, by the
/// XDG user directories.
extension URL {
    /// The folder of the person's documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder of files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder of files that programs keep for themselves.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder of what the person has loaded down.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    /// The folder of the person's desktop.
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    /// The folder of the person's films.
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    /// The folder of the person's music.
    public static var musicDirectory: URL { folder(.musicDirectory) }
    /// The folder of the person's pictures.
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    /// The folder that the person shares with others.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
    /// The folder of what the person has thrown away.
    public static var trashDirectory: URL { folder(.trashDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
}
