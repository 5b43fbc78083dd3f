extension ColorDepth {
    /// What the environment asks for: NO_COLOR before CLICOLOR_FORCE before CLICOLOR, each in effect when it is set and
    /// not empty; then what TERM and COLORTERM say of the terminal. Where there is no terminal there are no colours,
    /// unless they are forced.
    package init(environment: [String: String], isTerminal: Bool) {
        let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0.lowercased() } }
        let forced = value("CLICOLOR_FORCE").map { $0 != "0" } ?? false
        let terminal = value("TERM") ?? "dumb"
        guard value("NO_COLOR") == nil, forced || isTerminal && value("CLICOLOR") != "0" else {
            self = .none
            return
        }
        if terminal == "dumb" {
            self = forced ? .ansi16 : .none
        } else if ["truecolor", "24bit"].contains(value("COLORTERM")) || terminal.hasSuffix("-direct") {
            self = .truecolor
        } else if terminal.contains("256color") || value("COLORTERM") != nil {
            self = .ansi256
        } else {
            self = .ansi16
        }
    }
}
