extension Rule {
    /// What every school of VIPER asks of its roles.
    static let layers = [
        Rule(
            id: "V058", title: "A View, a Presenter and a Router ask no service: no network, no store, no settings.",
            why: "What is fetched or kept past the Interactor is found by no test of it, and by no other app.",
            advice: "Let the Interactor ask, and be given whom it asks.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let session = URLSession.shared
                }
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private var name = ""
                }
                """
        ) { context in
            (context.parts(.view) + context.parts(.presenter) + context.parts(.router)).flatMap { item in
                // Who makes what follows may hand on what that needs. What is asked again and again is said once.
                var told: Set<String> = []
                return context.deeds(of: item, .asksService).filter { _, deed in
                    !(item.part.role == .router && deed.isHandedOver) && !context.isLook(deed.text)
                        && told.insert(deed.text).inserted
                }.map {
                    Violation(
                        file: $0.file, offset: $0.deed.offset, message: "\(item.name) asks \($0.deed.text) itself")
                }
            }
        },
        Rule(
            id: "V059", title: "A View speaks with its Presenter alone, not with its Interactor or Router.",
            why: "A View that goes past the Presenter decides by itself, and no test of the Presenter sees it.",
            advice: "Tell the Presenter what has happened, and let it ask or lead on.",
            dialects: [.documents, .viper, .ribs],
            bad: """
                // Modules/Shared/Home/HomeViewController.swift
                final class HomeViewController: UIViewController {
                    private var presenter: any HomePresentable

                    func didTapSignOut() { presenter.interactor.signOut() }
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: AnyObject {}
                """,
            good: """
                // Modules/Shared/Home/HomeViewController.swift
                final class HomeViewController: UIViewController {
                    private var presenter: any HomePresentable

                    func tapSignOut() { presenter.didTapSignOut() }
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: AnyObject {
                    func didTapSignOut()
                }
                """
        ) { context in
            context.parts(.view).flatMap { item -> [Violation] in
                guard !context.isRound(item.scene) else { return [] }
                let wrong: [Counterpart] = context.dialect == .ribs ? [.router] : [.interactor, .router]
                let held = item.declaration.properties.filter { property in
                    property.isStored && !property.isStatic && property.attributes.isEmpty
                        && property.heldRole.map(wrong.contains) == true
                        && context.isOwn(property, of: item.scene)
                }
                let names = Set(held.map(\.name))
                let calls = context.deeds(of: item, .calls).filter { _, deed in
                    let path = deed.text.split(separator: ".").map(String.init)
                    guard let last = path.last, context.dialect != .ribs || last != "interactor" else { return false }
                    // A property is told of once, where it is declared; a value of another wrapper is SwiftUI’s.
                    let isOwn = item.declaration.properties.contains { $0.name == path[0] }
                    guard path.count == 1 else {
                        return Counterpart.of(path[0].capitalizedFirst) == .presenter || path[0] == "output"
                    }
                    // What is not declared here comes from a class of the team’s own, which gives it to every View.
                    return !names.contains(last) && !isOwn && !item.declaration.hasOwnBase
                }
                return held.map { item.at($0.offset, "\(item.name) holds its \($0.name)") }
                    + calls.map {
                        Violation(file: $0.file, offset: $0.deed.offset, message: "\(item.name) calls \($0.deed.text)")
                    }
            }
        },
        Rule(
            id: "V060", title: "A closure that stays holds nobody who keeps it.",
            why: "Who keeps a closure that holds him stays as long as that does, with all of his scene.",
            advice: "Capture it weakly, [weak self]; assign(to: &$name) and values hold nobody.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let clock = Clock()

                    func didLoad() { clock.onTick = { self.show() } }
                }
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let clock = Clock()

                    func didLoad() { clock.onTick = { [weak self] in self?.show() } }
                }
                """
        ) { context in
            let roles: [Role] = [.view, .presenter, .router, .interactor]
            return roles.flatMap { context.parts($0) }.filter { $0.declaration.kind == .class }.flatMap { item in
                context.deeds(of: item, .isHeld).filter { _, deed in
                    deed.text == "self"
                        ? !context.endsWithItsLife(item)
                        : item.declaration.properties.contains { $0.name == deed.text && !$0.isWeak }
                }.map {
                    let (keeper, what) = $0.deed.text == "self" ? ("it", "a subscription") : ($0.deed.text, "a closure")
                    let held = $0.deed.held == "self" ? "is held by" : "has its \($0.deed.held) held by"
                    return Violation(
                        file: $0.file, offset: $0.deed.offset,
                        message: "\(item.name) \(held) \(what) that \(keeper) keeps")
                }
            }
        },
        Rule(
            id: "V061", title: "A Presenter makes no views.",
            why: "What a Presenter gives is tested as data, and shown by any View.",
            advice: "Publish what is to be shown, and let the View or the Router make the view.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    func row() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    func row() -> String { "Home" }
                }
                """
        ) { context in
            context.parts(.presenter).flatMap { item in
                context.declarations(of: item).flatMap { file, declaration -> [Violation] in
                    let methods = declaration.functions.filter {
                        $0.resultNames.contains(where: context.isView) && !context.handsOn($0.asksRouter)
                    }.map { ($0.offset, "\($0.name) makes a view") }
                    let properties = declaration.properties.filter {
                        ($0.type.hasPrefix("some ") && $0.typeNames.contains("View") || $0.type.hasPrefix("AnyView"))
                            && !context.handsOn($0.asksRouter)
                    }.map { ($0.offset, "\($0.name) is a view") }
                    return (methods + properties).map {
                        Violation(file: file, offset: $0.0, message: "\(item.name).\($0.1)")
                    }
                }
            }
        },
        Rule(
            id: "V062", title: "Where a scene leads is said by its Router alone.",
            why: "A way that a View or a Presenter opens by itself is in no Router’s test, and the same in every app.",
            advice: "Tell the Presenter, and let its Router make and show what follows.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomeRouter.swift
                final class HomeRouter {}
                // Modules/Shared/Home/HomeViewController.swift
                final class HomeViewController: UIViewController {
                    func didTapVisit() { performSegue(withIdentifier: "visit", sender: self) }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeRouter.swift
                final class HomeRouter {
                    func toVisit() { controller?.performSegue(withIdentifier: "visit", sender: nil) }
                }
                // Modules/Shared/Home/HomeViewController.swift
                final class HomeViewController: UIViewController {
                    func tapVisit() { presenter.didTapVisit() }
                }
                """
        ) { context in
            (context.parts(.view) + context.parts(.presenter) + context.parts(.interactor)).flatMap {
                item -> [Violation] in
                guard context.hasRouter(item.scene) else { return [] }
                return context.deeds(of: item, .navigates).filter { _, deed in
                    if deed.text == "performSegue" {
                        return context.dialect != .clean || !context.preparesSegues(item)
                    }
                    guard item.declaration.kind == .struct || deed.text.hasSuffix("View") else { return true }
                    guard let owner = context.owners[deed.text], let scene = owner.scene else { return false }
                    return scene != item.scene.name && owner.role == .view
                        && context.project.scene(scene)?.sides.contains { $0.has(.presenter) } == true
                }.map {
                    Violation(
                        file: $0.file, offset: $0.deed.offset, message: "\(item.name) leads to \($0.deed.text) itself")
                }
            }
        },
    ]
}

extension LintContext {
    /// Whether there is somebody to say where a scene leads.
    fileprivate func hasRouter(_ scene: Scene) -> Bool {
        scene.sides.contains { $0.has(.router) }
            || scene.sides.contains { side in
                side.files.contains { file in
                    files[file].facts.declarations.contains {
                        $0.kind == .protocol && Counterpart.of($0.name) == .router
                    }
                }
            }
    }

    /// Whether it is the one instance of a type that only says how things look: `Colors.shared`.
    fileprivate func isLook(_ service: String) -> Bool {
        let name = String(service.prefix { $0 != "." })
        let looks: Set<String> = ["UIColor", "UIFont", "UIImage", "Color", "Font", "CGFloat", "UIEdgeInsets"]
        let kept = files.lazy.flatMap(\.facts.declarations).first { $0.name == name && $0.kind != .extension }?
            .properties.filter { $0.isStored && !$0.isStatic }
        guard let kept, !kept.isEmpty else { return false }
        return kept.allSatisfy { $0.heldType.map(looks.contains) ?? false }
    }

    /// Whether it ends its subscriptions when it is put away, as Interactors of RIBs do.
    fileprivate func endsWithItsLife(_ item: Located) -> Bool {
        dialect == .ribs
            && declarations(of: item).contains { $0.declaration.functions.contains { $0.name == "willResignActive" } }
    }

    fileprivate func isView(_ type: String) -> Bool {
        if type == "View" || type == "AnyView" { return true }
        guard type.hasSuffix("View"), let owner = owners[type] else { return false }
        return owner.role == .view && values.contains(type)
    }

    /// Whether a Presenter may give a view that a Router has made: elsewhere than in the documents that is how it leads.
    fileprivate func handsOn(_ asksRouter: Bool) -> Bool { asksRouter && dialect != .documents }

    /// Whether a role that is held is the scene's, and none of the same word elsewhere, such as a network's router.
    fileprivate func isOwn(_ property: SourceFacts.Property, of scene: Scene) -> Bool {
        ["interactor", "router", "wireframe", "wireFrame"].contains(property.name)
            || property.heldType?.contains(scene.name) == true
    }

    /// Whether a View hands its segues to the Router, as Clean Swift does.
    fileprivate func preparesSegues(_ item: Located) -> Bool {
        declarations(of: item).contains { $0.declaration.functions.contains { $0.name == "prepare" } }
    }
}
