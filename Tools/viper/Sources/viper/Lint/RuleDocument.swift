/// The rules in words.
enum RuleDocument {
    static func explanation(of rule: Rule) -> String {
        """
        \(rule.id): \(rule.title)

        Why: \(rule.why)
        What to do: \(rule.advice)
        Dialects: \(dialects(of: rule))

        Bad:

        \(rule.bad.indented)

        Good:

        \(rule.good.indented)
        """
    }

    private static func dialects(of rule: Rule) -> String {
        Dialect.allCases.filter(rule.dialects.contains).map(\.rawValue).joined(separator: ", ")
    }

    /// All rules as a document.
    static var text: String {
        let head = """
            # Lint rules

            <!-- Written by `make rules`. -->

            What `viper lint` holds a repository against. A finding that is meant is ignored by a comment above its line, with
            its reason: `// viper:ignore V007 because …`.

            | rule | |
            | --- | --- |

            """
        let table = Rule.all.map { "| [\($0.id)](#\($0.id.lowercased())) | \($0.title) |" }.joined(separator: "\n")
        let sections = Rule.all.map { rule in
            """
            ## \(rule.id)

            \(rule.title) \(rule.why)

            \(rule.advice)

            Dialects: \(dialects(of: rule))

            Bad:

            ```swift
            \(rule.bad)
            ```

            Good:

            ```swift
            \(rule.good)
            ```

            """
        }
        return head + table + "\n\n" + sections.joined(separator: "\n")
    }
}

extension String {
    fileprivate var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }
}
