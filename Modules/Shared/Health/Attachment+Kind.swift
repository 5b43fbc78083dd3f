import ClinicModel
import Foundation

extension Attachment {
    /// What kind of file it is and its size, such as `PDF · 20 kB`; nothing for a text, which is read.
    package func kindText(in locale: Locale) -> String {
        guard mediaType != "text/plain" else { return "" }
        let size = size?.formatted(.byteCount(style: .file).locale(locale))
        return [kindWords?.localized, size].compactMap(\.self).joined(separator: " · ")
    }
}
