/// A violation as it is told.
struct Finding: Codable, Equatable {
    let rule: String
    let path: String
    let line: Int
    let column: Int
    let message: String
    let why: String
    let advice: String

    /// As compilers print it, and below it what to do.
    func text(in style: TextStyle) -> String {
        """
        \(style.bold("\(path):\(line):\(column):")) \(style.red("error:")) \(message) \(style.dim("[\(rule)]"))
            \(why)
            \(advice)
        """
    }
}
