import Synchronization

/// The colours of asset catalogues by their names.
enum CatalogueColors {
    private struct Key: Hashable {
        let folder: String
        let name: String
    }

    private static let known = Mutex<[Key: Color?]>([:])

    static func color(_ name: String, in bundle: Bundle?) -> Color? {
        guard let folder = (bundle ?? .main).resourcePath, !name.isEmpty else { return nil }
        let key = Key(folder: folder, name: name)
        if let known = known.withLock({ $0[key] }) { return known }
        let color = found(key)
        known.withLock { $0[key] = .some(color) }
        return color
    }

    private static func found(_ key: Key) -> Color? {
        let folder = URL(fileURLWithPath: key.folder, isDirectory: true)
        guard let set = AssetCatalogue.set(key.name, "colorset", in: folder),
            let contents: Contents = AssetCatalogue.contents(of: set)
        else { return nil }
        func color(_ look: String?) -> Color? {
            contents.colors.lazy.filter { $0.look == look }.compactMap { $0.color?.color(named: key.name) }.first
        }
        guard let plain = color(nil) ?? color("light") else { return nil }
        guard let dark = color("dark") else { return plain }
        return Color(light: color("light") ?? plain, dark: dark, key.name)
    }

    private struct Contents: Decodable {
        struct Entry: Decodable {
            let color: Definition?
            let appearances: [AssetCatalogue.Appearance]?

            /// Nil for any; contrast and the like are not told apart.
            var look: String? { appearances?.map(\.value).joined(separator: " ") }
        }
        let colors: [Entry]
    }

    private struct Definition: Decodable {
        /// Each from 0 to 1, as text such as `0.25`, `64` or `0x40`.
        let components: [String: String]?
        /// A colour of the system, such as `systemBlueColor`.
        let reference: String?

        func color(named name: String) -> Color? {
            if let reference { return Color.system[Self.plain(reference)] }
            guard let components else { return nil }
            let opacity = components["alpha"].flatMap(Self.part) ?? 1
            if let white = components["white"].flatMap(Self.part) {
                return Color(white: white, opacity: opacity).called(name)
            }
            guard let red = components["red"].flatMap(Self.part), let green = components["green"].flatMap(Self.part),
                let blue = components["blue"].flatMap(Self.part)
            else { return nil }
            return Color(red: red, green: green, blue: blue, opacity: opacity).called(name)
        }

        private static func plain(_ reference: String) -> String {
            var name = Substring(reference.lowercased())
            if name.hasPrefix("system") { name = name.dropFirst("system".count) }
            if name.hasSuffix("color") { name = name.dropLast("color".count) }
            return String(name)
        }

        private static func part(_ text: String) -> Double? {
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
    }
}
