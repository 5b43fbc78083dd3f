import Yams

extension Configuration {
    /// Reads `viper.yml`. Throws a `ToolError` that says what is wrong and where.
    init(yaml text: String) throws {
        let root: Node?
        do {
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw ToolError("\(Self.fileName):\(Self.words(error)).", advice: "Mend the YAML there.")
        }
        guard let root else {
            throw ToolError("\(Self.fileName) is empty.", advice: "Say which folders hold scenes, or remove the file.")
        }
        let table = try Table(
            root, in: Self.fileName,
            keys: [
                "shared", "audiences", "apps", "modules", "excludes", "map", "templates", "tests", "gateways", "access",
                "alike", "dialect", "roles", "rules", "imports",
            ])
        shared = try table["shared"].map { try Self.place($0, named: "shared") }
        audiences =
            try table.table("audiences")?.map { name, node in
                guard SwiftName.isIdentifier(name) else {
                    throw table.error("the audience “\(name)” cannot be the name of a method", at: node)
                }
                return Audience(name: name, place: try Self.place(node, named: name))
            } ?? []
        guard shared != nil || !audiences.isEmpty else {
            throw ToolError(
                "\(Self.fileName) names neither a shared folder nor an audience.",
                advice: "Say where the scenes are: “audiences: {app: Sources/App}”.")
        }
        apps = try table.strings("apps") ?? []
        excludes = try table.strings("excludes") ?? []
        map = try table.string("map") ?? map
        imports = try table.string("imports")
        templates = try table.string("templates")
        tests = try table.string("tests")
        gateways = try table.string("gateways")
        alike = try table.string("alike").map { text in
            guard let number = Int(text), (0...100).contains(number) else {
                throw ToolError("\(Self.fileName): alike is “\(text)”.", advice: "It can be from 0 to 100.")
            }
            return number
        }
        dialect = try table.string("dialect").map(Self.dialect)
        for (name, node) in try table.table("roles") ?? [] {
            guard let role = Role(rawValue: name) else { throw table.error("“\(name)” is no role", at: node) }
            guard let words = node.sequence?.compactMap(\.string), words.count == node.sequence?.count,
                !words.contains("")
            else { throw table.error("the words for \(name) are no list of texts", at: node) }
            roles[role] = words
        }
        rules = try RuleSettings(table.table("rules") ?? [])
        access = try table.string("access") ?? access
        guard ["internal", "package", "public"].contains(access) else {
            throw ToolError(
                "\(Self.fileName): access is “\(access)”.", advice: "It can be internal, package or public.")
        }
        for (name, node) in try table.table("modules") ?? [] {
            let module = try Table(node, in: Self.fileName, keys: ["path", "uses", "alone"])
            guard let path = try module.string("path") else { throw module.error("\(name) has no path", at: node) }
            modules[name] = Module(
                path: path.asFolder, uses: try module.strings("uses"), alone: try module.strings("alone") ?? [])
        }
        let known = Set(modules.keys).union(places.map(\.module))
        for (name, module) in modules.sorted(by: { $0.key < $1.key }) {
            for used in module.uses ?? [] where !known.contains(used) {
                throw ToolError(
                    "\(Self.fileName): \(name) uses \(used), which is none of the modules.",
                    advice: "Name it under “modules”; what is not the repository's own needs no mention.")
            }
        }
        for audience in audiences where audiences.count(where: { $0.prefix == audience.prefix }) > 1 {
            throw ToolError(
                "\(Self.fileName): more than one audience’s types would begin with \(audience.prefix).",
                advice: "Call one of them otherwise.")
        }
        let folders =
            places.map(\.path) + apps + modules.values.map(\.path) + [tests, gateways, templates].compactMap(\.self)
            + rules.folders
        if let outside = folders.first(where: { $0.hasPrefix("/") || $0.split(separator: "/").contains("..") }) {
            throw ToolError(
                "\(Self.fileName): \(outside) is not within the repository.",
                advice: "Name folders from where \(Self.fileName) stands.")
        }
        for place in places where places.count(where: { $0.path == place.path }) > 1 {
            throw ToolError(
                "\(Self.fileName): \(place.path) is named for more than one place.",
                advice: "Each audience, and what they share, needs a folder of its own.")
        }
    }

    private static func dialect(_ text: String) throws -> Dialect {
        guard let dialect = Dialect(rawValue: text) else {
            throw ToolError(
                "\(fileName): dialect is “\(text)”.",
                advice: "It can be \(Dialect.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return dialect
    }

    private static func place(_ node: Node, named name: String) throws -> Place {
        if let path = node.string, node.mapping == nil {
            return Place(module: path.lastComponent, path: path.asFolder)
        }
        let table = try Table(node, in: fileName, keys: ["path", "module"])
        guard let path = try table.string("path") else { throw table.error("\(name) has no path", at: node) }
        return Place(module: try table.string("module") ?? path.lastComponent, path: path.asFolder)
    }

    private static func words(_ error: YamlError) -> String {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            "\(mark.line):\(mark.column): \(problem)"
        case .duplicatedKeysInMapping(let duplicates, let context):
            "\(context.mark.line): there is more than one \(duplicates.map { "“\($0)”" }.joined(separator: ", "))"
        default: " it is not YAML: \("\(error)".split(separator: "\n").first ?? "")"
        }
    }

    /// A mapping whose keys are known.
    private struct Table {
        private let mapping: Node.Mapping
        private let file: String

        init(_ node: Node, in file: String, keys: Set<String>) throws {
            self.file = file
            guard let mapping = node.mapping else {
                throw ToolError("\(file):\(node.line): a table is wanted here.", advice: "Write “key: value” lines.")
            }
            self.mapping = mapping
            for (key, _) in mapping where !keys.contains(key.string ?? "") {
                throw ToolError(
                    "\(file):\(key.line): “\(key.string ?? "?")” means nothing here.",
                    advice: "What can be said is \(keys.sorted().joined(separator: ", ")).")
            }
        }

        subscript(key: String) -> Node? { mapping[key] }

        func string(_ key: String) throws -> String? {
            guard let node = mapping[key] else { return nil }
            guard let text = node.string, !text.isEmpty else { throw error("\(key) is no text", at: node) }
            return text
        }

        func strings(_ key: String) throws -> [String]? {
            guard let node = mapping[key] else { return nil }
            if let sequence = node.sequence {
                return try sequence.map {
                    guard let text = $0.string else { throw error("\(key) is a list of texts", at: $0) }
                    return text
                }
            }
            throw error("\(key) is no list", at: node)
        }

        func table(_ key: String) throws -> [(String, Node)]? {
            guard let node = mapping[key] else { return nil }
            guard let table = node.mapping else { throw error("\(key) is no table", at: node) }
            return try table.map { key, value in
                guard let name = key.string else { throw error("a name is wanted", at: key) }
                return (name, value)
            }
        }

        func error(_ problem: String, at node: Node) -> ToolError {
            ToolError(
                "\(file):\(node.line): \(problem).",
                advice: "Documentation/Viper.md of Caduceus says what can stand there.")
        }
    }
}

extension Node {
    fileprivate var line: Int { mark?.line ?? 1 }
}

extension String {
    var lastComponent: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        let last = self[index(after: slash)...]
        return last.isEmpty ? split(separator: "/").last.map(String.init) ?? self : String(last)
    }

    /// Without a slash at the end or `./` at the beginning.
    var asFolder: String {
        var path = Substring(self)
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return String(path)
    }
}
