import PlainText
import TextUITerminal

/// How a program meets the person who runs it.
public struct FrontConfiguration: Sendable {
    public enum Front: String, CaseIterable, Sendable {
        case auto, terminal, lines, json, svg
    }

    public var front: Front
    /// The size of the screen, in cells.
    public var columns: Int
    public var rows: Int
    /// Whether to print the first settled frame and leave.
    public var once: Bool
    /// The commands of the front, in place of standard input.
    public var script: [String]?
    /// Whether a refused command ends the program with status 65.
    public var isStrict: Bool
    /// The path of a file that gets a line for each push, pop, present, dismiss, alert, progress and title.
    public var transcript: String?
    /// The language and region of Views and of `String(localized:)`; nil for the system's.
    public var locale: Locale?
    public var timeZone: TimeZone?
    /// How long a frame waits for the tasks that a command has started; a task that goes on for longer is taken for one
    /// that observes.
    public var patience: Duration

    public init(
        front: Front = .auto, columns: Int = 80, rows: Int = 24, once: Bool = false, script: [String]? = nil,
        isStrict: Bool = false, transcript: String? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil,
        patience: Duration = .seconds(10)
    ) {
        self.front = front
        self.columns = columns
        self.rows = rows
        self.once = once
        self.script = script
        self.isStrict = isStrict
        self.transcript = transcript
        self.locale = locale
        self.timeZone = timeZone
        self.patience = patience
    }

    /// What `TEXTUI_FRONT`, `TEXTUI_SIZE`, `TEXTUI_ONCE` and `TEXTUI_PATIENCE` say; else the terminal's size, else 80 by 24.
    ///
    /// - Throws: `ConfigurationError` naming the variable whose value is none that it takes.
    public static func environment(
        _ variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> FrontConfiguration {
        var configuration = FrontConfiguration()
        if let size = TerminalSize(of: 1) {
            configuration.columns = size.columns
            configuration.rows = size.rows
        }
        if let name = variables["TEXTUI_FRONT"], !name.isEmpty {
            guard let front = Front(rawValue: name) else {
                throw ConfigurationError("TEXTUI_FRONT is \"\(name)\"; it takes auto, terminal, lines, json or svg")
            }
            configuration.front = front
        }
        if let size = variables["TEXTUI_SIZE"], !size.isEmpty {
            (configuration.columns, configuration.rows) = try parseSize(size, name: "TEXTUI_SIZE")
        }
        configuration.once = ["1", "true", "yes"].contains(variables["TEXTUI_ONCE"] ?? "")
        if let patience = variables["TEXTUI_PATIENCE"], !patience.isEmpty {
            guard let seconds = Double(patience), (0.001...86_400).contains(seconds) else {
                throw ConfigurationError(
                    "TEXTUI_PATIENCE is \"\(patience)\"; it takes seconds from 0.001 to 86400, such as 10")
            }
            configuration.patience = .seconds(seconds)
        }
        return configuration
    }

    /// A size as it is written, columns first: `80x24`.
    ///
    /// - Parameter name: what the size was given as, for the error.
    public static func parseSize(_ text: String, name: String) throws -> (columns: Int, rows: Int) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let columns = parts[0], let rows = parts[1], (1...1000).contains(columns),
            (1...1000).contains(rows)
        else {
            throw ConfigurationError("\(name) is \"\(text)\"; write columns and rows from 1 to 1000, as in 80x24")
        }
        return (columns, rows)
    }

    public struct ConfigurationError: Error, CustomStringConvertible {
        public let description: String

        init(_ description: LocalizedStringKey) {
            self.description = printable(description.own)
        }
    }
}
