import Foundation

/// Reads the public declarations of a file that swift-format has brought into form: what is declared at the top level
/// begins a line, what is declared in an extension is four columns in.
struct Scanner {
    private let lines: [String]

    init(_ text: String) {
        lines = text.components(separatedBy: "\n")
    }

    func scan(into table: inout Table) {
        var scope = ""
        for (index, line) in lines.enumerated() {
            if let first = line.first, first.isLetter || first == "@" {
                scope = line.hasPrefix("extension ") ? extended(line) : ""
                if line.hasPrefix("extension "),
                    line.range(of: #": (View|.*, View)\b"#, options: .regularExpression) != nil,
                    !scope.hasPrefix("_")
                {
                    table.add(scope, of: .view)
                }
                if let (kind, name) = type(in: line) {
                    let isWrapper = index > 0 && lines[max(0, index - 2)..<index].contains("@propertyWrapper")
                    table.add(name, of: isWrapper ? .wrapper : kind)
                }
            } else if line.hasPrefix("    "), !line.hasPrefix("     ") {
                member(line, at: index, scope, &table)
            }
        }
    }

    private func extended(_ line: String) -> String {
        String(line.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    }

    private func type(in line: String) -> (Table.Kind, String)? {
        guard line.contains("public ") || line.contains("open ") else { return nil }
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.map(String.init)
        for (keyword, kind): (String, Table.Kind) in [
            ("protocol", .protocol), ("struct", .type), ("enum", .type), ("class", .type), ("func", .function),
        ] {
            guard let index = words.firstIndex(of: keyword), index + 1 < words.count else { continue }
            let name = words[index + 1]
            guard !name.hasPrefix("_") else { return nil }
            let rest = line.components(separatedBy: name).dropFirst().joined(separator: name)
            let inherits = rest.components(separatedBy: " where ")[0].components(separatedBy: ":").last ?? ""
            let isView =
                kind == .type
                && inherits.range(of: #"\bView\b|Shape\b|_GradientView\b"#, options: .regularExpression) != nil
            return (isView && !rest.contains("View>(") ? .view : kind, name)
        }
        return nil
    }

    private func member(_ line: String, at index: Int, _ scope: String, _ table: inout Table) {
        let text = line.trimmingCharacters(in: .whitespaces)
        switch scope {
        case "View":
            guard text.contains("public func "), let name = name(after: "func ", in: text) else { return }
            table.add(name, of: hasEffect(from: index) ? .modifier : .withoutEffect)
            table.add(form: "(\(labels(from: index, of: name)))", of: name)
        case "EnvironmentValues":
            guard text.hasPrefix("public"), let name = name(after: "var ", in: text) else { return }
            table.add(name, of: .environment)
        default: break
        }
    }

    private func name(after keyword: String, in text: String) -> String? {
        guard let range = text.range(of: keyword) else { return nil }
        let name = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty || name.hasPrefix("_") ? nil : String(name)
    }

    /// A modifier whose body is `self` leaves the view as it is.
    private func hasEffect(from index: Int) -> Bool {
        var declaration = ""
        for line in lines[index...] {
            declaration += line.trimmingCharacters(in: .whitespaces) + " "
            if line.hasPrefix("    }") || (line.hasSuffix("}") && !line.hasSuffix("{}")) { break }
        }
        return !declaration.trimmingCharacters(in: .whitespaces).hasSuffix("{ self }")
    }

    /// The labels of a function's parameters, such as `_:isPresented:`.
    private func labels(from index: Int, of name: String) -> String {
        let declaration = lines[index...].joined(separator: " ")
        guard let start = declaration.range(of: "func \(name)") else { return "" }
        var depth = 0
        var generics = 0
        var labels = ""
        var label: String? = ""
        var previous: Character = " "
        for character in declaration[start.upperBound...] {
            if depth == 0 {
                // A list of generic parameters stands before that of parameters.
                if character == "<" { generics += 1 } else if character == ">" { generics -= 1 }
                if character == "(", generics == 0 { depth = 1 }
                continue
            }
            switch character {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where previous != "-": depth -= 1
            default: break
            }
            previous = character
            if depth == 0 { break }
            if depth == 1, character == "," { label = "" }
            guard let read = label, depth == 1 else { continue }
            if character == " " || character == ":" {
                // An attribute stands before the label.
                if read.isEmpty || read.hasPrefix("@") {
                    label = read.isEmpty ? read : ""
                } else {
                    labels += read + ":"
                    label = nil
                }
            } else if character != "," {
                label = read + String(character)
            }
        }
        return labels
    }
}
