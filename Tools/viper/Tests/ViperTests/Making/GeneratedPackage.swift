import Foundation

@testable import viper

/// A package with scenes made by viper, which depends on this repository as a stranger's would.
///
/// It is built in this repository's own build folder, where what the scenes stand on is built already: none of its
/// modules is called like one that is there.
final class GeneratedPackage {
    static let buildFolder = ownRepository.url(".build").standardizedFileURL.path
    let root = ownRepository.url("Tools/viper/.build/templates/package")
    let repository: Repository

    init() throws {
        repository = Repository(root: root.standardizedFileURL)
        for name in ["Modules", "Tests"] { try? FileManager.default.removeItem(at: root.appending(path: name)) }
        for (path, text) in Self.files { try write(text, to: path) }
    }

    private func write(_ text: String, to path: String) throws {
        let url = root.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    private static let files = [
        "viper.yml": """
        shared: {path: Modules/Shared, module: GeneratedShared}
        audiences:
          patient: {path: Modules/Patient, module: GeneratedPatient}
          doctor: {path: Modules/Doctor, module: GeneratedDoctor}
        tests: Tests/SceneTests

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
        import PackageDescription

        let names: [SwiftSetting] = [
            ("SwiftUI", "TextUI"), ("UIKit", "TextUIKit"), ("Combine", "OpenCombine"),
        ].map { .unsafeFlags(["-module-alias", "\\($0)=\\($1)"], .when(platforms: [.linux])) }
        let front: [Target.Dependency] =
            ["TextUI", "TextUIKit", "ViperKit"].map { .product(name: $0, package: "Caduceus") }

        let package = Package(
            name: "Generated", platforms: [.iOS(.v18)],
            dependencies: [.package(name: "Caduceus", path: "\(buildFolder.dropLast(".build".count))")],
            targets: [
                .target(name: "GeneratedShared", dependencies: front, path: "Modules/Shared", swiftSettings: names),
                .target(
                    name: "GeneratedPatient", dependencies: ["GeneratedShared"] + front, path: "Modules/Patient",
                    swiftSettings: names),
                .target(
                    name: "GeneratedDoctor", dependencies: ["GeneratedShared"] + front, path: "Modules/Doctor",
                    swiftSettings: names),
                .testTarget(
                    name: "GeneratedTests",
                    dependencies: ["GeneratedShared", "GeneratedPatient", "GeneratedDoctor"] + front
                        + [.product(name: "ViperTesting", package: "Caduceus")],
                    path: "Tests/SceneTests", swiftSettings: names),
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
