extension SceneOrder {
    /// The types by which the apps say where their scenes lead, of the apps that have none yet and need one in `plan`.
    func planDestinations(named plan: FilePlan, _ project: Project, _ templates: TemplateLibrary) throws -> FilePlan {
        var made = FilePlan()
        let values = values(project)
        for (audience, own) in zip(audiences, values.audiences) {
            guard plan.names(audience.destinations), !project.declares(audience.destinations, in: audience),
                let template = try templates.find("SwiftUI Destinations")
            else { continue }
            var values = values.within(own)
            values.variables["productName"] = audience.prefix
            values.parts.insert(.router)
            try made.fill(template, values, into: "\(audience.place.path)/Scope")
        }
        return made
    }
}

extension Configuration.Audience {
    /// The type by which it says where its scenes lead: `PatientDestinations`.
    var destinations: String { prefix + "Destinations" }
}

extension Project {
    /// Whether the app has a type of this name.
    func declares(_ name: String, in audience: Configuration.Audience) -> Bool {
        files.contains { file in
            configuration.audience(of: file.path) == audience
                && (file.facts.aliases[name] != nil
                    || file.facts.declarations.contains { $0.name == name && $0.kind != .extension })
        }
    }
}
