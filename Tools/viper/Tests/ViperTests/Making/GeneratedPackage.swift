import Foundation

@testable import viper

/// A package in a temporary folder with scenes made by viper, on this repository's ViperKit.
///
/// Its build folder stays, so that what the scenes stand on is built once.
final class GeneratedPackage {
    let root = ownRepository.url("Tools/viper/.build/templates/package")
    let repository: Repository

    init() throws {
        repository = Repository(root: root.standardizedFileURL)
        for name in ["Modules", "Tests"] { try? FileManager.default.removeItem(at: root.appending(path: name)) }
        for (path, text) in Self.files { try write(text, to: path) }
        let modules = [
            "PlainText": "Modules/Text/PlainText", "TextUI": "Modules/Front/TextUI",
            "TextUIKit": "Modules/Front/TextUIKit",
            "TextUITerminal": "Modules/Front/TextUITerminal", "TextUIMacros": "Modules/Front/TextUIMacros",
            "ViperKit": "Modules/Viper/ViperKit",
            "ViperTesting": "Modules/Viper/ViperTesting",
        ]
        for (name, path) in modules {
            let link = root.appending(path: "Vendor/\(name)")
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: ownRepository.url(path).standardizedFileURL)
        }
    }

    private func write(_ text: String, to path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private static let files = [
        "viper.yml": """
        shared: {path: Modules/Shared, module: SharedScenes}
        audiences:
          patient: {path: Modules/Patient, module: PatientScenes}
          doctor: {path: Modules/Doctor, module: DoctorScenes}
        tests: Tests/SceneTests
        excludes: [Vendor]

        """,
        // One app has a scope, the other has none.
        "Modules/Patient/Scope/PatientScope.swift": """
        package struct PatientScope: Sendable {
            package init() {}
        }

        """,
        "Modules/Doctor/DoctorName.swift": "let doctorName = \"Doctor\"\n",
        "Modules/Shared/SharedName.swift": "let sharedName = \"Shared\"\n",
        "Tests/SceneTests/Empty.swift": "\n",
        "Package.swift": """
        // swift-tools-version: 6.2
        import CompilerPluginSupport
        import PackageDescription

        let combine: [Target.Dependency] = [
            .product(name: "OpenCombine", package: "OpenCombine"),
            .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        ]
        let names: [SwiftSetting] = [
            ("SwiftUI", "TextUI"), ("UIKit", "TextUIKit"), ("Combine", "OpenCombine"),
        ].map { .unsafeFlags(["-module-alias", "\\($0)=\\($1)"], .when(platforms: [.linux])) }
        let front: [Target.Dependency] = ["TextUI", "TextUIKit", "ViperKit"] + combine

        let package = Package(
            name: "Generated", platforms: [.macOS(.v15)],
            dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
            targets: [
                .target(name: "PlainText", path: "Vendor/PlainText"),
                .target(name: "TextUITerminal", path: "Vendor/TextUITerminal"),
                .macro(name: "TextUIMacros", path: "Vendor/TextUIMacros"),
                .target(
                    name: "TextUI", dependencies: ["PlainText", "TextUITerminal", "TextUIMacros"] + combine,
                    path: "Vendor/TextUI"),
                .target(name: "TextUIKit", dependencies: ["TextUI"] + combine, path: "Vendor/TextUIKit"),
                .target(name: "ViperKit", dependencies: ["TextUI", "TextUIKit"] + combine, path: "Vendor/ViperKit"),
                .target(name: "ViperTesting", dependencies: front, path: "Vendor/ViperTesting"),
                .target(name: "SharedScenes", dependencies: front, path: "Modules/Shared", swiftSettings: names),
                .target(
                    name: "PatientScenes", dependencies: ["SharedScenes"] + front, path: "Modules/Patient",
                    swiftSettings: names),
                .target(
                    name: "DoctorScenes", dependencies: ["SharedScenes"] + front, path: "Modules/Doctor",
                    swiftSettings: names),
                .testTarget(
                    name: "SceneTests",
                    dependencies: ["SharedScenes", "PatientScenes", "DoctorScenes", "ViperTesting"] + front,
                    swiftSettings: names),
            ],
            swiftLanguageModes: [.v6]
        )

        for target in package.targets {
            target.swiftSettings =
                (target.swiftSettings ?? []) + [
                    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
                ]
        }

        """,
    ]
}
