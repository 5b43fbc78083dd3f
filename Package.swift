// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Caduceus",
    defaultLocalization: "en",
    platforms: [.iOS(.v18)],
    products: [
        .library(
            name: "TextUI",
            targets: [
                "TextUI", "TextCells", "TextGraph", "TextUICore", "TextHost", "TextFronts", "TextCoreGraphics",
                "TextUIKit", "UniformTypeIdentifiers",
            ]),
        .library(name: "TextUIKit", targets: ["TextUIKit", "TextCoreGraphics"]),
        .library(name: "TextCharts", targets: ["TextCharts"]),
        .library(name: "TextUITerminal", targets: ["TextUITerminal"]),
        .library(name: "TextWeb", targets: ["TextWeb"]),
        .library(name: "ViperKit", targets: ["ViperKit"]),
        .library(name: "ViperTesting", targets: ["ViperTesting"]),
        .library(name: "ClinicServing", targets: ["ClinicServing", "ClinicService", "ClinicAPI"]),
        .library(name: "ClinicWeb", targets: ["ClinicWeb"]),
        .library(name: "PreviewedScenes", targets: ["PreviewedScenes"]),
        .executable(name: "patient", targets: ["patient"]),
        .executable(name: "doctor", targets: ["doctor"]),
        .executable(name: "clinic", targets: ["clinic"]),
        .executable(name: "variants", targets: ["variants"]),
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .plugin(name: "ViperCommand", targets: ["ViperCommand"]),
        .plugin(name: "ViperLint", targets: ["ViperLint"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        // Its commands alone build it: no target depends on it.
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
    ],
    targets: [
        .module("PlainText", in: "Text"),
        .module("StringCatalogs", in: "Text", needs: ["PlainText"]),
        .module("SystemLibraries", in: "System"),
        .module("TextUITerminal", in: "Front"),
        .macro(name: "TextUIMacros", path: "Modules/Front/TextUIMacros"),
        // Measurements are written by the ICU that Foundation brings along, which it does not link for others.
        .module("CombineFoundation", in: "Front", needs: .combine, links: [.linkedLibrary("_FoundationICU")]),
        .module("UniformTypeIdentifiers", in: "Front"),
        .module(
            "TextCells", in: "Front", needs: ["PlainText", "SystemLibraries", "TextUITerminal"],
            settings: [.opensBodies]),
        .module(
            "TextGraph", in: "Front",
            needs: .rooms(to: "TextCells") + .combine + [
                "CombineFoundation", "PlainText", "StringCatalogs", "SystemLibraries",
            ]),
        .module(
            "TextUICore", in: "Front",
            needs: .rooms(to: "TextGraph") + .combine + [
                "CombineFoundation", "PlainText", "StringCatalogs", "SystemLibraries", "TextUITerminal",
                "TextUIMacros", "UniformTypeIdentifiers",
            ], hasWords: true),
        .module(
            "TextHost", in: "Front", needs: .rooms(to: "TextUICore") + .combine + ["PlainText", "TextUITerminal"]),
        .module(
            "TextFronts", in: "Front",
            needs: .rooms(to: "TextHost") + .combine + ["PlainText", "SystemLibraries", "TextUITerminal"]),
        .module("TextCoreGraphics", in: "Front", needs: .rooms(to: "TextUICore")),
        .module(
            "TextUIKit", in: "Front",
            needs: .rooms(to: "TextFronts") + .combine + [
                "PlainText", "TextCoreGraphics", "UniformTypeIdentifiers",
            ]),
        .module("TextUI", in: "Front", needs: .rooms(to: "TextFronts") + ["TextCoreGraphics", "TextUIKit"]),
        .module("TextCharts", in: "Front", needs: .rooms(to: "TextUICore") + .combine + ["PlainText"]),
        .target(
            name: "TextWeb",
            dependencies: .rooms(to: "TextFronts") + ["PlainText", "TextCoreGraphics", "TextUIKit", "TextUI"],
            path: "Modules/Front/TextWeb",
            resources: [.embedInCode("style.css"), .embedInCode("script.js")]),
        .module("ViperKit", in: "Viper", needs: .frameworks),
        .module("ViperTesting", in: "Viper", needs: .textUI + ["ViperKit"]),

        .module("ClinicModel", in: "Clinic", hasWords: true),
        .module(
            "ClinicStore", in: "Clinic", needs: ["ClinicModel", "CSodium", "CSQLite", .grdb, .sqlite], hasWords: true),
        .module("ClinicFHIR", in: "Clinic", needs: ["PlainText", "ClinicModel", "CSodium"]),
        .module("ClinicAPI", in: "Clinic", needs: ["PlainText", "ClinicModel"]),
        .module(
            "ClinicService", in: "Clinic", needs: ["PlainText", "ClinicModel", "ClinicFHIR", "ClinicAPI"]),
        .module("ClinicPostgres", in: "Clinic", needs: ["SystemLibraries", "ClinicModel", "ClinicStore"]),
        .module("ClinicRemote", in: "Clinic", needs: ["SystemLibraries", "ClinicModel", "ClinicAPI"]),
        .module("ClinicDemo", in: "Clinic", needs: ["ClinicModel", "ClinicStore", "ClinicFHIR"]),
        .module(
            "ClinicDevice", in: "Clinic",
            needs: ["ClinicModel", "ClinicStore", "ClinicFHIR", "ClinicDemo", "SharedScenes", "ViperKit"]
                + .frameworks,
            settings: [.appleNames]),
        .module(
            "ClinicProgram", in: "Clinic",
            needs: [
                "PlainText", "StringCatalogs", "SystemLibraries", "ClinicModel", "ClinicStore", "ClinicFHIR",
                "ClinicDemo", "ClinicRemote", .arguments,
            ], hasWords: true),
        .module(
            "ClinicCommands", in: "Clinic",
            needs: ["PlainText", "ClinicModel", "ClinicFHIR", "ClinicProgram", .arguments], hasWords: true),
        .module(
            "ClinicServing", in: "Clinic",
            needs: [
                "ClinicModel", "ClinicStore", "ClinicPostgres", "ClinicFHIR", "ClinicDemo", "ClinicProgram",
                "ClinicAPI",
                "ClinicService",
            ]),
        .module(
            "ClinicFront", in: "Clinic",
            needs: .textUI + [
                "PlainText", "ClinicModel", "ClinicDemo", "ClinicProgram", "ClinicCommands", "SharedScenes", .arguments,
            ], hasWords: true),
        .module(
            "ClinicWeb", in: "Clinic",
            needs: [
                "TextWeb", "ViperKit", "ClinicModel", "ClinicFHIR", "ClinicDemo", "ClinicAPI", "ClinicService",
                "SharedScenes", "PatientScenes", "DoctorScenes",
            ] + .frameworks),
        .systemLibrary(
            name: "CSodium", path: "Modules/Clinic/CSodium", pkgConfig: "libsodium",
            providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(
            name: "CSQLite", path: "Modules/Clinic/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"])]),

        .scenes("Shared", adds: [.textCharts], charts: true),
        .scenes("Patient", adds: ["SharedScenes"]),
        .scenes("Doctor", adds: ["SharedScenes"]),

        .app("patient", audience: "PatientScenes"),
        .app("doctor", audience: "DoctorScenes"),
        .variant("OneModule"),
        .variant("Adapter"),
        .variant("Routing"),
        .variant("Windows", named: "WindowScenes", uikit: true),
        .variant("Wireframe", uikit: true, adds: ["WindowScenes"]),
        .variant("UIKit", uikit: true, adds: ["WindowScenes"]),
        .variant(
            "Catalogue", named: "VariantCatalogue", uikit: true,
            adds: [
                "OneModuleVariant", "AdapterVariant", "RoutingVariant", "WindowScenes", "WireframeVariant",
                "UIKitVariant",
            ]),
        .app("variants", audience: "VariantCatalogue", adds: ["PatientScenes", "DoctorScenes"]),
        .tool(
            "clinic",
            needs: [
                "PlainText", "ClinicModel", "ClinicStore", "ClinicPostgres", "ClinicFHIR", "ClinicDemo",
                "ClinicProgram",
                .arguments,
            ]),

        .plugin(name: "AssetSymbols", capability: .buildTool()),
        // They run a viper that is built elsewhere: who runs one of the apps neither fetches nor builds swift-syntax.
        .plugin(
            name: "ViperCommand",
            capability: .command(
                intent: .custom(verb: "viper", description: "Makes VIPER scenes, holds their rules, draws their map."))),
        .plugin(name: "ViperLint", capability: .buildTool()),

        .tool("demo", needs: .textUI),
        .tool("supported-api", needs: [], except: ["InABrowser.txt", "Platforms.txt"]),
        .target(
            name: "PreviewedScenes",
            dependencies: .textUI + ["SharedScenes", "PatientScenes", "DoctorScenes", "ViperKit"],
            path: "Tools/PreviewedScenes"),
        .tool("previews", needs: .textUI + ["PreviewedScenes", .arguments]),
        .tool(
            "benchmarks",
            needs: .textUI + [
                "ClinicModel", "ClinicStore", "ClinicPostgres", "ClinicDemo", "TestTerminal", "TestPostgres",
                .arguments, .sqlite,
            ], except: ["Web"]),

        .target(name: "TestTerminal", dependencies: ["PlainText"], path: "Tests/TestTerminal"),
        .target(name: "TestPages", dependencies: ["PlainText"], path: "Tests/TestPages"),
        .target(
            name: "TestPostgres", dependencies: ["ClinicModel", "ClinicPostgres", "ClinicStore"],
            path: "Tests/TestPostgres"),
        .target(
            name: "TestSupport",
            dependencies: .textUI + [
                "TestTerminal", "TestPostgres", "PlainText", "ViperKit", "ViperTesting", "ClinicModel", "ClinicStore",
                "ClinicPostgres", "ClinicFHIR", "ClinicAPI", "ClinicService", "ClinicRemote",
            ],
            path: "Tests/TestSupport"),
        .tests("PlainText"),
        .tests("StringCatalogs"),
        .tests("CombineFoundation", needs: .combine),
        .tests("TextCells", of: [], alias: true, needs: ["PlainText"]),
        .tests("TextGraph", of: [], alias: true, needs: ["PlainText"]),
        .tests("TextUI", of: ["ViperTesting"], alias: true, needs: ["PlainText"]),
        .tests("TextHost", of: ["ViperTesting"], alias: true, needs: ["PlainText"]),
        .tests("TextFronts", of: [], alias: true, needs: ["PlainText"]),
        .tests("TextUIKit", of: [], needs: .textUI + ["UniformTypeIdentifiers"]),
        .tests("TextCharts", of: ["TextCharts", "ViperTesting"], alias: true, charts: true, except: ["Snapshots"]),
        .tests("TextUITerminal"),
        .tests("TextWeb", of: ["TextWeb"], alias: true, needs: ["PlainText", "TestPages"]),
        .tests("ViperKit", alias: true, needs: ["ViperTesting"]),
        .tests("ViperTesting", alias: true, needs: ["ViperKit"]),
        .tests("Corpus", of: ["TextWeb", "ViperTesting"], alias: true, needs: ["TestPages"], except: ["Snapshots"]),
        .tests("ClinicModel"),
        .tests("ClinicStore", needs: ["ClinicModel", "CSQLite", .grdb]),
        .tests("ClinicPostgres", needs: ["ClinicModel", "ClinicStore"]),
        .tests("ClinicService", needs: ["PlainText", "ClinicModel", "ClinicStore", "ClinicAPI", "ClinicRemote"]),
        .tests(
            "ClinicWeb",
            needs: [
                "StringCatalogs", "TestPages", "ClinicModel", "ClinicStore", "ClinicAPI", "ClinicService",
                "ClinicRemote", "ViperKit",
            ] + .textUI + .combine),
        .tests("ClinicFHIR", needs: ["PlainText", "ClinicModel", "ClinicStore", "ClinicDemo", "ClinicProgram"]),
        .tests(
            "Scene", of: ["SharedScenes", "PatientScenes", "DoctorScenes"], alias: true, uikit: true,
            needs: ["ViperKit", "ViperTesting", "ClinicModel", "ClinicStore", "ClinicFHIR", "ClinicDevice"]),
        .tests(
            "Variant",
            of: ["VariantCatalogue", "AdapterVariant", "RoutingVariant", "WireframeVariant", "UIKitVariant"],
            alias: true,
            needs: [
                "WindowScenes", "SharedScenes", "PatientScenes", "DoctorScenes", "ViperKit", "ViperTesting",
                "ClinicModel",
                "ClinicStore",
            ]),
        .executableTarget(
            name: "sampler", dependencies: .textUI + .combine, path: "Tests/Sampler",
            swiftSettings: [.appleNames]),
        .executableTarget(
            name: "starter", dependencies: .textUI + .combine, path: "Tests/Starter", swiftSettings: [.appleNames]),
        .executableTarget(
            name: "lobby", dependencies: .textUI + ["ViperKit"] + .combine, path: "Tests/Lobby",
            swiftSettings: [.appleNames, .uikitName, .swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "contender", dependencies: ["ClinicModel", "ClinicStore", "ClinicProgram", .arguments],
            path: "Tests/Contender"),
        .tests(
            "Program", of: ["patient", "doctor", "variants", "clinic", "contender", "sampler", "starter", "lobby"],
            needs: .textUI + [
                "PlainText", "ClinicModel", "ClinicStore", "ClinicProgram", "ClinicCommands", "ClinicFront",
                "ClinicRemote",
                .grdb,
            ],
            except: ["Transcripts", "Serving/book.py"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where ![.system, .plugin].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]
    // Those tests talk to a network.
    if target.name != "CombineFoundationTests" { target.swiftSettings?.append(.linksNoNetworking) }
}

extension Target {
    /// A library of `Modules/FOLDER/NAME`.
    ///
    /// - Parameter hasWords: Whether its words are translated, in a String Catalog of its own.
    static func module(
        _ name: String, in folder: String, needs: [Dependency] = [], settings: [SwiftSetting]? = nil,
        links: [LinkerSetting]? = nil, hasWords: Bool = false
    ) -> Target {
        .target(
            name: name, dependencies: needs, path: "Modules/\(folder)/\(name)",
            resources: hasWords ? [.words] : nil, swiftSettings: settings, linkerSettings: links)
    }

    /// The scenes of one audience, or those that all share: `Modules/NAME`, target `NAMEScenes`.
    static func scenes(_ name: String, adds: [Dependency] = [], charts: Bool = false) -> Target {
        .target(
            name: name + "Scenes", dependencies: ["ViperKit", "ClinicModel"] + .frameworks + adds,
            path: "Modules/\(name)", resources: [.words],
            swiftSettings: [.appleNames, .uikitName] + (charts ? [.chartsName] : []))
    }

    /// Home in another form, for both apps: `Modules/Variants/NAME`, target `NAMEVariant`.
    static func variant(
        _ name: String, named target: String? = nil, uikit: Bool = false, adds: [Dependency] = []
    ) -> Target {
        .target(
            name: target ?? name + "Variant",
            dependencies: ["PatientScenes", "DoctorScenes", "SharedScenes", "ViperKit", "ClinicModel"] + .frameworks
                + adds,
            path: "Modules/Variants/\(name)", swiftSettings: uikit ? [.appleNames, .uikitName] : [.appleNames])
    }

    /// A program with a command line on Linux, and an app of windows on Apple's systems.
    static func app(_ name: String, audience: Dependency, adds: [Dependency] = []) -> Target {
        .executableTarget(
            name: name,
            dependencies: [
                audience, "SharedScenes", "ViperKit", "ClinicModel", "ClinicStore", "ClinicFHIR",
                .target(name: "ClinicDevice", condition: .when(platforms: [.iOS])),
            ] + .commandLine + .frameworks + adds,
            path: "Apps/\(name)", swiftSettings: [.appleNames])
    }

    static func tool(_ name: String, needs: [Dependency], except: [String] = []) -> Target {
        .executableTarget(name: name, dependencies: needs, path: "Tools/\(name)", exclude: except)
    }

    /// The tests in `Tests/NAMETests`, of the target `NAME` unless they name others.
    static func tests(
        _ name: String, of targets: [Dependency]? = nil, alias: Bool = false, uikit: Bool = false,
        charts: Bool = false, needs: [Dependency] = [],
        except: [String] = []
    ) -> Target {
        .testTarget(
            name: name + "Tests",
            dependencies: (targets ?? [.init(stringLiteral: name)]) + needs + ["TestSupport"]
                + (alias ? .textUI + .combine : []),
            path: "Tests/\(name)Tests", exclude: except,
            swiftSettings: (alias ? [.appleNames] : []) + (uikit ? [.uikitName] : [])
                + (charts ? [.chartsName] : []))
    }
}

extension Resource {
    static let words = process("Localizable.xcstrings")
}

extension Target.Dependency {
    static let textCharts = target(name: "TextCharts", condition: .when(platforms: [.linux]))
    static let arguments = product(name: "ArgumentParser", package: "swift-argument-parser")
    /// SQLite's own C API.
    static let sqlite = product(name: "GRDBSQLite", package: "GRDB.swift")
    static let grdb = product(name: "GRDB", package: "GRDB.swift")
}

extension [Target.Dependency] {
    private static let rooms = ["TextCells", "TextGraph", "TextUICore", "TextHost", "TextFronts"]

    /// TextUI's rooms from the lowest to the one that is named.
    ///
    /// Who stands upon a room names those below it, too. A change there may move what lies in an object of the room
    /// without changing what the room says of itself, and SwiftPM compiles a module anew only where something that it
    /// names has changed: it would look for things where they no longer are.
    static func rooms(to last: String) -> Self {
        rooms[...rooms.firstIndex(of: last)!].map { .target(name: $0) }
    }

    /// TextUI with the modules that it is made of.
    static let textUI = (["TextUI", "TextCoreGraphics", "TextUIKit"] + rooms).map { name in
        Element.target(name: name, condition: .when(platforms: [.linux]))
    }

    static let combine = ["OpenCombine", "OpenCombineDispatch"].map { name in
        Element.product(name: name, package: "OpenCombine", condition: .when(platforms: [.linux]))
    }

    static let commandLine: Self =
        ["ClinicProgram", "ClinicCommands", "ClinicFront"].map { name in
            Element.target(name: name, condition: .when(platforms: [.linux]))
        } + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(platforms: [.linux]))]

    /// The modules that stand for SwiftUI, UIKit and Combine on Linux.
    static let frameworks = combine + textUI
}

extension SwiftSetting {
    /// Lets `import SwiftUI`, `import CoreGraphics` and `import Combine` mean TextUI, TextCoreGraphics and OpenCombine on
    /// Linux.
    static let appleNames = unsafeFlags(
        ["SwiftUI=TextUI", "CoreGraphics=TextCoreGraphics", "Combine=OpenCombine"].flatMap { ["-module-alias", $0] },
        .when(platforms: [.linux]))

    /// Leaves FoundationNetworking, and the libraries that it brings, to programs that call it.
    static let linksNoNetworking = unsafeFlags(
        ["FoundationNetworking", "_CFURLSessionInterface", "curl"].flatMap {
            ["-Xfrontend", "-disable-autolink-library", "-Xfrontend", $0]
        }, .when(platforms: [.linux]))

    /// Lets the modules above use the bodies of this one's functions, as within one module.
    static let opensBodies = unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))

    /// Lets `import UIKit` mean TextUIKit on Linux, for targets that depend on it.
    static let uikitName = unsafeFlags(["-module-alias", "UIKit=TextUIKit"], .when(platforms: [.linux]))

    /// Lets `import Charts` mean TextCharts on Linux, for targets that depend on it.
    static let chartsName = unsafeFlags(["-module-alias", "Charts=TextCharts"], .when(platforms: [.linux]))
}
