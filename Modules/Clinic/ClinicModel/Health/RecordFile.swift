import Foundation

package struct RecordFile: Hashable, Codable, Sendable {
    /// A name to save it under, such as `record-42.json`.
    package let name: String
    package let contents: Data

    package init(name: String, contents: Data) {
        self.name = name
        self.contents = contents
    }
}
