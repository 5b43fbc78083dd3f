import Foundation
import Testing

@testable import viper

@Suite struct ModulesTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Model", dependencies: []),
                .target(name: "Store", dependencies: ["Model"]),
                .target(
                    name: "Kit", dependencies: [.target(name: "Store", condition: .when(platforms: [.linux]))],
                    path: "Modules/Kit/"),
                .executableTarget(name: "shop", dependencies: ["Model", "Store", "Kit"], path: "Apps/shop"),
                .target(name: "Support", dependencies: ["Kit"], path: "Tests/Support"),
                .testTarget(name: "ModelTests", dependencies: ["Model", "Support"]),
            ])

        """
    private static let document = "# Who\n\n<!-- modules -->\nold\n<!-- /modules -->\n\nMore.\n"

    private func shop(
        _ configuration: String
    ) throws -> Sandbox {
        let sandbox = try Sandbox(["Package.swift": Self.manifest, "viper.yml": configuration])
        try sandbox.write(Self.document, to: "Who.md")
        for path in ["Sources/Model", "Sources/Store", "Modules/Kit", "Apps/shop", "Tests/Support", "Tests/ModelTests"]
        {
            try sandbox.write("public let place = 1\n", to: path + "/Place.swift")
        }
        return sandbox
    }

    @Test func `what the manifest says is written into viper.yml and its document, and held there`() throws {
        let sandbox = try shop(
            """
            audiences: {shop: Apps/shop} # the only one
            imports: Who.md
            modules:
              Store: {path: Elsewhere, uses: [], alone: [GRDB]}
              Gone: {path: Gone}
            # The map.
            map: Scenes.md

            """)
        let stale = try RealViper.run(["modules", "--check"], in: sandbox.root)
        #expect(stale.status == 1)
        #expect(stale.errors.contains("viper.yml does not say") && stale.errors.contains("Who.md does not say"))
        #expect(try RealViper.run(["modules", "--write"], in: sandbox.root).status == 0)
        #expect(
            try sandbox.read("viper.yml") == """
                audiences: {shop: Apps/shop} # the only one
                imports: Who.md
                modules:
                  Model: {path: Sources/Model, uses: []}
                  Store: {path: Sources/Store, uses: [Model], alone: [GRDB]}
                  Kit: {path: Modules/Kit, uses: [Store]}
                  shop: {path: Apps/shop, uses: [Model, Store, Kit]}
                # The map.
                map: Scenes.md

                """)
        #expect(
            try sandbox.read("Who.md") == """
                # Who

                <!-- modules -->

                    Model  nothing of ours
                    Store  Model; alone imports GRDB
                    Kit    Store on linux
                    shop   Kit

                <!-- /modules -->

                More.

                """)
        #expect(try RealViper.run(["modules", "--check"], in: sandbox.root).status == 0)
    }

    @Test(arguments: ["", "modules: {Model: {path: Sources/Model}}\n"])
    func `without a list of modules in viper.yml they go where one would be`(_ modules: String) throws {
        let sandbox = try shop("audiences: {shop: Apps/shop}\n" + modules)
        #expect(try RealViper.run(["modules", "--write"], in: sandbox.root).status == 0)
        #expect(try sandbox.repository.configuration().modules["Kit"]?.uses == ["Store"])
    }

    @Test(arguments: [
        ("audiences: {shop: Apps/shop}\nimports: None.md\n", "There is no None.md"),
        ("audiences: {shop: Apps/shop}\nimports: viper.yml\n", "has no place for the modules"),
        ("{audiences: {shop: Apps/shop}, modules: {Model: {path: Sources/Model}}}\n", "cannot be written anew"),
    ])
    func `where there is no place for them nothing is written, and that is said`(_ text: String, _ words: String) throws
    {
        let sandbox = try shop(text)
        let answer = try RealViper.run(["modules", "--write"], in: sandbox.root)
        #expect(answer.status == 66 && answer.errors.contains(words), "\(answer.errors)")
        #expect(try sandbox.read("viper.yml") == text)
    }

    @Test func `a manifest that cannot be read is said with the words of the package manager`() throws {
        let sandbox = try shop("audiences: {shop: Apps/shop}\n")
        try sandbox.write("// swift-tools-version: 6.2\nlet package = Package(\n", to: "Package.swift")
        let answer = try RealViper.run(["modules"], in: sandbox.root)
        #expect(answer.status == 66 && answer.errors.contains("error:"), "\(answer.errors)")
        #expect(answer.errors.contains("Mend Package.swift"))
        try FileManager.default.removeItem(at: sandbox.root.appending(path: "Package.swift"))
        #expect(try RealViper.run(["modules"], in: sandbox.root).errors.contains("has no Package.swift"))
    }
}
