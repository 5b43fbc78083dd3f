import PlainText
import TextUITerminal

/// The way in which a program meets the person who runs it: its front, size, language and input.
public struct FrontConfiguration: Sendable {
    /// The front of a program.
    public enum Front: String, CaseIterable, Sendable {
        /// The full screen of a terminal, plain lines, JSON, or a picture; `auto` takes the terminal where there is
        /// one, else lines.
        case auto, terminal, lines, json, svg
    }

    /// The front; `auto` by default.
    public var front: Front
    /// The width of the screen in cells, 80 by default.
    public var columns: Int
    /// The height of the screen in cells, 24 by default.
    public var rows: Int
    /// Whether to print the first settled frame and end with status 0.
    public var once: Bool
    /// The commands of the front in place of standard input.
    public var script: [String]?
    /// Whether a refused command ends the program with status 65.
    public var isStrict: Bool
    /// The path of a file that gets a line for each push, pop, presentation, dismissal, alert, progress and title.
    public var transcript: String?
    /// The locale of views and of `String(localized:)`; nil for the system's.
    public var locale: Locale?
    /// The time zone of views; nil for the system's.
    public var timeZone: TimeZone?
    /// The time that a frame waits for the tasks that a command has started. A task that takes longer counts as one
    /// that observes.
    public var patience: Duration

    /// Creates a configuration. The defaults are those of a program without options.
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

    /// Returns the configuration that `TEXTUI_FRONT`, `TEXTUI_SIZE`, `TEXTUI_ONCE` and `TEXTUI_PATIENCE` (in seconds)
    /// name, with the terminal's size where no other is given, else 80 by 24.
    ///
    /// - Throws: `ConfigurationError` that names the variable and the values that it takes.
    public static func environment(
        _ variables: [String: String] = ProcessInfo.processInfo.environment
    ) throws -> FrontConfiguration {
        var configuration = FrontConfiguration()
        if let size = TerminalSize(of: 1) {
            configuration.columns = size.columns
            configuration.rows = size.rows
        }
        if let name = variables["TEXTUI_FRONT"], !name.isEmpty {
            configuration.front = try parseFront(name, name: "TEXTUI_FRONT")
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

    static func parseFront(_ text: String, name: String) throws -> Front {
        guard let front = Front(rawValue: text) else {
            throw ConfigurationError("\(name) is \"\(text)\"; it takes auto, terminal, lines, json or svg")
        }
        return front
    }

    /// Reads a size as it is written, columns first: `80x24`.
    ///
    /// - Parameters:
    ///   - text: The size as it is written.
    ///   - name: The option or variable that the size was given as, for the error.
    /// - Throws: `ConfigurationError` where it is no size, or one outside 1 to 1000.
    public static func parseSize(_ text: String, name: String) throws -> (columns: Int, rows: Int) {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let columns = parts[0], let rows = parts[1], (1...1000).contains(columns),
            (1...1000).contains(rows)
        else {
            throw ConfigurationError("\(name) is \"\(text)\"; write columns and rows from 1 to 1000, as in 80x24")
        }
        return (columns, rows)
    }

    /// The error of an option or variable with a value that it does not take.
    public struct ConfigurationError: Error, CustomStringConvertible {
        /// The name, the value, and the values that it takes, in the program's language.
        public let description: String

        init(_ description: LocalizedStringKey) {
            self.description = printable(description.own)
        }
    }
}
