extension LintContext {
    /// The stored properties of a scene's parts of a role that hold a role, strongly or not.
    func holders(of counterpart: Counterpart, among role: Role, in scene: Scene) -> [SourceFacts.Property] {
        scene.sides.flatMap { $0.parts(role) }.filter { $0.declaration.kind == .class }.flatMap { part in
            part.declaration.properties.filter { property in
                property.isStored && property.heldRole == counterpart
            }
        }
    }

    /// Whether who is held by `role` as `counterpart` would keep `role` alive as long as itself: not where that is held
    /// weakly, and not where the other is a value.
    func isHeld(_ counterpart: Counterpart, by role: Role, in scene: Scene) -> Bool {
        let parts = scene.sides.flatMap { $0.parts(role) }.filter {
            ![.protocol, .extension].contains($0.declaration.kind)
        }
        guard !parts.isEmpty else { return true }
        guard parts.contains(where: { $0.declaration.kind == .class }) else { return false }
        let holders = holders(of: counterpart, among: role, in: scene)
        // What is not held here may be by a class of the team's own: `BaseViewController<HomePresenter>`.
        guard !holders.isEmpty else {
            return parts.contains { $0.declaration.hasOwnBase } || counterpart == .presenter && isRound(scene)
        }
        return holders.contains { !$0.isWeak }
    }

    /// Whether the View asks the Interactor, that the Presenter, and that the View, as in Clean Swift.
    func isRound(_ scene: Scene) -> Bool {
        !holders(of: .presenter, among: .interactor, in: scene).isEmpty
            && !holders(of: .interactor, among: .view, in: scene).isEmpty
            && holders(of: .interactor, among: .presenter, in: scene).isEmpty
    }

    /// Whether the scene's Presenter meets a protocol: a View's delegate, then, is its Presenter.
    private func isPresenter(_ type: String, in scene: Scene) -> Bool {
        located.contains {
            $0.scene.name == scene.name && $0.part.role == .presenter && $0.declaration.inherits.contains(type)
        }
    }

    /// What holds back up: the property, and what it is that it holds.
    func backward(_ item: Located) -> [(property: SourceFacts.Property, held: String)] {
        guard item.declaration.kind == .class || item.declaration.kind == .actor else { return [] }
        return item.declaration.properties.compactMap { property in
            guard property.isHeldStrongly, let type = property.heldType, !values.contains(type),
                let counterpart = property.heldRole,
                let held = isBackward(counterpart, type, of: item, by: property)
            else { return nil }
            return (property, held)
        }
    }

    private func isBackward(
        _ counterpart: Counterpart, _ type: String, of item: Located, by property: SourceFacts.Property
    ) -> String? {
        let isGeneric = item.declaration.generics.contains { $0.name == type }
        guard !isGeneric else { return nil }
        // A listener, a delegate and an output are whoever has made this scene.
        if counterpart == .output {
            if item.part.role == .view, isPresenter(type, in: item.scene) { return nil }
            return isOutput(type, of: item, property.name) ? "output" : nil
        }
        let isNamedOwn = property.name.lowercased().contains(item.scene.name.lowercased())
        let isOwn = type.contains(item.scene.name) || type.hasPrefix("UI") || type.bareRole
        switch (item.part.role, counterpart) {
        case (.presenter, .view):
            // Any other controller is that of a scene which this one has made, and who else would keep it?
            guard !type.hasPrefix("UI") || isNamedOwn || Self.ownViews.contains(property.name) else { return nil }
            return isOwn && isHeld(.presenter, by: .view, in: item.scene) ? "view" : nil
        case (.interactor, .presenter):
            guard dialect == .viper || dialect == .documents else { return nil }
            return isOwn && isHeld(.interactor, by: .presenter, in: item.scene) ? "presenter" : nil
        case (.router, .view):
            guard dialect != .ribs, isOwn, type != "UIView",
                Self.ownViews.contains(property.name) || type.contains(item.scene.name),
                !holders(of: .router, among: .presenter, in: item.scene).filter({ !$0.isWeak }).isEmpty
                    || !holders(of: .router, among: .view, in: item.scene).filter({ !$0.isWeak }).isEmpty
            else { return nil }
            return "view"
        default: return nil
        }
    }

    private func isOutput(_ type: String, of item: Located, _ property: String) -> Bool {
        let name = property.lowercased()
        // Some call what they ask by the direction in which it answers: `interactor: HomeInteractorProtocolOutput`.
        guard !Self.asked.contains(where: name.hasSuffix) else { return false }
        if type.hasSuffix("Delegate") { return ["delegate", "moduledelegate", "parentdelegate"].contains(name) }
        guard name.hasSuffix("presenter") else { return true }
        guard item.part.role == .interactor else { return false }
        return isHeld(.interactor, by: .presenter, in: item.scene)
    }

    private static let ownViews: Set<String> = ["view", "viewController", "controller", "vc", "userInterface"]

    private static let asked = [
        "interactor", "router", "wireframe", "worker", "manager", "service", "repository", "gateway",
    ]

    /// What a part does, its extensions in the same place included.
    func deeds(of item: Located, _ kind: SourceFacts.Deed.Kind) -> [(file: Int, deed: SourceFacts.Deed)] {
        item.side.files.flatMap { file in
            files[file].facts.deeds.filter { $0.kind == kind && $0.within == item.name && !$0.isComposing }.map {
                (file, $0)
            }
        }
    }
}

extension String {
    /// Whether it is called after a role and nothing else: `PresenterProtocol`, `ViewInput`.
    fileprivate var bareRole: Bool {
        ["View", "Presenter", "Interactor", "Display"].contains(where: hasPrefix)
    }
}

extension SourceFacts.Declaration {
    /// Whether it inherits a class of a role that the team has made, not the system.
    var hasOwnBase: Bool {
        guard let base = inherits.first, base != "View", !base.hasPrefix("UI") else { return false }
        let name = base.prefix { $0 != "<" }
        return ["Controller", "View", "Presenter", "Interactor"].contains(where: name.hasSuffix)
    }
}
