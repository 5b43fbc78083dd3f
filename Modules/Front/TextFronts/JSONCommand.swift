import PlainText

/// The commands of the json front: an object a line.
enum JSONCommand {
    private static let names = [
        "press", "set", "type", "key", "back", "find", "more", "less", "refresh", "resize", "wait", "quit",
    ]

    static func parse(_ line: String) throws(CommandError) -> FrontCommand {
        guard !line.allSatisfy(\.isWhitespace) else { return FrontCommand(kind: .nothing) }
        let value: JSONValue
        do {
            value = try JSONParser.parse(line)
        } catch {
            throw CommandError(.badJSON, verbatim: "\(error.reason), at column \(error.column)")
        }
        guard let object = value.object else {
            throw CommandError(.badJSON, verbatim: "a command is one JSON object on a line, as {\"press\":1}")
        }
        return FrontCommand(kind: try kind(object), id: object["id"])
    }

    /// The id of a command that may not be one, so that its error can carry it.
    static func id(of line: String) -> JSONValue? {
        (try? JSONParser.parse(line))?["id"]
    }

    private static func kind(_ object: JSONObject) throws(CommandError) -> FrontCommand.Kind {
        let found = names.filter { object[$0] != nil }
        guard found.count == 1, let name = found.first, let value = object[name] else {
            let all = names.joined(separator: ", ")
            throw CommandError(
                .badCommand,
                verbatim: found.isEmpty
                    ? "there is no command here; there are \(all)"
                    : "one command a line, not \(found.joined(separator: " and "))")
        }
        switch name {
        case "press":
            let query = try query(value, name)
            guard let action = object["action"] else { return .press(query) }
            return .act(try text(action, "action"), query)
        case "set":
            guard let to = object["to"] else {
                throw CommandError(.badCommand, verbatim: "set needs a value: {\"set\":1,\"to\":\"text\"}")
            }
            return .set(try query(value, name), try plain(to))
        case "type": return .type(try text(value, name))
        case "key": return .key(try text(value, name))
        case "find": return .find(try text(value, name))
        case "resize":
            guard let size = value.array, size.count == 2, let columns = size[0].integer, let rows = size[1].integer,
                (1...1000).contains(columns), (1...1000).contains(rows)
            else {
                throw CommandError(.badValue, verbatim: "resize takes columns and rows from 1 to 1000, as [100,30]")
            }
            return .resize(columns: columns, rows: rows)
        case "wait":
            guard let milliseconds = value.integer, (0...600_000).contains(milliseconds) else {
                throw CommandError(.badValue, verbatim: "wait takes milliseconds from 0 to 600000")
            }
            return .wait(milliseconds: milliseconds)
        default: return try flag(name, value)
        }
    }

    private static func flag(_ name: String, _ value: JSONValue) throws(CommandError) -> FrontCommand.Kind {
        guard value == .bool(true) else { throw CommandError(.badValue, verbatim: "write {\"\(name)\":true}") }
        switch name {
        case "back": return .back
        case "more": return .more
        case "less": return .less
        case "refresh": return .refresh
        default: return .quit
        }
    }

    private static func query(_ value: JSONValue, _ name: String) throws(CommandError) -> ElementQuery {
        if let ref = value.integer { return .ref(ref) }
        if let label = value.string { return .label(label) }
        throw CommandError(.badValue, verbatim: "\(name) takes a number or a label")
    }

    private static func text(_ value: JSONValue, _ name: String) throws(CommandError) -> String {
        guard let text = value.string else { throw CommandError(.badValue, verbatim: "\(name) takes a string") }
        return text
    }

    /// A value to set: a string, or a number or a truth value as it would be typed.
    private static func plain(_ value: JSONValue) throws(CommandError) -> String {
        switch value {
        case .string(let text): return text
        case .number(let number): return number
        case .bool(let truth): return truth ? "on" : "off"
        case .null: return ""
        case .array, .object:
            throw CommandError(.badValue, verbatim: "a value is a string, a number, true, false or null")
        }
    }
}
