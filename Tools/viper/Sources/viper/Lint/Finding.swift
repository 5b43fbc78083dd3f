/// A violation as it is told.
struct Finding: Codable, Equatable {
    let rule: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let why: String
    let advice: String
    var level = RuleSettings.Level.error

    /// As compilers print it, and below it what to do.
    func text(in style: TextStyle) -> String {
        let place = style.bold("\(path):\(line):\(column):")
        let word = level == .error ? style.red("error:") : style.yellow("\(level.rawValue):")
        return """
            \(place) \(word) \(message) \(style.dim("[\(rule)]"))
                \(why)
                \(advice)
            """
    }
}
