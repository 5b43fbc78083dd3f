import Foundation

/// The names of the sets of asset catalogues, and the source that declares them.
struct AssetSymbols {
    /// A part of a catalogue that cannot be read.
    struct Unreadable: Error, CustomStringConvertible {
        let description: String

        fileprivate static func named<Result>(_ url: URL, _ read: () throws -> Result) throws -> Result {
            do {
                return try read()
            } catch {
                throw Unreadable(description: "\(url.path) cannot be read: \(error)")
            }
        }
    }

    private enum Kind: String {
        case color = "ColorResource"
        case image = "ImageResource"

        init?(folder: URL) {
            switch folder.pathExtension {
            case "colorset": self = .color
            case "imageset", "symbolset": self = .image
            default: return nil
            }
        }

        /// A last word that says no more than the type, and is left out, as by Xcode.
        var suffix: String { self == .color ? "Color" : "Image" }
    }

    private struct Symbol {
        let kind: Kind
        /// The folders that provide a namespace, then the symbol, as identifiers.
        let path: [String]
        let asset: String
    }

    private var symbols: [Symbol] = []
    private var known: [String: String] = [:]
    /// Sentences about assets that get no name.
    private(set) var warnings: [String] = []

    /// Adds the sets of a catalogue, in the order of their names.
    ///
    /// - Throws: `Unreadable` of a folder, or of a `Contents.json`.
    mutating func add(_ catalogue: URL) throws {
        try add(catalogue, spaces: [], prefix: "")
    }

    private mutating func add(_ folder: URL, spaces: [String], prefix: String) throws {
        let names = try Unreadable.named(folder) { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
        for name in names.sorted() {
            let url = folder.appending(path: name)
            guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
            let stem = url.deletingPathExtension().lastPathComponent
            if let kind = Kind(folder: url) {
                add(kind, stem, spaces: spaces, prefix: prefix)
            } else if url.pathExtension.isEmpty {
                let isSpace = try Self.providesNamespace(url)
                try add(
                    url, spaces: isSpace ? spaces + [AssetName(stem).type] : spaces,
                    prefix: isSpace ? "\(prefix)\(stem)/" : prefix)
            }
        }
    }

    private mutating func add(_ kind: Kind, _ stem: String, spaces: [String], prefix: String) {
        guard let member = AssetName(stem, without: kind.suffix).member else {
            warnings.append("“\(prefix)\(stem)” gets no name: it has neither letters nor digits.")
            return
        }
        let path = spaces + [member]
        let key = ([kind.rawValue] + path).joined(separator: ".")
        if let other = known[key] {
            warnings.append(
                "“\(prefix)\(stem)” gets no name: “\(other)” is \(key) already. Call one of them otherwise.")
            return
        }
        known[key] = prefix + stem
        symbols.append(Symbol(kind: kind, path: path, asset: prefix + stem))
    }

    private static func providesNamespace(_ folder: URL) throws -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let isNamespace: Bool?
                enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        let file = folder.appending(path: "Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        let contents = try Unreadable.named(file) {
            try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
        }
        return contents.properties?.isNamespace == true
    }

    /// The source, for a target that imports SwiftUI, which brings UIKit along.
    var source: String {
        """
        // Made by the plug-in AssetSymbols from the asset catalogues of this target.
        import Foundation
        import SwiftUI

        """
            + resources(.color) + resources(.image)
            + uses(.color, in: "Color", as: "Color") { "Color(\($0))" }
            + uses(.color, in: "ShapeStyle where Self == Color", as: "Color") { "Color(\($0))" }
            + uses(.color, in: "UIColor", as: "UIColor") { "UIColor(resource: \($0))" }
            + uses(.image, in: "UIImage", as: "UIImage") { "UIImage(resource: \($0))" }
    }

    /// The resources of a kind, in a type for each namespace.
    private func resources(_ kind: Kind) -> String {
        let members = nested(symbols.filter { $0.kind == kind }) { symbol in
            let name = String(reflecting: symbol.asset)
            return "nonisolated static let \(symbol.path.last!) = \(kind.rawValue)(name: \(name), bundle: .module)"
        }
        return members.isEmpty ? "" : "extension \(kind.rawValue) {\n\(members)}\n"
    }

    /// Members of another type, which stand for the resources outside of namespaces that it has no member for.
    private func uses(_ kind: Kind, in type: String, as value: String, _ use: (String) -> String) -> String {
        let members = symbols.filter { $0.kind == kind && $0.path.count == 1 && !Self.taken.contains($0.path[0]) }
        guard !members.isEmpty else { return "" }
        return "extension \(type) {\n"
            + members.map { symbol in
                let name = symbol.path[0]
                return "nonisolated static var \(name): \(value) { \(use("\(kind.rawValue).\(name)")) }\n"
            }.joined()
            + "}\n"
    }

    private func nested(_ symbols: [Symbol], depth: Int = 0, _ declaration: (Symbol) -> String) -> String {
        var lines = ""
        for symbol in symbols where symbol.path.count == depth + 1 { lines += "\(declaration(symbol))\n" }
        let inner = symbols.filter { $0.path.count > depth + 1 }
        for (space, members) in Dictionary(grouping: inner, by: { $0.path[depth] }).sorted(by: { $0.key < $1.key }) {
            lines += "enum \(space) {\n\(nested(members, depth: depth + 1, declaration))}\n"
        }
        return lines
    }

    /// The colours that SwiftUI and UIKit have, and the other styles of SwiftUI.
    private static let taken: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "tint",
        "background", "foreground", "fill", "separator", "placeholder", "link", "selection", "label", "magenta",
        "darkGray", "lightGray",
    ]
}
