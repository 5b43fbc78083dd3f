import ClinicModel
import Foundation

extension Attachment {
    /// Its type and its size, such as `application/pdf · 20 kB`; nothing for a text, which is read.
    package var kindText: String {
        guard contentType?.hasPrefix("text/plain") != true else { return "" }
        return [contentType, size.map { $0.formatted(.byteCount(style: .file)) }].compactMap(\.self)
            .joined(separator: " · ")
    }
}
