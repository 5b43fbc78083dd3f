extension Rule {
    static let sharing = [
        Rule(
            id: "V034", title: "Shared code knows no app: neither its module, nor its types, nor its user.",
            why: "A shared file that asks which app is running has to be changed for the next one.",
            advice: "Let the Interactor’s entity say what may be done, and each app’s Destinations what stands where.",
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let isPatientApp = true
                }
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let patient: Patient? = nil
                }
                """
        ) { context in
            let audiences = Set(context.configuration.audiences.map(\.name))
            return context.sharedFiles.flatMap { index, file in
                let words = file.facts.audienceWords.map {
                    Violation(file: index, offset: $0.offset, message: "“\($0.text)” says which app is running")
                }
                let names = file.facts.names.filter {
                    context.owners[$0.text]?.audience != nil && !words.map(\.offset).contains($0.offset)
                }.map { Violation(file: index, offset: $0.offset, message: "\($0.text) is an app’s own") }
                let calls = file.facts.calls.filter { call in
                    call.base?.hasSuffix("Factory") == true && audiences.contains(call.name)
                }.map {
                    Violation(file: index, offset: $0.offset, message: "\($0.base!).\($0.name) makes one app’s scene")
                }
                return words + names + calls
            }
        },
        Rule(
            id: "V035", title: "A shared scene is complete in each app that has it.",
            why: "A scene without its Factory’s method or its Interactor cannot be opened in that app.",
            advice: "Add what is missing (viper adopt SCENE --for APP), or take the app’s folder away.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                // Modules/Patient/Home/PatientHomeInteractor.swift
                struct PatientHomeInteractor: HomeInteractive {}
                """
        ) { context in
            context.project.scenes.flatMap { scene -> [Violation] in
                guard let shared = scene.shared else { return [] }
                return context.project.audiences(of: scene).flatMap { audience -> [Violation] in
                    guard let side = scene.own[audience.name], let file = side.files.first else { return [] }
                    let offset = context.files[file].facts.declarations.map(\.offset).min() ?? 0
                    var found: [Violation] = []
                    if let maker = shared.maker, !side.makes(audience.name, by: maker) {
                        found.append(
                            Violation(
                                file: file, offset: offset,
                                message: "\(audience.name) has no \(maker).\(audience.name)"))
                    }
                    let asks = scene.interface("Interactive") ?? scene.interface("InteractorInterface")
                    if asks != nil, !shared.has(.interactor), !side.has(.interactor) {
                        found.append(
                            Violation(
                                file: file, offset: offset,
                                message: "\(audience.name) has no Interactor of \(scene.name)"))
                    }
                    return found
                }
            }
        },
        Rule(
            id: "V036",
            title: "Scenes are isolated: they use each other’s Parameters, Factory and Delegate, and no more.",
            why: "A scene that uses another’s inner types cannot be changed, adopted or removed alone.",
            advice: "Move what both need out of the scene’s folder, or hand it over in the Parameters.",
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private var visits: [VisitsEntity] = []
                }
                // Modules/Shared/Visits/VisitsEntity.swift
                struct VisitsEntity {}
                // Modules/Shared/Visits/VisitsInterface.swift
                protocol VisitsInteractive: Sendable {}
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private var next = VisitsParameters()
                }
                // Modules/Shared/Visits/VisitsParameters.swift
                struct VisitsParameters: Hashable, Codable, Sendable {
                    static let mock = VisitsParameters()
                }
                // Modules/Shared/Visits/VisitsInterface.swift
                protocol VisitsInteractive: Sendable {}
                """
        ) { context in
            context.sharedFiles.flatMap { index, file -> [Violation] in
                guard let scene = context.project.scene(ofFile: index) else { return [] }
                return file.facts.names.compactMap { name in
                    guard let owner = context.owners[name.text], let other = owner.scene, other != scene.name,
                        owner.role?.isConcrete != true, owner.audience == nil,
                        !["Parameters", "Factory", "Delegate"].contains(where: { name.text == other + $0 })
                    else { return nil }
                    return Violation(
                        file: index, offset: name.offset, message: "\(scene.name) uses \(name.text) of \(other)")
                }
            }
        },
        Rule(
            id: "V037",
            title: "A shared scene shows the apps what they build it from, no further; its mock and UIModel it keeps.",
            why: "What can be seen from outside is used from outside, and can no longer be changed alone.",
            advice: "Leave out the access word.",
            bad: """
                // Modules/Shared/Home/HomeUIModel.swift
                package enum HomeUIModel {
                    static let spacing = 8
                }
                """,
            good: """
                // Modules/Shared/Home/HomeUIModel.swift
                enum HomeUIModel {
                    static let spacing = 8
                }
                """
        ) { context in
            guard context.configuration.shared != nil else { return [] }
            let wider = Set(["public", "open"])
            return context.located.filter { $0.audience == nil && $0.declaration.kind != .extension }.compactMap {
                item in
                if item.declaration.isExposed, item.part.role == .uiModel || (item.part.isMock && !item.isProtocol) {
                    return item.violation("\(item.name) can be seen from the apps")
                }
                if context.configuration.access != "public", !wider.isDisjoint(with: item.declaration.modifiers) {
                    return item.violation("\(item.name) can be seen from outside of the package")
                }
                return nil
            }
        },
        Rule(
            id: "V038", title: "The folders of the apps mirror the shared ones.",
            why: "“ls” of the shared and the apps’ folders is the picture of the architecture.",
            advice: "Put what an app adds to a scene into a folder of the scene’s name.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Patient/Start/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                // Modules/Patient/Home/HomeFactory+Patient.swift
                extension HomeFactory {
                    static func patient() -> some View { Text("Home") }
                }
                """
        ) { context in
            let folders = context.project.scenes.compactMap { scene -> (String, String)? in
                guard let shared = scene.shared?.files.first, context.files[shared].folder.lastComponent == scene.name
                else { return nil }
                return (scene.name + "Factory", scene.name)
            }
            let scenes = Dictionary(uniqueKeysWithValues: folders)
            return context.sceneFiles.flatMap { index, file in
                file.facts.declarations.compactMap { declaration in
                    guard declaration.kind == .extension, let scene = scenes[declaration.name],
                        !file.path.split(separator: "/").contains(Substring(scene))
                    else { return nil }
                    let folder = file.folder.lastComponent
                    return Violation(
                        file: index, offset: declaration.offset,
                        message: "\(declaration.name) is extended in \(folder), not in a folder \(scene)")
                }
            }
        },
    ]
}

extension Scene.Side {
    /// The type whose static methods make the scene: its Factory, its Builder, or a wireframe that makes a mock.
    fileprivate var maker: String? {
        if let factory = parts(.factory).first { return factory.declaration.name }
        return parts(.router).first { part in
            part.declaration.name.hasSuffix("Wireframe")
                && part.declaration.functions.contains { $0.name == "mock" && $0.isStatic }
        }?.declaration.name
    }

    fileprivate func makes(_ method: String, by maker: String) -> Bool {
        parts.contains { part in
            part.declaration.name == maker && part.declaration.functions.contains { $0.name == method }
        }
    }
}
