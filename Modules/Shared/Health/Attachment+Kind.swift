import ClinicModel
import Foundation
import SwiftUI

extension Attachment {
    /// What kind of file it is and its size, such as `PDF · 20 kB`; nothing for a text, which is read.
    package func kindText(in locale: Locale) -> String {
        guard mediaType != "text/plain" else { return "" }
        let size = size?.formatted(.byteCount(style: .file).locale(locale))
        return [kind, size].compactMap(\.self).joined(separator: " · ")
    }

    private var kind: String? {
        guard let mediaType else { return nil }
        return switch mediaType.split(separator: "/").first {
        case "image": String(localized: "a picture")
        case "audio": String(localized: "a recording")
        case "video": String(localized: "a film")
        default:
            switch mediaType {
            case "application/pdf": "PDF"
            case "text/html": String(localized: "a web page")
            case "application/dicom": "DICOM"
            default: mediaType
            }
        }
    }
}
