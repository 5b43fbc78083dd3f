import Foundation

/// What the compiler asks, and what it is told: the messages of its plug-in protocol, as far as they matter here.
///
/// A macro is expanded by a program beside the compiler. Apple's library for that stands on a parser of the whole
/// language, which takes minutes to build; the macros here need so little of it that the messages are read as they come.
enum PluginMessage {
    struct Request: Decodable {
        let getCapability: Nothing?
        let expandFreestandingMacro: Freestanding?
        let expandAttachedMacro: Attached?
    }

    struct Nothing: Decodable {}

    struct Freestanding: Decodable {
        let macro: Macro
    }

    struct Attached: Decodable {
        let macro: Macro
        let macroRole: String
        let declSyntax: Syntax
        let lexicalContext: [Syntax]?
    }

    struct Macro: Decodable {
        let typeName: String
    }

    struct Syntax: Decodable {
        let source: String
        let location: Location
    }

    struct Location: Codable {
        let fileName: String
        let offset: Int
    }

    enum Reply: Encodable {
        case getCapabilityResult(capability: Capability)
        case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
    }

    struct Capability: Encodable {
        let protocolVersion: Int
    }

    struct Diagnostic: Encodable {
        let message: String
        let severity = "error"
        let position: Location
        let highlights: [String] = []
        let notes: [String] = []
        let fixIts: [String] = []
    }
}
