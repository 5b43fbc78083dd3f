extension Attachment {
    /// What kind of file it is, such as `a picture`; nil where that is not known.
    package var kindWords: Phrase? {
        guard let mediaType else { return nil }
        return switch mediaType.split(separator: "/").first {
        case "image": "a picture"
        case "audio": "a recording"
        case "video": "a film"
        default:
            switch mediaType {
            case "application/pdf": "PDF"
            case "text/html": "a web page"
            case "application/dicom": "DICOM"
            default: "\(mediaType)"
            }
        }
    }
}
