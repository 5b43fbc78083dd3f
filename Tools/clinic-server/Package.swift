// swift-tools-version: 6.2
import PackageDescription

// A package of its own: who runs one of the apps neither fetches nor builds what a server needs.
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let lifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let textUI = Target.Dependency.product(name: "TextUI", package: "Caduceus")
let textWeb = Target.Dependency.product(name: "TextWeb", package: "Caduceus")

let package = Package(
    name: "clinic-server",
    products: [
        .executable(name: "clinic-server", targets: ["clinic-server"]),
        .executable(name: "web-previews", targets: ["web-previews"]),
        .executable(name: "web-samples", targets: ["web-samples"]),
    ],
    dependencies: [
        .package(name: "Caduceus", path: "../.."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .executableTarget(
            name: "clinic-server",
            dependencies: [
                .product(name: "ClinicServing", package: "Caduceus"),
                .product(name: "ClinicWeb", package: "Caduceus"),
                arguments,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                hummingbird,
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                lifecycle,
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]),
        .target(
            name: "WebServing",
            dependencies: [
                textWeb, hummingbird, lifecycle,
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ]),
        .executableTarget(
            name: "web-previews",
            dependencies: [
                "WebServing", textUI, textWeb, hummingbird, arguments, lifecycle,
                .product(name: "PreviewedScenes", package: "Caduceus"),
            ]),
        .executableTarget(
            name: "web-samples",
            dependencies: [
                "WebServing", textUI, textWeb, hummingbird, arguments,
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
}
