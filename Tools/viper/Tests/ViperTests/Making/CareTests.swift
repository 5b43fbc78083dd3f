import Foundation
import Testing

@testable import viper

/// What must not be lost.
@Suite struct CareTests {
    private let sandbox: Sandbox

    init() throws { sandbox = try Sandbox(twoApps.merging(["Tests/SceneTests/Some.swift": ""]) { $1 }) }

    private func viper(_ arguments: String...) throws -> RealViper.Answer {
        try RealViper.run(arguments, in: sandbox.root)
    }

    @Test func `what git could not give back is moved, not deleted`() throws {
        try sandbox.commit()
        try sandbox.write("struct HelpView: View { /* mine */ }\n", to: "Modules/Rider/Help/HelpView.swift")
        try sandbox.write("struct HelpEntity {}\n", to: "Modules/Rider/Help/HelpEntity.swift")
        try sandbox.write("Not Swift.\n", to: "Modules/Rider/Help/Notes.txt")
        let plan = try viper("remove", "Help", "--dry-run")
        #expect(
            plan.lines == [
                "would remove Modules/Rider/Help/HelpEntity.swift "
                    + "(git does not have it: kept as .removed-by-viper/Modules/Rider/Help/HelpEntity.swift)",
                "would remove Modules/Rider/Help/HelpFactory.swift",
                "would remove Modules/Rider/Help/HelpView.swift "
                    + "(git does not have it: kept as .removed-by-viper/Modules/Rider/Help/HelpView.swift)",
            ])
        let done = try viper("remove", "Help")
        #expect(done.lines == plan.lines.map { $0.replacing("would ", with: "") })
        #expect(try sandbox.read(".removed-by-viper/Modules/Rider/Help/HelpView.swift").contains("mine"))
        #expect(try sandbox.read(".removed-by-viper/Modules/Rider/Help/HelpEntity.swift") == "struct HelpEntity {}\n")
        #expect(try sandbox.read("Modules/Rider/Help/Notes.txt") == "Not Swift.\n")
        #expect(!sandbox.repository.exists("Modules/Rider/Help/HelpFactory.swift"))
        #expect(!sandbox.repository.exists(".removed-by-viper/Modules/Rider/Help/HelpFactory.swift"))
    }

    @Test func `without git all is kept, and what is kept is not written over`() throws {
        for text in ["first", "second"] {
            try sandbox.write("struct HelpView: View { /* \(text) */ }\n", to: "Modules/Rider/Help/HelpView.swift")
            try sandbox.write("enum HelpFactory {}\n", to: "Modules/Rider/Help/HelpFactory.swift")
            #expect(try viper("remove", "Help").status == 0)
        }
        #expect(try sandbox.read(".removed-by-viper/Modules/Rider/Help/HelpView.swift").contains("first"))
        #expect(try sandbox.read(".removed-by-viper/Modules/Rider/Help/HelpView.swift.2").contains("second"))
    }

    @Test func `what is overwritten is kept too, where git does not have it`() throws {
        try sandbox.write("enum NewsFactory { /* mine */ }\n", to: "Modules/Rider/News/NewsFactory.swift")
        try sandbox.commit()
        #expect(try viper("new", "scene", "News", "--for", "rider", "--overwrite").status == 0)
        #expect(!sandbox.repository.exists(".removed-by-viper"))
        let made = try sandbox.read("Modules/Rider/News/NewsFactory.swift")
        #expect(try viper("new", "scene", "News", "--for", "rider", "--overwrite").status == 0)
        #expect(try sandbox.read(".removed-by-viper/Modules/Rider/News/NewsFactory.swift") == made)
    }

    @Test func `a dry run is refused as the run would be`() throws {
        try sandbox.write("enum NewsFactory {}\n", to: "Modules/Rider/News/NewsFactory.swift")
        let before = try sandbox.contents()
        let refused = try viper("new", "scene", "News", "--for", "rider", "--dry-run")
        #expect(refused.status == 66 && refused.output.isEmpty && refused.errors.contains("--overwrite"))
        let named = try viper("remove", "Payment", "--dry-run")
        #expect(
            named.status == 1 && !named.output.contains("would") && named.errors.contains("Nothing would be removed"))
        #expect(try viper("remove", "Payment", "--dry-run", "--force").output.contains("would remove"))
        #expect(try sandbox.contents() == before)
    }

    @Test func `what is done is said on one stream, and what is left to do on the other`() throws {
        let made = try viper("new", "scene", "News", "--for", "rider")
        #expect(made.lines.allSatisfy { $0.hasPrefix("write ") })
        #expect(made.errors.contains("Nothing leads to News in rider yet"))
        let named = try viper("remove", "Payment")
        #expect(named.output.contains("names PaymentFactory") && !named.errors.contains("names"))
    }

    @Test func `tests of an app's part ask only its scope, come with adoption, and go with it`() throws {
        let tests = "Tests/SceneTests/RiderBillsTests.swift"
        #expect(try viper("new", "scene", "Bills", "--shared", "--for", "rider").status == 0)
        #expect(try sandbox.read(tests).contains("RiderBillsInteractor(scope: .test)"))
        #expect(try !sandbox.read("Tests/SceneTests/BillsSceneTests.swift").contains("RiderBillsInteractor"))
        #expect(try viper("adopt", "Bills", "--for", "driver").status == 0)
        let adopted = try sandbox.read("Tests/SceneTests/DriverBillsTests.swift")
        #expect(adopted.contains("struct DriverBillsTests") && adopted.contains("in the driver app"))
        #expect(adopted.contains("DriverBillsInteractor(scope: .test)") && !adopted.contains("ider"))
        #expect(try sandbox.read("Tests/SceneTests/DriverScope+Test.swift").contains("extension DriverScope"))
        #expect(try sandbox.read("Modules/Driver/Scope/DriverScope.swift").contains("struct DriverScope"))
        #expect(try viper("remove", "Bills", "--for", "driver").status == 0)
        #expect(!sandbox.repository.exists("Tests/SceneTests/DriverBillsTests.swift"))
        #expect(sandbox.repository.exists(tests))
    }

    @Test func `where nobody can know how a scope is made, no test is made that would not build`() throws {
        try sandbox.write(
            "struct RiderScope {\n    let gateways: Int\n    init(gateways: Int) { self.gateways = gateways }\n}\n",
            to: "Modules/Rider/Scope/RiderScope.swift")
        let made = try viper("new", "scene", "Bills", "--shared", "--for", "rider")
        #expect(made.status == 0 && made.errors.contains("static var test: RiderScope"))
        #expect(!sandbox.repository.exists("Tests/SceneTests/RiderBillsTests.swift"))
        try sandbox.write(
            "extension RiderScope {\n    static var test: RiderScope { RiderScope(gateways: 1) }\n}\n",
            to: "Tests/SceneTests/RiderScope+Test.swift")
        #expect(try viper("new", "scene", "News", "--shared", "--for", "rider").status == 0)
        #expect(sandbox.repository.exists("Tests/SceneTests/RiderNewsTests.swift"))
    }

    @Test func `an app is named beside the one that it is like, and in nothing else that depends on that`() throws {
        let manifest = """
            let package = Package(
                name: "Trips",
                targets: [
                    .scenes("Rider"),
                    .scenes("Driver"),
                    .variant("Adapter", adds: ["Rider", "Driver"]),
                    .app("variants", audience: "Rider", adds: ["Driver"]),
                    .tests("Scene", of: ["Rider", "Driver"]),
                    .tests("Variant", of: ["Rider", "Driver"]),
                ])

            extension Target {
                static func variant(_ name: String) -> Target { .target(name: name, dependencies: ["Rider", "Driver"]) }
            }

            """
        let configuration = try Configuration(yaml: twoApps["viper.yml"] ?? "")
        let courier = Configuration.Audience(name: "courier", place: .init(module: "Courier", path: "Modules/Courier"))
        let edited = try ManifestEdit.adding(courier, like: configuration.known("driver"), to: manifest)
        #expect(
            edited
                == manifest.replacing(
                    ".scenes(\"Driver\"),", with: ".scenes(\"Driver\"),\n        .scenes(\"Courier\"),"
                ).replacing(
                    ".tests(\"Scene\", of: [\"Rider\", \"Driver\"])",
                    with: ".tests(\"Scene\", of: [\"Rider\", \"Driver\", \"Courier\"])"))
    }

    @Test func `a made app's program speaks of itself`() throws {
        try sandbox.write(
            """
            import Driver

            let name = "driver"
            let help = "driver [PATH] [--as USER]; “driver help open” lists more, as demo-driver or in /driver/day. A driver."

            """, to: "Apps/driver/main.swift")
        try sandbox.write(
            "// swift-tools-version: 6.2\nlet package = Package(targets: [.target(name: \"Driver\")])\n",
            to: "Package.swift")
        let made = try viper("new", "app", "Courier", "--like", "driver")
        #expect(made.status == 0, "\(made.errors)")
        #expect(
            try sandbox.read("Apps/courier/main.swift").contains(
                "\"courier [PATH] [--as USER]; “courier help open” lists more, as demo-driver or in /driver/day. A courier.\""
            ))
    }
}
