/// The part of a program's command line that is for its front: `--front`, `--size` and `--once`, each in the form
/// `--name value` or `--name=value`. Every program of an `App` or of an application's delegate takes them.
package struct LaunchArguments {
    /// The front's options by name; `--once` has no value.
    package private(set) var options: [String: String] = [:]
    /// All other arguments, in their order: they are the program's own. So is everything after `--`.
    package private(set) var others: [String] = []

    package init(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) throws {
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            if argument == "--" {
                others += [argument] + remaining
                return
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            switch parts[0] {
            case "--once" where parts.count == 1:
                options["--once"] = ""
            case "--front", "--size":
                guard let value = parts.count == 2 ? parts[1] : remaining.popFirst() else {
                    throw FrontConfiguration.ConfigurationError("a value lacks after \(parts[0])")
                }
                options[parts[0]] = value
            default:
                others.append(argument)
            }
        }
    }

    /// The URL that the program was started with: its first argument, where that is one, or the path of a file.
    package var link: URL? {
        guard let first = others.first else { return nil }
        if first.contains("://") { return URL(string: first) }
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: first, isDirectory: &isFolder)
        return isThere && !isFolder.boolValue ? URL(fileURLWithPath: first) : nil
    }

    /// What the environment says, and over it what these arguments say.
    ///
    /// - Throws: `FrontConfiguration.ConfigurationError` naming the option or variable whose value is none that it
    ///   takes.
    package func configuration() throws -> FrontConfiguration {
        var configuration = try FrontConfiguration.environment()
        if let front = options["--front"] {
            configuration.front = try FrontConfiguration.parseFront(front, name: "--front")
        }
        if let size = options["--size"] {
            (configuration.columns, configuration.rows) = try FrontConfiguration.parseSize(size, name: "--size")
        }
        if options["--once"] != nil { configuration.once = true }
        return configuration
    }
}
