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
        let components: [String: Part]?
        /// A colour of the system, such as `systemBlueColor`.
        let reference: String?

        func color(named name: String) -> Color? {
            if let reference { return Self.system(Self.plain(reference)) }
            guard let components else { return nil }
            let opacity = components["alpha"].flatMap { Double($0.text) } ?? 1
            if let white = components["white"]?.share {
                return Color(white: white, opacity: opacity).called(name)
            }
            guard let red = components["red"]?.share, let green = components["green"]?.share,
                let blue = components["blue"]?.share
            else { return nil }
            return Color(red: red, green: green, blue: blue, opacity: opacity).called(name)
        }

        /// The system's colour of a name, such as `blue` or `secondarylabel`; nil where there is none.
        private static func system(_ name: String) -> Color? {
            switch name {
            case "label": .primary
            case "secondarylabel", "tertiarylabel", "quaternarylabel", "placeholdertext": .secondary
            case "link": .blue
            case "separator", "opaqueseparator", "gray2", "gray3", "gray4", "gray5": .gray
            case "tint": .accentColor
            case "gray6": .clear
            default: name.hasSuffix("background") || name.hasSuffix("fill") ? .clear : Color.named[name]
            }
        }

        private static func plain(_ reference: String) -> String {
            var name = Substring(reference.lowercased())
            if name.hasPrefix("system") { name = name.dropFirst("system".count) }
            if name.hasSuffix("color") { name = name.dropLast("color".count) }
            return String(name)
        }
    }

    /// A part of a colour, as text such as `0.25`, `64` or `0x40`, or as a number.
    private struct Part: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = try (try? container.decode(String.self)) ?? "\(container.decode(Double.self))"
        }

        /// From 0 to 1.
        var share: Double? {
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
        }
    }
}
