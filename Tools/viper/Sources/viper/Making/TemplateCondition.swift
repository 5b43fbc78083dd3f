/// When a part of a template stands: `ifInteractor`, or `ifInteractorOrDelegate` where one of them is enough.
struct TemplateCondition: Equatable {
    let anyOf: Set<TemplatePart>

    /// Nil if the name is no condition's. Throws a `ToolError` for one that asks for what no scene has.
    init?(_ name: String) throws {
        guard name.hasPrefix("if"), let first = name.dropFirst(2).first, first.isUppercase else { return nil }
        anyOf = Set(
            try name.dropFirst(2).split(separator: "Or").map { word in
                guard let part = TemplatePart(rawValue: String(word).loweredWord) else {
                    throw TemplateText.wrong("“\(name)”, and there is no “\(word)”")
                }
                return part
            })
    }

    func holds(_ parts: Set<TemplatePart>) -> Bool { !anyOf.isDisjoint(with: parts) }
}

/// What a scene may have or be, and parts of templates may depend on.
enum TemplatePart: String, CaseIterable, Sendable {
    case interactor, parameters, router, uiModel, delegate
    /// All apps have it from one module.
    case shared
    /// The app has a scope, from which its Factories take what their scenes need.
    case scope
}

extension String {
    /// `uiModel` of `UIModel`, `interactor` of `Interactor`.
    var loweredWord: String {
        let capitals = prefix { $0.isUppercase }
        guard capitals.count > 1 else { return loweredFirst }
        guard capitals.count < count else { return lowercased() }
        return capitals.dropLast().lowercased() + dropFirst(capitals.count - 1)
    }
}
