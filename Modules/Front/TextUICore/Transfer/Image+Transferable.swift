import UniformTypeIdentifiers

extension Image: Transferable {
    /// A picture as PNG; PNG, JPEG and WebP are read. An image without pixels of its own, and bytes that are no picture,
    /// throw.
    @TransferRepresentationBuilder<Image>
    public static var transferRepresentation: _TransferForms<Image> {
        DataRepresentation(contentType: .png) { image in
            guard let png = image.picture?.picture.png else { throw CocoaError(.fileWriteUnknown) }
            return png
        } importing: {
            try Image(bytes: $0)
        }
        DataRepresentation(importedContentType: .image) { try Image(bytes: $0) }
    }

    private init(bytes: Data) throws {
        guard let picture = Picture.decoded(bytes) else { throw CocoaError(.fileReadCorruptFile) }
        self.init(ScaledPicture(picture, scale: 1))
    }
}
