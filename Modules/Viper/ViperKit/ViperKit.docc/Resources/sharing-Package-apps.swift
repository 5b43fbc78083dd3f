// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Parcels",
    platforms: [.iOS(.v18)],
    dependencies: [
        .package(name: "Caduceus", path: "../Caduceus"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "ParcelModel"),
        .scenes("Parcel", adds: []),
        .scenes("Customer", adds: ["ParcelScenes"]),
        .scenes("Courier", adds: ["ParcelScenes"]),
        .app("customer", adds: ["CustomerScenes", "ParcelScenes"]),
        .app("courier", adds: ["CourierScenes", "ParcelScenes"]),
        .testTarget(
            name: "ParcelsTests",
            dependencies: ["ParcelScenes", "ParcelModel", .product(name: "ViperTesting", package: "Caduceus")],
            swiftSettings: [.appleNames]),
    ],
    swiftLanguageModes: [.v6]
)

extension Target {
    static func scenes(_ name: String, adds: [Dependency]) -> Target {
        .target(
            name: name + "Scenes", dependencies: ["ParcelModel"] + .frameworks + adds,
            swiftSettings: [.appleNames])
    }

    static func app(_ name: String, adds: [Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: ["ParcelModel"] + .frameworks + adds, swiftSettings: [.appleNames])
    }
}

extension [Target.Dependency] {
    static let frameworks: Self = [
        .product(name: "ViperKit", package: "Caduceus"),
        .product(name: "TextUI", package: "Caduceus", condition: .when(platforms: [.linux])),
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
    ]
}

extension SwiftSetting {
    static let appleNames = unsafeFlags(
        ["-module-alias", "SwiftUI=TextUI", "-module-alias", "Combine=OpenCombine"], .when(platforms: [.linux]))
}
