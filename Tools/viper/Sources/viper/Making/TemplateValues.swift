/// What a template is filled with.
struct TemplateValues: Equatable {
    /// One app, where a part stands for each.
    struct Audience: Equatable {
        var variables: [String: String]
        var parts: Set<TemplatePart>
    }

    var variables: [String: String] = [:]
    var parts: Set<TemplatePart> = []
    var audiences: [Audience] = []

    func within(_ audience: Audience) -> TemplateValues {
        var values = self
        values.variables.merge(audience.variables) { $1 }
        values.parts.formUnion(audience.parts)
        return values
    }
}
