extension Rule {
    static let presenter = [
        Rule(
            id: "V018", title: "A Presenter is a final class of the main actor.",
            why: "It is one object with one life, and what it shows changes where it is shown.",
            advice: "Declare “@MainActor final class …Presenter”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: AnyObject {}
                // Modules/Shared/Home/HomePresenter.swift
                final class HomePresenter: HomePresentable {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomePresentable: AnyObject {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter: HomePresentable {}
                """
        ) { context in
            context.parts(.presenter).compactMap { item in
                let declaration = item.declaration
                guard declaration.kind == .class else {
                    return item.violation("\(item.name) is a \(declaration.kind), not a class")
                }
                if !declaration.modifiers.contains("final") { return item.violation("\(item.name) is not final") }
                // Other forms may be older than actors are.
                guard context.isDocumented(item.scene) else { return nil }
                let isIsolated =
                    declaration.attributes.contains("MainActor")
                    || item.scene.interface("Presentable")?.attributes.contains("MainActor") == true
                return isIsolated ? nil : item.violation("\(item.name) is not of the main actor")
            }
        },
        Rule(
            id: "V019", title: "A Presenter is generic over its Interactive.",
            why: "Each app brings an Interactor of its own to the same Presenter.",
            advice: "Declare “…Presenter<Interactor: …Interactive>”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {}
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter<Interactor: HomeInteractive> {}
                """
        ) { context in
            context.parts(.presenter).compactMap { item in
                let wanted = item.scene.name + "Interactive"
                guard item.scene.interface("Interactive") != nil,
                    !item.declaration.generics.contains(where: { $0.constraints.contains(wanted) })
                else { return nil }
                // UIKit's form may hold its Interactor behind the protocol itself.
                if !context.isSwiftUI(item.scene),
                    item.declaration.properties.contains(where: { $0.typeNames.contains(wanted) })
                {
                    return nil
                }
                return item.violation("\(item.name) is not generic over \(wanted)")
            }
        },
        Rule(
            id: "V020", title: "A Presenter imports no UI.",
            why: "A Presenter without a UI is tested without one, and stands behind any.",
            advice: "Publish data, and let the View make views of it.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                import SwiftUI

                @MainActor
                final class HomePresenter {}
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                import Combine

                @MainActor
                final class HomePresenter {}
                """
        ) { context in
            context.importers(of: LintContext.userInterface, in: .presenter).filter {
                context.dialect == .documents || context.isOfInterface(in: $0.file, .presenter)
            }
        },
        Rule(
            id: "V021", title: "A Presenter holds its Interactor strongly, unchanged, and for itself.",
            why: "Nobody else holds the Interactor, and who could see it would go past the Presenter.",
            advice: "Write “private let interactor: Interactor”.",
            bad: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter<Interactor: HomeInteractive> {
                    var interactor: Interactor
                }
                """,
            good: """
                // Modules/Shared/Home/HomeInterface.swift
                protocol HomeInteractive: Sendable {}
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter<Interactor: HomeInteractive> {
                    private let interactor: Interactor
                }
                """
        ) { context in
            context.parts(.presenter).flatMap { item in
                let wanted = item.scene.name + "Interactive"
                let generic = item.declaration.generics.first { $0.constraints.contains(wanted) }?.name
                return item.declaration.properties.filter { property in
                    property.isStored && !property.isStatic && !property.type.contains(".")
                        && (generic != nil && property.typeNames.first == generic
                            || property.typeNames.contains(wanted))
                }.compactMap { property in
                    let modifiers = Set(property.modifiers)
                    if !modifiers.isDisjoint(with: ["weak", "unowned", "unowned(unsafe)", "unowned(safe)"]) {
                        return item.at(property.offset, "\(item.name) does not hold its Interactor strongly")
                    }
                    if !property.isLet { return item.at(property.offset, "\(item.name)’s Interactor can be changed") }
                    return modifiers.isDisjoint(with: ["package", "public", "open"])
                        ? nil : item.at(property.offset, "\(item.name)’s Interactor can be seen from other modules")
                }
            }
        },
        Rule(
            id: "V022", title: "Who holds a role is held weakly by it: its View, its output, its delegate.",
            why: "They hold who holds them: held strongly, neither ever goes.",
            advice: "Make it weak, or unowned where it cannot go first.", dialects: Dialect.all,
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let delegate: any HomeDelegate
                }
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private weak var delegate: (any HomeDelegate)?
                }
                """
        ) { context in
            let roles: [Role] = [.presenter, .router, .interactor, .view]
            return roles.flatMap { context.parts($0) }.flatMap { item in
                context.backward(item).map { property, held in
                    item.at(property.offset, "\(item.name) holds its \(property.name) strongly")
                }
            }
        },
        Rule(
            id: "V023", title: "A Presenter knows its Interactive, not gateways, stores, scopes or views.",
            why: "A Presenter that reaches past its Interactor is the same in no two apps.",
            advice: "Let the Interactor do it and answer with an entity.",
            bad: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let visits: any VisitsGateway
                }
                """,
            good: """
                // Modules/Shared/Home/HomePresenter.swift
                @MainActor
                final class HomePresenter {
                    private let visits: [Visit] = []
                }
                """
        ) { context in
            context.parts(.presenter).flatMap { item in
                context.names(in: item).filter { file, name in
                    // One that it makes is V031's to tell of.
                    name.text.isGateway && !context.isMade(name, in: file) || context.isScope(name.text)
                        || ["AnyView", "UIViewController"].contains(name.text)
                }.map {
                    Violation(file: $0.file, offset: $0.name.offset, message: "\(item.name) names \($0.name.text)")
                }
            }
        },
    ]
}

extension LintContext {
    /// Where files that declare or extend a role import one of `modules`. A file in which a View stands too imports for
    /// that.
    func importers(of modules: Set<String>, in role: Role) -> [Violation] {
        var seen: Set<Int> = []
        let drawing = Set(located.filter { $0.part.role == .view }.map(\.file))
        return located.filter { item in
            item.part.role == role && item.declaration.kind != .protocol && !drawing.contains(item.file)
                && seen.insert(item.file).inserted
        }.flatMap { item in
            files[item.file].facts.imports.filter { modules.contains($0.module) }.map {
                item.at($0.offset, "\(item.name) imports \($0.module)")
            }
        }
    }

    fileprivate func isMade(_ name: SourceFacts.Name, in file: Int) -> Bool {
        files[file].facts.calls.contains { $0.offset == name.offset }
    }

    /// Whether a file of that role, in a dialect whose templates import UIKit everywhere, needs the import for views, or
    /// not at all. Of images, colours and the like it may speak.
    func isOfInterface(in file: Int, _ role: Role) -> Bool {
        let types = Set(located.filter { $0.file == file && $0.part.role == role }.map(\.name))
        let names = files[file].facts.names.filter { $0.within.map(types.contains) == true }.map(\.text)
        if names.contains(where: LintContext.views.contains) { return true }
        guard role == .presenter, dialect == .viper, !importsByHabit else { return false }
        return !names.contains { name in
            ["UI", "CG", "NS", "CA"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
                || LintContext.values.contains(name)
        } && files[file].facts.imports.contains { $0.module == "UIKit" }
    }

    /// Whether most Presenters import UIKit, as they do where a template says so.
    private var importsByHabit: Bool {
        let presenters = parts(.presenter)
        return presenters.count > 3
            && presenters.count { files[$0.file].facts.imports.contains { $0.module == "UIKit" } } * 2
                > presenters.count
    }

    private static let views: Set<String> = [
        "UIViewController", "UINavigationController", "UITabBarController", "UIView", "UITableView", "UITableViewCell",
        "UICollectionView", "UICollectionViewCell", "UIStoryboard", "UIAlertController", "UIAlertAction", "UIButton",
        "UILabel", "UITextField", "UITextView", "UIImageView", "UIStackView", "UIScrollView", "UIWindow",
        "UIActivityViewController", "UIImagePickerController", "UIBarButtonItem", "UISwitch", "UISlider",
        "UISegmentedControl", "UIRefreshControl", "UISearchBar", "UISearchController", "UIPageViewController",
        "UIPickerView", "UIDatePicker", "UIProgressView", "UIStoryboardSegue", "UIGestureRecognizer",
        "UITapGestureRecognizer", "NSLayoutConstraint", "UIApplication", "UIPasteboard", "UIScreen",
    ]

    private static let values: Set<String> = ["IndexPath", "IndexSet", "Selector"]
}
