import TextUICore

extension UIImage {
    /// Returns the picture in a size in points: scaled to fit, where it has pixels; else as it is.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return self }
        let factor = min(size.width / own.width, size.height / own.height)
        let fitting = CGSize(width: own.width * factor, height: own.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: fitting))
        }
    }

    /// Calls back with the picture in a size in points.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns the picture in a size in points.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    /// Returns the picture as it is: it is decoded already.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls back with the picture as it is: it is decoded already.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// Returns the picture as it is: it is decoded already.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
