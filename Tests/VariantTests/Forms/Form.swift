import Foundation
import VariantCatalogue

/// Where the sources of a form stand, and in which modules its types are.
struct Form {
    let name: String
    let folders: [String]
    let modules: [String]

    init(of variant: Variant) throws {
        guard let form = Self.all.first(where: { $0.name == variant.name }) else {
            throw Unknown(name: variant.name)
        }
        self = form
    }

    private init(_ name: String, folders: [String], modules: [String]) {
        self.name = name
        self.folders = folders
        self.modules = modules
    }

    private static let all = [
        Form(
            "swiftui", folders: ["Modules/Shared/Home", "Modules/Patient/Home", "Modules/Doctor/Home"],
            modules: ["SharedScenes", "PatientScenes", "DoctorScenes"]),
        own("swiftui-one-module", "OneModule"), own("adapter", "Adapter"), own("routing", "Routing"),
        own("wireframe", "Wireframe"), own("uikit", "UIKit"),
    ]

    /// A form with a folder and a module of its own, and whose Interactors may be the apps'.
    private static func own(_ name: String, _ folder: String) -> Form {
        Form(
            name, folders: ["Modules/Variants/\(folder)"],
            modules: ["\(folder)Variant", "PatientScenes", "DoctorScenes"])
    }

    private struct Unknown: Error {
        let name: String
    }
}
