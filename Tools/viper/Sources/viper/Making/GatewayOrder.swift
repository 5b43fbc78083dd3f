/// A gateway to make.
struct GatewayOrder {
    let name: String
    let principal: String
    var folder: String?

    func plan(_ project: Project, _ templates: TemplateLibrary, in repository: Repository) throws -> FilePlan {
        try NewName.check(name, suchAs: "Payments")
        guard !name.hasSuffix("Gateway") else {
            throw ToolError("“\(name)” says twice what it is.", advice: "Leave it out: \(name.dropLast(7)).")
        }
        guard let folder = folder?.asFolder ?? project.configuration.gateways else {
            throw ToolError(
                "Nothing says where gateways are.",
                advice: "Say --into, or in \(Configuration.fileName): gateways: Sources/Model/Gateways.")
        }
        guard repository.exists(folder) else {
            throw ToolError("The folder \(folder) is not there.", advice: "Make it, or say where with --into.")
        }
        let isKnown = project.files.contains { file in
            file.facts.declarations.contains { $0.name == principal && $0.kind != .extension && $0.kind != .protocol }
        }
        guard isKnown else {
            throw ToolError(
                "There is no type \(principal).",
                advice: "A gateway works for somebody: say with --principal which type tells whom.")
        }
        var values = TemplateValues()
        values.variables = [
            "productName": name, "sceneWord": name.loweredFirst, "access": project.configuration.access,
            "principal": principal,
        ]
        var plan = FilePlan()
        try plan.fill(templates.template("Gateway"), values, into: folder)
        try project.checkNames(of: plan)
        plan.notes.append(
            "A store answers for \(principal) what \(name)Gateway asks; give it to Interactors through the Factories.")
        return plan
    }
}
