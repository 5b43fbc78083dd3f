extension Rule {
    static let imports = [
        Rule(
            id: "V040", title: "No audience’s module imports another’s.",
            why: "Apps that import each other can no longer be shipped, or understood, alone.",
            advice: "Move what both need to the shared module.",
            bad: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                import DoctorScenes

                struct PatientHomeInteractor {}
                """,
            good: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                import SharedScenes

                struct PatientHomeInteractor {}
                """
        ) { context in
            context.importViolations { file, module in
                guard let own = context.configuration.audience(of: file.path),
                    !context.configuration.isShared(file.path),
                    let other = context.configuration.audiences.first(where: { $0.place.module == module }),
                    other != own
                else { return nil }
                return "\(own.place.module) imports \(module)"
            }
        },
        Rule(
            id: "V041", title: "Shared scenes import no audience’s module.",
            why: "What is shared stands below the apps; with such an import it would be one app’s.",
            advice: "Let the app’s module hand it over, through the Factory or the Interactor.",
            bad: """
                // Modules/Shared/Home/HomeFactory.swift
                import PatientScenes

                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                """,
            good: """
                // Modules/Shared/Home/HomeFactory.swift
                import SwiftUI

                enum HomeFactory {
                    static func mock() -> some View { Text("Home") }
                }
                """
        ) { context in
            context.importViolations { file, module in
                guard let shared = context.configuration.shared, context.configuration.isShared(file.path),
                    context.configuration.audiences.contains(where: { $0.place.module == module })
                else { return nil }
                return "\(shared.module) imports \(module)"
            }
        },
        Rule(
            id: "V042", title: "A module imports only those of the repository’s modules that viper.yml says it uses.",
            why: "Which way the modules depend on each other is the first thing to know of a repository.",
            advice: "Turn the dependency round with a protocol, or say in viper.yml that it is meant.",
            dialects: Dialect.all,
            bad: """
                // Modules/Clinic/ClinicModel/Visit.swift
                import ClinicStore
                """,
            good: """
                // Modules/Clinic/ClinicModel/Visit.swift
                import Foundation
                """
        ) { context in
            let modules = context.configuration.modules
            let own = Set(modules.keys).union(context.configuration.places.map(\.module))
            return context.importViolations { file, module in
                guard let name = context.configuration.module(of: file.path), let uses = modules[name]?.uses,
                    own.contains(module), module != name, !uses.contains(module)
                else { return nil }
                return "\(name) imports \(module)"
            }
        },
        Rule(
            id: "V043", title: "What viper.yml gives to one module alone, no other imports.",
            why: "A library that one module hides can be replaced there, and nobody else has to know it.",
            advice: "Ask the module that has it.", dialects: Dialect.all,
            bad: """
                // Modules/Patient/Home/PatientHomeInteractor.swift
                import GRDB

                struct PatientHomeInteractor {}
                """,
            good: """
                // Modules/Clinic/ClinicStore/Store.swift
                import GRDB
                """
        ) { context in
            let modules = context.configuration.modules
            return context.importViolations { file, module in
                let holders = modules.filter { $0.value.alone.contains(module) }.keys.sorted()
                guard !holders.isEmpty else { return nil }
                let name = context.configuration.module(of: file.path)
                if let name, holders.contains(name) { return nil }
                return
                    "\(name ?? file.folder) imports \(module), which is \(holders.joined(separator: "’s and "))’s alone"
            }
        },
        Rule(
            id: "V044", title: "Gateways are made for a principal, and never without one.",
            why: "A gateway without a principal can refuse nobody.",
            advice: "Take the principal, or a session, as an argument.",
            bad: """
                // Modules/Clinic/ClinicStore/Store.swift
                struct Store {
                    func gateways() -> Gateways { make() }
                }
                """,
            good: """
                // Modules/Clinic/ClinicStore/Store.swift
                struct Store {
                    func gateways(for principal: Principal) -> Gateways { make(principal) }
                }
                """
        ) { context in
            context.files.enumerated().flatMap { index, file -> [Violation] in
                let makers =
                    file.facts.functions.filter { $0.resultNames == ["Gateways"] }
                    + file.facts.declarations.filter { $0.kind != .protocol }.flatMap { declaration in
                        declaration.functions.filter { function in
                            function.isInitializer
                                ? declaration.name == "Gateways" : function.resultNames == ["Gateways"]
                        }
                    }
                return makers.filter { maker in
                    !maker.parameters.flatMap(\.typeNames).contains { ["Principal", "Session"].contains($0) }
                }.map {
                    Violation(file: index, offset: $0.offset, message: "\($0.name) makes gateways for nobody")
                }
            }
        },
        Rule(
            id: "V054", title: "A program is one app: it imports one audience’s module.",
            why: "What an audience may not see should not be in the program that it runs.",
            advice: "Make a program for each app, or move what both show to the shared module.",
            bad: """
                // Apps/patient/PatientApp.swift
                import PatientScenes
                // Apps/patient/PatientCommand.swift
                import DoctorScenes
                """,
            good: """
                // Apps/patient/PatientApp.swift
                import PatientScenes
                // Apps/doctor/DoctorApp.swift
                import DoctorScenes
                """
        ) { context in
            let modules = context.configuration.audiences.map(\.place.module)
            var programs: [String: [(module: String, violation: Violation)]] = [:]
            for (index, file) in context.files.enumerated() {
                guard let program = context.configuration.program(of: file.path) else { continue }
                for item in file.facts.imports where modules.contains(item.module) {
                    let message = "\(program.lastComponent) imports \(item.module) too"
                    programs[program, default: []].append(
                        (item.module, Violation(file: index, offset: item.offset, message: message)))
                }
            }
            return programs.flatMap { program, imports in
                let own = context.configuration.audience(program.lastComponent)?.place.module
                return imports.filter { $0.module != own ?? imports[0].module }.map(\.violation)
            }
        },
    ]
}

extension Configuration {
    /// The folder of the program that a file is of: `Apps/patient`. Nil where nothing says where programs are.
    fileprivate func program(of path: String) -> String? {
        guard let folder = apps.first(where: { path.isInside($0) }) else { return nil }
        let rest = path.split(separator: "/").dropFirst(folder.split(separator: "/").count)
        return rest.count > 1 ? "\(folder)/\(rest.first ?? "")" : folder
    }
}

extension LintContext {
    /// The imports of which `fault` has something to say.
    fileprivate func importViolations(_ fault: (SourceFile, String) -> String?) -> [Violation] {
        files.enumerated().flatMap { index, file in
            file.facts.imports.compactMap { item in
                fault(file, item.module).map { Violation(file: index, offset: item.offset, message: $0) }
            }
        }
    }
}
