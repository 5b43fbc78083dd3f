extension ImageRenderer {
    /// The picture in pixels, drawn by librsvg and cairo (Debian's librsvg2-2); nil where they are not installed, and a
    /// line on standard error says so.
    public var cgImage: CGImage? { picture.map(CGImage.init) }
}
