import Foundation

/// The manifest of a package whose scenes stand on ViperKit.
struct FirstManifest {
    /// Where Caduceus is: a folder, or an address that git understands.
    struct Kit: Equatable {
        let place: String

        var isFolder: Bool { !place.contains("://") && !place.contains("@") }

        /// What the package manager calls it.
        var identity: String {
            let name = place.lastComponent
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }

        fileprivate var dependency: String {
            isFolder
                ? ".package(path: \(literal(place)))" : ".package(url: \(literal(place)), branch: \"main\")"
        }
    }

    let name: String
    let kit: Kit
    let configuration: Configuration
    let app: FirstApp

    /// The whole manifest.
    var text: String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: \(literal(name)),
            platforms: [.iOS(.v18), .macOS(.v15)],
            dependencies: [
        \(dependencies.map { "        \($0),\n" }.joined())    ],
            targets: [
        \(targets.map { "        \($0),\n" }.joined())    ],
            swiftLanguageModes: [.v6]
        )

        \(helpers)

        """
    }

    /// What a manifest that is there needs more.
    var lines: String {
        """
        // dependencies:
        \(dependencies.map { "    \($0),\n" }.joined())
        // targets:
        \(targets.map { "    \($0),\n" }.joined())
        // at the end:
        \(helpers)
        """
    }

    private var dependencies: [String] {
        [kit.dependency, ".package(url: \"https://github.com/OpenCombine/OpenCombine\", from: \"0.14.0\")"]
    }

    private var targets: [String] {
        var targets: [String] = []
        let shared = configuration.shared.map { [$0.module] } ?? []
        if let place = configuration.shared {
            targets.append(
                ".target(name: \(literal(place.module)), dependencies: .front, path: \(literal(place.path)), swiftSettings: .appleNames)"
            )
        }
        let own = app.audience.place
        targets.append(
            ".target(name: \(literal(own.module)), dependencies: \(list(shared)) + .front, path: \(literal(own.path)), swiftSettings: .appleNames)"
        )
        targets.append(
            ".executableTarget(name: \(literal(app.audience.name)), dependencies: \(list([own.module] + shared)) + .front, path: \(literal(app.program)), swiftSettings: .appleNames)"
        )
        if let tests = configuration.tests {
            targets.append(
                ".testTarget(name: \(literal(tests.lastComponent)), dependencies: \(list([own.module] + shared)) + .front + [.kit(\"ViperTesting\")], path: \(literal(tests)), swiftSettings: .appleNames)"
            )
        }
        return targets
    }

    /// On Linux scenes say SwiftUI, UIKit and Combine, and mean TextUI, TextUIKit and OpenCombine.
    private var helpers: String {
        """
        extension Target.Dependency {
            static func kit(_ name: String, _ condition: TargetDependencyCondition? = nil) -> Self {
                .product(name: name, package: \(literal(kit.identity)), condition: condition)
            }
        }

        extension [Target.Dependency] {
            /// What scenes stand on.
            static var front: Self {
                let linux = TargetDependencyCondition.when(platforms: [.linux])
                return [.kit("ViperKit"), .kit("TextUI", linux), .kit("TextUIKit", linux)]
                    + ["OpenCombine", "OpenCombineDispatch"].map {
                        .product(name: $0, package: "OpenCombine", condition: linux)
                    }
            }
        }

        extension [SwiftSetting] {
            /// Lets scenes import SwiftUI, UIKit and Combine on Linux.
            static var appleNames: Self {
                ["SwiftUI=TextUI", "UIKit=TextUIKit", "Combine=OpenCombine"].map {
                    .unsafeFlags(["-module-alias", $0], .when(platforms: [.linux]))
                }
            }
        }
        """
    }

    private func list(_ names: [String]) -> String { "[\(names.map(literal).joined(separator: ", "))]" }
}

private func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}
