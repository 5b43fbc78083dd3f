import Foundation

/// Why nothing of a file was taken.
package struct BundleRefusal: Error, Hashable, Sendable {
    package let file: String
    /// Which entry of the Bundle, from 0; nil where it is the file as a whole.
    package let entry: Int?
    /// Such as `Patient.birthDate`.
    package let element: String?
    package let reason: String

    init(file: String, entry: Int? = nil, element: String? = nil, reason: String) {
        self.file = file
        self.entry = entry
        self.element = element
        self.reason = reason
    }
}

extension BundleRefusal: LocalizedError {
    package var errorDescription: String? {
        [file, entry.map { "entry[\($0)]" }, element, reason].compactMap { $0 }.joined(separator: ": ")
    }
}
