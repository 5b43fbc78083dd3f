// swift-tools-version: 6.2
import PackageDescription

// A package as somebody else would write it: scenes in SwiftUI, and a test that drives them.
let package = Package(
    name: "Stranger",
    platforms: [.iOS(.v18)],
    dependencies: [.package(name: "Caduceus", path: "../..")],
    targets: [
        .target(
            name: "Guestbook",
            dependencies: [
                .product(name: "TextUI", package: "Caduceus", condition: .when(platforms: [.linux])),
                .product(name: "TextCharts", package: "Caduceus", condition: .when(platforms: [.linux])),
                .product(name: "ViperKit", package: "Caduceus"),
            ],
            resources: [.copy("Assets.xcassets")],
            swiftSettings: [.appleNames, .chartsName],
            plugins: [.plugin(name: "AssetSymbols", package: "Caduceus")]),
        .testTarget(
            name: "GuestbookTests",
            dependencies: ["Guestbook", .product(name: "ViperTesting", package: "Caduceus")],
            exclude: ["Snapshots"],
            swiftSettings: [.appleNames]),
    ],
    swiftLanguageModes: [.v6]
)

extension SwiftSetting {
    static let appleNames = unsafeFlags(["-module-alias", "SwiftUI=TextUI"], .when(platforms: [.linux]))
    static let chartsName = unsafeFlags(["-module-alias", "Charts=TextCharts"], .when(platforms: [.linux]))
}
