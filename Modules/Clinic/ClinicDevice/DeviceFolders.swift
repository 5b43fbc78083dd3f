import Foundation

/// Where an app keeps its files on the device.
package struct DeviceFolders: Sendable {
    /// For the clinic's database, which nobody but the app sees.
    let support: URL
    /// For what people take elsewhere.
    let documents: URL

    package init(support: URL, documents: URL) {
        self.support = support
        self.documents = documents
    }

    /// The app's own Application Support and Documents.
    package static func standard() throws -> DeviceFolders {
        func folder(_ directory: FileManager.SearchPathDirectory) throws -> URL {
            try FileManager.default.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: true)
        }
        return DeviceFolders(
            support: try folder(.applicationSupportDirectory), documents: try folder(.documentDirectory))
    }
}
