/// What the rules and the map need to know of a file. Places are offsets in UTF-8.
struct SourceFacts: Sendable {
    struct Import: Sendable {
        let module: String
        let offset: Int
    }

    struct Generic: Sendable {
        let name: String
        var constraints: [String]
    }

    struct Property: Sendable {
        let name: String
        let offset: Int
        let attributes: [String]
        let modifiers: [String]
        let isLet: Bool
        /// As it is written; empty where it is left to inference.
        let type: String
        /// The types that its type and its value name.
        let typeNames: [String]
        /// The type that its value is made of or is the one instance of: `Store` of `Store()` and `Store.shared`.
        let madeType: String?
        let holdsFunction: Bool
        let isStored: Bool
        /// The one type that it holds.
        let heldType: String?
        /// The role behind that type.
        let heldRole: Counterpart?
        /// Whether it is a view that is computed, and asks a Router for one.
        let asksRouter: Bool

        var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
        var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    }

    struct Function: Sendable {
        let name: String
        let offset: Int
        let attributes: [String]
        let modifiers: [String]
        let parameters: [Parameter]
        let resultNames: [String]
        let isInitializer: Bool
        /// Whether it gives a view, and asks a Router for one.
        let asksRouter: Bool

        var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
        var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
    }

    struct Parameter: Sendable {
        let label: String
        let offset: Int
        let typeNames: [String]
        let holdsFunction: Bool
        /// What stands for it where it is left out, as it is written.
        let defaultValue: String?
    }

    struct Declaration: Sendable {
        enum Kind: String, Sendable {
            case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
        }

        let kind: Kind
        /// With the types that it stands in: `HomeEntity.Section`.
        let name: String
        let offset: Int
        let attributes: [String]
        let modifiers: [String]
        let inherits: [String]
        var generics: [Generic]
        /// Nested types stand in the file's declarations, with a dot in their name.
        let isNested: Bool
        /// Where the body begins and ends.
        let range: Range<Int>
        var cases: [String] = []
        var properties: [Property] = []
        var functions: [Function] = []

        var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
        var isExposed: Bool {
            modifiers.contains("package") || modifiers.contains("public") || modifiers.contains("open")
        }
    }

    /// A type that is named, other than where it is declared.
    struct Name: Sendable {
        let text: String
        let offset: Int
        /// The outermost type that it stands in.
        let within: String?
    }

    struct Call: Sendable {
        /// `HomeFactory` of `HomeFactory.patient(…)`; nil where it is a value's.
        let base: String?
        /// `patient`, or the type of an initialiser's call.
        let name: String
        let offset: Int
        let labels: [String]
        /// The type that the first argument is made of or names: `AppointmentParameters`.
        let argumentType: String?
        /// The last name of the first argument, where it is a value.
        let argumentName: String?
        let within: String?
        /// The static method, or other function of an extension or a type, that it stands in.
        let function: String?
        /// The value whose method it is, where that may make scenes: `coordinator`.
        let via: String?
    }

    /// `// viper:ignore V007 because …`
    struct Suppression: Sendable {
        let rule: String
        let reason: String
        let offset: Int
        /// The line that it speaks of.
        let line: Int
    }

    var imports: [Import] = []
    var declarations: [Declaration] = []
    var names: [Name] = []
    var calls: [Call] = []
    var deeds: [Deed] = []
    var suppressions: [Suppression] = []
    /// Names, and conditions of `#if`, in which an audience is called an app.
    var audienceWords: [(text: String, offset: Int)] = []
    var functions: [Function] = []
    /// The types that a typealias names, by its name.
    var aliases: [String: [String]] = [:]
    /// What is not Swift.
    var syntaxErrors: [SyntaxFault] = []
}
