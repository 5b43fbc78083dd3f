import Synchronization

/// Pictures by their names: files of a bundle, and sets of its asset catalogues, which may hold SVG.
package enum PictureFiles {
    private struct Key: Hashable {
        let folder: String
        let name: String
        let isDark: Bool
    }

    private static let known = Mutex<[Key: ScaledPicture?]>([:])

    package static func picture(_ name: String, in bundle: Bundle?, isDark: Bool) -> ScaledPicture? {
        guard let folder = (bundle ?? .main).resourcePath, !name.isEmpty else { return nil }
        let key = Key(folder: folder, name: name, isDark: isDark)
        if let known = known.withLock({ $0[key] }) { return known }
        let picture = found(key)
        known.withLock { $0[key] = .some(picture) }
        return picture
    }

    private static func found(_ key: Key) -> ScaledPicture? {
        let folder = URL(fileURLWithPath: key.folder, isDirectory: true)
        let name = key.name as NSString
        let endings = name.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [name.pathExtension]
        for ending in endings {
            for scale in [1, 2, 3] {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                let file = folder.appendingPathComponent("\(name.deletingPathExtension)\(suffix).\(ending)")
                if let picture = ScaledPicture(file, scale: CGFloat(scale)) { return picture }
            }
        }
        return AssetCatalogue.set(key.name, "imageset", in: folder).flatMap { picture(of: $0, isDark: key.isDark) }
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            let filename: String?
            let scale: String?
            let appearances: [AssetCatalogue.Appearance]?
        }
        let images: [Image]
    }

    private static func picture(of set: URL, isDark: Bool) -> ScaledPicture? {
        guard let contents: Contents = AssetCatalogue.contents(of: set) else { return nil }
        func look(_ image: Contents.Image) -> String? { image.appearances?.first?.value }
        let wanted = contents.images.filter { $0.filename != nil && look($0) == (isDark ? "dark" : "light") }
        let plain = contents.images.filter { $0.filename != nil && look($0) == nil }
        for image in wanted + plain {
            guard let file = image.filename else { continue }
            let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
            let picture = ScaledPicture(set.appendingPathComponent(file), scale: CGFloat(scale))
            if let picture { return picture }
        }
        return nil
    }
}

/// A picture with how many of its pixels are a point.
package struct ScaledPicture: Equatable, Sendable {
    package let picture: Picture
    package let scale: CGFloat

    /// The pixels a point that vectors are drawn in: as many as the finest screens have.
    private static let vectorScale: CGFloat = 3

    package init(_ picture: Picture, scale: CGFloat) {
        self.picture = picture
        self.scale = scale > 0 ? scale : 1
    }

    package init?(_ file: URL, scale: CGFloat) {
        guard let data = try? Data(contentsOf: file) else { return nil }
        if file.pathExtension.lowercased() == "svg" {
            guard let picture = Picture.drawn(svg: data, pixelsAPoint: Self.vectorScale) else { return nil }
            self.init(picture, scale: Self.vectorScale)
        } else {
            guard let picture = Picture.decoded(data) else { return nil }
            self.init(picture, scale: scale)
        }
    }

    /// In points.
    package var size: CGSize {
        CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }

    package static func == (a: ScaledPicture, b: ScaledPicture) -> Bool {
        a.picture === b.picture && a.scale == b.scale
    }
}
