/// The modules that TextUI is made of, by which its own types are told from a program's.
package enum OwnModules {
    private static let names: Set<Substring> = ["TextCells", "TextGraph", "TextUICore", "TextHost", "TextFronts"]

    /// Whether a type of that whole name, such as `TextGraph.Text`, is one of TextUI's own.
    package static func hold(_ name: some StringProtocol) -> Bool {
        names.contains(Substring(name.prefix { $0 != "." }))
    }
}
