import Foundation
import StringCatalogs
import Testing

/// The catalogues have every word of the sources, and no other, in every language. `make words` runs these alone.
struct CatalogueTests {
    /// Put together where no literal has them whole.
    private static let composed: Set<String> = [
        "%@ %@ %@ %@", "%@, %@", "%@ with %@",
        // ViperKit's.
        "Loading…", "OK", "Cancel",
    ]

    /// The same as in English, and rightly so.
    private static let international: [String: Set<String>] = [
        "de": [
            "Fax", "Pager", "Web", "Name", "Status", "Trend", "OK", "ID", "Text", "Sample", "%@ with %@", "Detail",
            "Alt-B, Alt-F", "Alt-↑, Alt-↓", "Problem", "HbA1c", "TSH", "App", "Format", ", ", "; ", "%@ s",
            "%@ min",
        ],
        "ar": [
            "Tab, Shift-Tab", "Enter, Space", "Esc, Ctrl-B", "PgUp PgDn", "Home, End", "Del", "Ctrl-R",
            "Ctrl-PgUp PgDn, Alt-1", "Ctrl-L", "Ctrl-Z", "Ctrl-C", "Ctrl-A, Ctrl-E", "Ctrl-W, Alt-D",
            "Ctrl-U, Ctrl-K", "Ctrl-Y", "%@ %@ %@ %@", "HbA1c", "TSH",
        ],
    ]

    private func catalogue(_ folder: String, _ language: String) throws -> [String: Translation] {
        let file = WordsOfModules.root.appending(path: "\(folder)/Localizable.xcstrings")
        return try StringCatalog(try Data(contentsOf: file), in: LanguageTag(language)).translations
    }

    private func withoutKinds(_ key: String) -> String { key.replacing(/%(lld|lf)/, with: "%@") }

    @Test(arguments: WordsOfModules.modules.map(\.folder))
    func `every word of a module is in its catalogue in every language`(_ folder: String) throws {
        let module = try #require(WordsOfModules.modules.first { $0.folder == folder })
        let sources = try WordsOfModules.keys(of: module)
        #expect(!sources.isEmpty)
        for language in module.languages {
            let folders = [module.folder] + [module.others].compactMap(\.self)
            let known = Set(try folders.flatMap { try catalogue($0, language).keys.map(withoutKinds) })
            let missing = sources.filter { !known.contains($0.key) && !Self.composed.contains($0.key) }
                .map { "\($0.value): \($0.key.debugDescription)" }.sorted()
            #expect(missing.isEmpty, "\(folder) lacks in \(language):\n\(missing.joined(separator: "\n"))")
        }
    }

    @Test(arguments: WordsOfModules.modules.map(\.folder))
    func `a catalogue has no word that its module does not say`(_ folder: String) throws {
        let module = try #require(WordsOfModules.modules.first { $0.folder == folder })
        let said = try WordsOfModules.literals(of: module)
        for language in module.languages {
            let unused = try catalogue(module.folder, language).keys
                .filter { !said.contains(withoutKinds($0)) && !Self.composed.contains($0) }.sorted()
            #expect(unused.isEmpty, "\(folder) has in \(language) without a use:\n\(unused.joined(separator: "\n"))")
        }
    }

    @Test(arguments: WordsOfModules.modules.map(\.folder))
    func `a translation differs from the English, and has its gaps`(_ folder: String) throws {
        let module = try #require(WordsOfModules.modules.first { $0.folder == folder })
        for language in module.languages {
            for (key, translation) in try catalogue(module.folder, language) {
                for format in formats(of: translation) {
                    #expect(
                        format != key || Self.international[language, default: []].contains(key), "\(language): \(key)")
                    guard case .format = translation else { continue }
                    #expect(gaps(format) == gaps(key), "\(language): \(key) → \(format)")
                }
            }
        }
    }

    @Test func `German has one word for what takes place, and one for whoever treats, nurse or physician`() throws {
        for module in WordsOfModules.modules where module.languages.contains("de") {
            for (key, translation) in try catalogue(module.folder, "de") where !key.contains("treatment") {
                for format in formats(of: translation) {
                    let others = format.replacing("in Behandlung", with: "").matches(of: /Behandlung|Ärzt|Arzt/)
                    #expect(others.isEmpty, "\(module.folder): \(key) → \(format)")
                }
            }
        }
    }

    @Test func `a key means the same in every module`() throws {
        for language in ["de", "ar"] {
            var known: [String: (module: String, translation: Translation)] = [:]
            for module in WordsOfModules.modules
            where module.languages.contains(language) && module.folder != "Front/TextUICore" {
                for (key, translation) in try catalogue(module.folder, language) {
                    if let other = known[key] {
                        #expect(other.translation == translation, "\(key) in \(other.module) and \(module.folder)")
                    }
                    known[key] = (module.folder, translation)
                }
            }
        }
    }

    @Test func `plural forms are all that a language has`() throws {
        let needed: [String: Set<PluralCategory>] = [
            "de": [.one, .other], "ar": [.zero, .one, .two, .few, .many, .other],
        ]
        for module in WordsOfModules.modules {
            for language in module.languages {
                for (key, translation) in try catalogue(module.folder, language) {
                    guard case .plural(let forms) = translation else { continue }
                    #expect(Set(forms.keys) == needed[language], "\(language): \(key)")
                }
            }
        }
    }

    /// A screen has the values of a form in one column; a longer label would push its value out of it.
    @Test(arguments: ["Old time", "New time", "When", "With", "Service", "Patient", "Held for you until"])
    func `what is said of a time that is kept leaves its value in the column of the others`(_ label: String) throws {
        for language in ["de", "ar"] {
            let translation = try #require(try catalogue("Shared", language)[label])
            for format in formats(of: translation) { #expect(format.count <= 18, "\(language): \(format)") }
        }
    }

    @Test(arguments: ["Current password", "New password", "New password again"])
    func `the fields of a change of password begin in one column`(_ label: String) throws {
        #expect(label.count <= 18)
        for language in ["de", "ar"] {
            let translation = try #require(try catalogue("Shared", language)[label])
            for format in formats(of: translation) { #expect(format.count <= 18, "\(language): \(format)") }
        }
    }

    @Test(arguments: [
        "Systolic, mmHg", "Diastolic, mmHg", "Heart rate, /min", "Temperature, °C", "Respiration, /min",
        "Saturation, %%", "Weight, kg", "Height, cm",
    ])
    func `what is measured is typed in one column`(_ label: String) throws {
        #expect(label.count <= 18)
        let translation = try #require(try catalogue("Doctor", "de")[label])
        for format in formats(of: translation) { #expect(format.count <= 18, "\(format)") }
    }

    @Test func `who has no way to come does not say in German that they cannot come`() throws {
        let words = try catalogue("Clinic/ClinicModel", "de")
        for key in ["I have no way to get there", "The patient has no way to get here"] {
            let translation = try #require(words[key])
            for format in formats(of: translation) { #expect(!format.contains("kommen"), "\(format)") }
        }
    }

    private func formats(of translation: Translation) -> [String] {
        switch translation {
        case .format(let format): [format]
        case .plural(let forms): Array(forms.values)
        }
    }

    /// The gaps of a format, whichever their order.
    private func gaps(_ format: String) -> [String] {
        format.matches(of: /%(?:\d\$)?(lld|lf|@)/).map { String($0.1) }.sorted()
    }
}
