import Foundation

/// The modules whose words are translated, and how their literals are told from other text.
struct WordsOfModules {
    struct Module: Sendable {
        /// Its folder in `Modules`.
        let folder: String
        let languages: [String]
        /// Whether every literal is words but those in `elsewhere`; else only those that stand after one of `places`.
        var isWordsByDefault = false
        /// What words stand after.
        var places: [String] = []
        /// Files of which every literal on its own is words.
        var files: [String] = []
        /// Further folders whose words stand in its catalogue.
        var further: [String] = []
        /// The module that has the words that it says as well.
        var others: String?
        /// What is no words all the same.
        var notWords: Set<String> = []
    }

    static let modules = [
        Module(
            folder: "Shared", languages: ["de", "ar"], isWordsByDefault: true,
            // The names of a picture and of a locale.
            notWords: ["stop", "en_001"]),
        Module(folder: "Patient", languages: ["de", "ar"], isWordsByDefault: true, others: "Shared"),
        Module(
            folder: "Doctor", languages: ["de"], isWordsByDefault: true, others: "Shared",
            // Parts of paths, and the name of a choice that is kept.
            notWords: ["availability", "appointments", "patients", "patient", "allergies"]),
        Module(
            folder: "Clinic/ClinicModel", languages: ["de", "ar"],
            places: [
                #"\.(invalid|notPossible|notAllowed|notFound)\(\s*$"#, #"(require\w+|checkedReason)\(to: $"#,
                #"authorize\(\w+, to: $"#, #"find\(id, $"#, #"\? $"#,
            ],
            files: [
                "ClinicError+Text.swift", "Moment+Text.swift", "AdministrativeGender.swift", "ActionRules.swift",
                "CancellationReason+Words.swift", "MessageDesk.swift", "LocalSignInGateway.swift",
                "VitalSign+Text.swift",
                "MedicationRequest+Text.swift", "Questionnaire+Check.swift", "Dosage+Text.swift",
                "ServiceRequest+Text.swift", "OrderChoice+Text.swift", "Coding+Known.swift",
                "RecordedText.swift", "AnswerValue.swift", "Observation+ValueText.swift", "RecordText.swift",
                "RecordLines.swift", "Attachment+Text.swift", "AuditEvent+Text.swift",
            ],
            // Beginnings of codes, an offset, kinds of files, and details of the audit trail and of what is recorded, which stay as they
            // were written.
            notWords: [
                "pat", "prov", "refused: sign in as %@", "signed in", "wrong password (%@), locked for %@ s", "signed",
                "signed other answers", "day", "bin", "UTC%@%@",
                "PDF", "txt",
            ]),
        Module(folder: "Clinic/ClinicStore", languages: ["de", "ar"], files: ["StoreError.swift"]),
        Module(
            folder: "Clinic/ClinicProgram", languages: ["de", "ar"], isWordsByDefault: true,
            // Names of files, of a setting and of what is open, a command, and details of the audit trail.
            notWords: [
                "administrator", "exported", "descriptor %@", "%@ --help", "path", "session", "choices",
                "XDG_DOWNLOAD_DIR=",
            ]),
        Module(
            folder: "Clinic/ClinicCommands", languages: ["de", "ar"], isWordsByDefault: true,
            // Endings of files, a code, what is typed, and help.
            notWords: [
                "json", "ics", "visit", ". What is unusual needs --unusual.",
                ". Any other is ordered by the name that you give it.",
                "“%@” is no measurement; write it such as pulse=72",
                "List who viewed or changed your record, latest first.",
                "List whose records you viewed or changed, latest first.",
                "List the results that were released to you in the last two weeks.",
                "List the results that wait for you to release them.",
                "mon tue wed thu fri sat sun",
            ]),
        Module(
            folder: "Clinic/ClinicFront", languages: ["de", "ar"], isWordsByDefault: true,
            // Help, and a module.
            notWords: ["Otherwise %@, else 10.", "SharedScenes"]),
        Module(
            folder: "Front/TextUICore", languages: ["de", "ar"],
            places: [
                #"own: $"#, #"LocalizedStringKey\($"#, #"(CommandError\(\s*\.\w+,|ControlError\()\s*$"#,
                #"ConfigurationError\(\s*$"#,
                #"(own: |CommandError\(|ControlError\()[^{}\n]*(\n[^{}\n]*){0,3}(\?|:|\?\?) $"#,
            ],
            files: ["KeyHelp.swift", "KeyHints.swift"],
            further: [
                "Front/TextCells", "Front/TextGraph", "Front/TextHost", "Front/TextFronts", "Front/TextCharts",
                "Front/TextWeb",
            ],
            // Keys, by whose signs they are known.
            notWords: [
                "esc", "tab", "alt-⏎", "Alt-B, Alt-F", "up", "down", "left", "right", "home", "end", "pageup",
                "pagedown",
            ]),
    ]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Modules")

    /// Samples and mocks show what a person may have written; links and parameters are read by programs.
    private nonisolated(unsafe) static let skippedFiles =
        /Mock|Sample|Parameters\.swift|\/DeepLink\.swift|\/NavigationEvent/

    /// What stands before a literal that is no words: names of pictures, of identifiers, of options and of fields; text
    /// to compare with; help, which comes before any language is known.
    private nonisolated(unsafe) static let elsewhere =
        /(systemImage: |systemName: |accessibilityIdentifier\(|verbatim: |separator: |by: |hasPrefix\(|hasSuffix\(|split\(|take\(|require\(|\.start\(|badValue\(|abstract: |discussion: |commandName: |help: |valueName: |ArgumentHelp\(\s*|abstract = |name = |program = |variable = |\bid: |facts: \[|forKey: |[!=]= |environment\[|variables\[|customLong\(|ascii: |open\(|withPad: |named: |preconditionFailure\(|\.dropFirst\(|\.subscript\(|replacing\()$/

    /// Keys that occur in the literals of a module, with where they stand; numbers in gaps are not told from text.
    static func keys(of module: Module) throws -> [String: String] {
        var keys: [String: String] = [:]
        for file in files(of: module) where file.path.firstMatch(of: skippedFiles) == nil {
            for literal in SourceLiterals(try String(contentsOf: file, encoding: .utf8)).literals
            where isWords(literal, in: file.lastPathComponent, of: module) {
                keys[literal.key] = keys[literal.key] ?? "\(file.lastPathComponent):\(literal.line)"
            }
        }
        return keys
    }

    /// The literals of a module, words or not.
    static func literals(of module: Module) throws -> Set<String> {
        var all: Set<String> = []
        for file in files(of: module) {
            all.formUnion(SourceLiterals(try String(contentsOf: file, encoding: .utf8)).literals.map(\.key))
        }
        return all
    }

    private static func files(of module: Module) -> [URL] {
        let all = ([module.folder] + module.further).flatMap { folder in
            FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? []
        }
        return all.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    private static func isWords(_ literal: SourceLiterals.Literal, in file: String, of module: Module) -> Bool {
        let words = literal.key.replacing(/%(lld|lf|@)/, with: "")
        guard words.firstMatch(of: /\p{L}{2}/) != nil, !isName(words), !literal.isName,
            !module.notWords.contains(literal.key)
        else { return false }
        // A pattern of a switch.
        if literal.lineBefore.firstMatch(of: /\bcase [^:]*$/) != nil { return false }
        if module.isWordsByDefault || module.files.contains(file) {
            return literal.near.firstMatch(of: elsewhere) == nil && !isInString(literal)
        }
        guard literal.near.firstMatch(of: elsewhere) == nil,
            literal.near.firstMatch(of: /verbatim: [^,]*$/) == nil
        else { return false }
        return module.places.contains { place in
            guard let place = try? Regex(place) else { return false }
            return literal.near.firstMatch(of: place) != nil
        }
    }

    /// Paths, options, variables and identifiers of programs.
    private static func isName(_ words: String) -> Bool {
        words.wholeMatch(
            of: /[\/~-][^ ]*|[a-z]{2}|\w+(-\w+)+|\w+\/\S*|[a-z]+[A-Z]\w*|[A-Z_]{4,}|[a-z]+(\.[a-z]+)+\.?|\w+:\/\/.*/)
            != nil
    }

    /// Whether the literal is what a property of type String comes to, such as the name of a picture.
    private static func isInString(_ literal: SourceLiterals.Literal) -> Bool {
        let declarations = String(literal.before).matches(of: /(?:var|let|func) (\w+)[^\n]*?(?::|->) ([\w\[\]?.]+)/)
        guard let last = declarations.last else { return false }
        return ["systemImage", "command"].contains(String(last.1))
    }
}
