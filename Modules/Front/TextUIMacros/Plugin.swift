/// Expands the macros of the text front for the compiler: `@Entry` into a key and its accessors, `#Preview` and
/// `@Previewable` into nothing, since what they show is checked and never run.
@main
enum Plugin {
    static func main() throws {
        let connection = PluginConnection()
        while let request = try connection.next() {
            try connection.send(reply(to: request))
        }
    }

    private static func reply(to request: PluginMessage.Request) -> PluginMessage.Reply {
        if let attached = request.expandAttachedMacro, attached.macro.typeName == "EntryMacro" {
            return expandEntry(attached)
        }
        if request.expandAttachedMacro != nil || request.expandFreestandingMacro != nil {
            return .expandMacroResult(expandedSource: "", diagnostics: [])
        }
        return .getCapabilityResult(capability: .init(protocolVersion: 7))
    }

    private static func expandEntry(_ request: PluginMessage.Attached) -> PluginMessage.Reply {
        do {
            let entry = try EntryMacro(request.declSyntax.source, in: request.lexicalContext?.first?.source ?? "")
            return .expandMacroResult(expandedSource: entry.expansion(of: request.macroRole), diagnostics: [])
        } catch {
            // Each role is expanded for itself; one complaint is enough.
            let complaint = PluginMessage.Diagnostic(message: error.message, position: request.declSyntax.location)
            return .expandMacroResult(
                expandedSource: nil, diagnostics: request.macroRole == "peer" ? [complaint] : [])
        }
    }
}
