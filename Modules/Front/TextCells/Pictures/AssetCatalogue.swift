/// The sets of Xcode's asset catalogues, as folders that SwiftPM has copied.
package enum AssetCatalogue {
    /// A look that a picture or a colour is for, such as `dark`.
    package struct Appearance: Decodable { package let value: String }

    /// The set of that name, such as `leaf` or `icons/leaf`, in one of a folder's catalogues.
    ///
    /// - Parameter kind: The ending of its folder, such as `imageset`.
    package static func set(_ name: String, _ kind: String, in folder: URL) -> URL? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for catalogue in names.sorted() where catalogue.hasSuffix(".xcassets") {
            let root = folder.appendingPathComponent(catalogue, isDirectory: true)
            let plain = root.appendingPathComponent("\(name).\(kind)", isDirectory: true)
            if FileManager.default.fileExists(atPath: plain.path) { return plain }
            let last = "\((name as NSString).lastPathComponent).\(kind)"
            for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
            where (path as NSString).lastPathComponent == last {
                return root.appendingPathComponent(path, isDirectory: true)
            }
        }
        return nil
    }

    /// The contents of a set's `Contents.json`; nil where it cannot be read.
    package static func contents<Contents: Decodable>(of set: URL) -> Contents? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }
}
