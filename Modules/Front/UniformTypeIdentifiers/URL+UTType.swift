public import Foundation

extension URL {
    /// Returns the URL with a name appended, with the type's ending where the name does not have it yet.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(
            partialName.endingIn(contentType), isDirectory: contentType.conforms(to: .directory))
    }

    /// Appends a name, with the type's ending where the name does not have it yet.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with the type's ending, where its name does not have it yet.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        deletingLastPathComponent().appendingPathComponent(lastPathComponent, conformingTo: contentType)
    }

    /// Appends the type's ending, where the name does not have it yet.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension String {
    fileprivate func endingIn(_ type: UTType) -> String {
        let ending = (self as NSString).pathExtension
        if !ending.isEmpty, UTType(filenameExtension: ending)?.conforms(to: type) == true { return self }
        return type.preferredFilenameExtension.map { "\(self).\($0)" } ?? self
    }
}
