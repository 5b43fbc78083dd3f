extension Rule {
    static let naming = [
        Rule(
            id: "V045", title: "A Presentable’s methods say what has happened: didLoad, didTap….",
            why: "The View reports and the Presenter decides; a View that commands has decided.",
            advice: "Call it after the event: didTapSave, not save.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: ObservableObject {
                    func save()
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: ObservableObject {
                    func didTapSave()
                }
                """
        ) { context in
            context.methods(of: "Presentable") { name in
                let isEvent =
                    ["did", "will", "should"].contains { name.begins(with: $0) } || name.contains("Did")
                    || name.contains("Will")
                return isEvent ? nil : "does not say what has happened"
            }
        },
        Rule(
            id: "V046", title: "An Interactive’s methods say what to do: fetchHome, cancel.",
            why: "The Presenter asks for something; an event tells the Interactor of a screen that it does not know.",
            advice: "Call it after what it does, such as fetchVisits.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {
                    func didTapSave() async throws
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {
                    func save() async throws
                }
                """
        ) { context in
            context.methods(of: "Interactive") { name in
                let isEvent = ["did", "will", "on", "handle", "to"].contains { name != $0 && name.begins(with: $0) }
                return isEvent ? "does not say what to do" : nil
            }
        },
        Rule(
            id: "V047", title: "A Routable’s methods say where to: toVisit.",
            why: "One reads in the Presenter where the user goes, and nothing of how.",
            advice: "Call it “to” and the scene.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeRoutable: AnyObject {
                    func pushVisit()
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeRoutable: AnyObject {
                    func toVisit()
                }
                """
        ) { context in
            context.methods(of: "Routable") { name in
                name.begins(with: "to") && name != "to" ? nil : "does not say where to"
            }
        },
        Rule(
            id: "V048", title: "A Delegate’s methods say what has happened in its scene.",
            why: "The scene tells what came of it; what follows is for who opened it to say.",
            advice: "Call it after the event, such as didSignOut.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDelegate: AnyObject {
                    func showSignIn()
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeDelegate: AnyObject {
                    func didSignOut()
                }
                """
        ) { context in
            context.methods(of: "Delegate") { name in
                let isEvent = ["Did", "Will", "Should"].contains { name.capitalizedFirst.contains($0) }
                return isEvent ? nil : "does not say what has happened"
            }
        },
        Rule(
            id: "V049", title: "A file is called after the type that it declares or extends.",
            why: "Who knows the type knows the file.",
            advice: "Rename the file; Type+Concern.swift is for extensions.",
            bad: """
                // Modules/Shared/Home/Things.swift
                struct HomeEntity {}
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """,
            good: """
                // Modules/Shared/Home/HomeEntity.swift
                struct HomeEntity {}
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                """
        ) { context in
            context.sceneFiles.compactMap { index, file -> Violation? in
                let declared = file.facts.declarations.filter { !$0.isNested }
                guard let first = declared.min(by: { $0.offset < $1.offset }) else { return nil }
                let stem = file.stem.split(separator: "+").first.map(String.init) ?? file.stem
                let names = Set(
                    declared.flatMap { $0.name.has(".") ? [$0.name, $0.name.filter { $0 != "." }] : [$0.name] })
                let isInterface =
                    stem.hasSuffix("Interface")
                    && declared.contains { $0.kind == .protocol && $0.name.hasPrefix(stem.dropLast(9)) }
                if names.contains(stem) || isInterface || context.isOfOneScene(index, stem, declared) { return nil }
                return Violation(file: index, offset: first.offset, message: "\(file.name) declares no \(stem)")
            }
        },
    ]
}

extension LintContext {
    /// Whether a file is called after its scene, as it holds the scene's protocols, or most of its roles.
    fileprivate func isOfOneScene(_ index: Int, _ stem: String, _ declared: [SourceFacts.Declaration]) -> Bool {
        guard let scene = project.scene(ofFile: index), stem.hasPrefix(scene.name) else { return false }
        let protocols = declared.filter { $0.kind == .protocol }
        let words = ["Interface", "Interfaces", "Protocol", "Protocols", "Contract", "Contracts"]
        let isContract = !protocols.isEmpty && words.contains { stem == scene.name + $0 }
        let roles = Set(declared.compactMap { Role.parse($0.name) }.filter { $0.stem == scene.name }.map(\.role))
        return protocols.count == declared.count || isContract || roles.count > 2
    }

    /// The methods of the scenes' protocols of that suffix of whose names `fault` has something to say.
    fileprivate func methods(of suffix: String, _ fault: (String) -> String?) -> [Violation] {
        interfaces([suffix]).flatMap { item in
            item.declaration.functions.filter { !$0.isInitializer && !$0.isStatic }.compactMap { function in
                fault(function.name).map { item.at(function.offset, "\(item.name).\(function.name) \($0)") }
            }
        }
    }
}
