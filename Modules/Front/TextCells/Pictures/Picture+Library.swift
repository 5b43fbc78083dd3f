import SystemLibraries

extension Picture {
    typealias Library = SystemLibrary
}

extension SystemLibrary {
    /// The library for a format of pictures.
    static func of(_ format: Picture.Format) -> SystemLibrary? {
        load(
            [format.library.file], package: format.library.package,
            without: "\(format.rawValue) pictures are not shown")
    }
}
