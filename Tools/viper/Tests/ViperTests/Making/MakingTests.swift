import ArgumentParser
import Foundation
import Testing

@testable import viper

@Suite struct MakingTests {
    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox(
            twoApps.merging([
                "Tests/SceneTests/Some.swift": "", "Package.swift": manifest,
                "Modules/Driver/Scope/DriverScope.swift": """
                struct DriverScope: Sendable {
                    static let program = "driver"
                    let title = "driver"
                    init() {}
                    static func word() -> String { "driver" }
                }

                """,
            ]) { $1 })
    }

    /// Runs viper as a person does.
    private func viper(_ arguments: String...) throws {
        var command = try Viper.parseAsRoot(arguments + ["--path", sandbox.root.path])
        try command.run()
    }

    /// Expects that viper refuses, and that no file has changed.
    private func expectRefusal(_ status: Int32 = 66, _ arguments: String...) throws {
        let before = try sandbox.contents()
        do {
            var command = try Viper.parseAsRoot(arguments + ["--path", sandbox.root.path])
            try command.run()
            Issue.record("viper \(arguments.joined(separator: " ")) was not refused")
        } catch {
            #expect(Viper.exitCode(for: error).rawValue == status, "\(arguments)")
        }
        #expect(try sandbox.contents() == before)
        #expect(try hidden().isEmpty)
    }

    private func hidden() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sandbox.root.path).filter { $0.hasPrefix(".viper") }
    }

    @Test func `a shared scene is shared, and each app adds its own`() throws {
        let before = try sandbox.contents()
        try viper("new", "scene", "TimeSlots", "--shared", "--for", "rider,driver")
        let made = try sandbox.contents().filter { before[$0.key] == nil }
        #expect(
            made.keys.sorted() == [
                "Modules/Driver/Scope/DriverDestinations.swift",
                "Modules/Driver/TimeSlots/DriverDestinations+TimeSlots.swift",
                "Modules/Driver/TimeSlots/DriverTimeSlotsInteractor.swift",
                "Modules/Driver/TimeSlots/TimeSlotsFactory+Driver.swift",
                "Modules/Rider/Scope/RiderDestinations.swift",
                "Modules/Rider/Scope/RiderScope.swift",
                "Modules/Rider/TimeSlots/RiderDestinations+TimeSlots.swift",
                "Modules/Rider/TimeSlots/RiderTimeSlotsInteractor.swift",
                "Modules/Rider/TimeSlots/TimeSlotsFactory+Rider.swift",
                "Modules/Shared/TimeSlots/TimeSlotsEntity.swift",
                "Modules/Shared/TimeSlots/TimeSlotsFactory.swift",
                "Modules/Shared/TimeSlots/TimeSlotsInterface.swift",
                "Modules/Shared/TimeSlots/TimeSlotsMockDestinations.swift",
                "Modules/Shared/TimeSlots/TimeSlotsMockInteractor.swift",
                "Modules/Shared/TimeSlots/TimeSlotsParameters.swift",
                "Modules/Shared/TimeSlots/TimeSlotsPresenter.swift",
                "Modules/Shared/TimeSlots/TimeSlotsRouter.swift",
                "Modules/Shared/TimeSlots/TimeSlotsUIModel.swift",
                "Modules/Shared/TimeSlots/TimeSlotsView.swift",
                "Tests/SceneTests/DriverScope+Test.swift",
                "Tests/SceneTests/DriverTimeSlotsTests.swift",
                "Tests/SceneTests/RiderScope+Test.swift",
                "Tests/SceneTests/RiderTimeSlotsTests.swift",
                "Tests/SceneTests/TimeSlotsSceneTests.swift",
            ])
        #expect(made["Modules/Shared/TimeSlots/TimeSlotsView.swift"]?.contains("Title(\"Time slots\")") == true)
        for (app, type) in [("Driver", "DriverDestinations"), ("Rider", "RiderDestinations")] {
            let factory = made["Modules/\(app)/TimeSlots/TimeSlotsFactory+\(app).swift"]
            #expect(factory?.contains("destinations: \(type)") == true)
            #expect(factory?.contains("TimeSlotsRouter(destinations: destinations)") == true)
        }
        #expect(made["Modules/Driver/Scope/DriverDestinations.swift"]?.contains("let scope: DriverScope") == true)
        #expect(made["Modules/Rider/Scope/RiderDestinations.swift"]?.contains("let scope: RiderScope") == true)
        let map = SceneMap(try sandbox.repository.project())
        let row = try #require(map.rows.first { $0.scene == "TimeSlots" })
        #expect(row.apps["rider"]?.roles["presenter"] == .shared)
        #expect(row.apps["driver"]?.roles["interactor"] == .own)
        #expect(try before.allSatisfy { try sandbox.contents()[$0.key] == $0.value })
    }

    @Test func `an app that says where its scenes lead says it for a new scene in the same type`() throws {
        try viper("new", "scene", "Payments", "--shared", "--for", "driver")
        let type = try sandbox.read("Modules/Driver/Scope/DriverDestinations.swift")
        try viper("new", "scene", "Refunds", "--shared", "--for", "driver")
        #expect(try sandbox.read("Modules/Driver/Scope/DriverDestinations.swift") == type)
        let project = try sandbox.repository.project()
        let driver = try project.configuration.known("driver")
        #expect(project.destinations(of: driver) == ["DriverDestinations"])
        #expect(Set(project.conformances(in: driver).flatMap(\.scenes)) == ["Payments", "Refunds"])
    }

    @Test func `a scene that only shows something needs no destinations`() throws {
        try viper("new", "scene", "Imprint", "--shared", "--for", "driver", "--without", "interactor,router")
        #expect(try !sandbox.contents().keys.contains { $0.contains("Destinations") })
        #expect(try !sandbox.read("Modules/Driver/Imprint/ImprintFactory+Driver.swift").contains("destinations"))
    }

    @Test func `who adopts a scene that leads on gets a type that says where`() throws {
        try viper("new", "scene", "Payments", "--shared", "--for", "driver")
        try viper("adopt", "Payments", "--for", "rider")
        #expect(try sandbox.read("Modules/Rider/Scope/RiderDestinations.swift").contains("struct RiderDestinations"))
        #expect(
            try sandbox.read("Modules/Rider/Payments/RiderDestinations+Payments.swift")
                .contains("extension RiderDestinations: PaymentsDestinations {}"))
        let findings = Linter(project: try sandbox.repository.project()).findings()
        #expect(findings.filter { $0.path.contains("Payments") || $0.path.contains("Destinations") } == [])
    }

    @Test func `who adopts a scene whose places the other app says elsewhere is told to say them`() throws {
        try sandbox.write(
            "protocol TripPresentable {}\nprotocol TripDestinations {}\n", to: "Modules/Shared/Trip/TripInterface.swift"
        )
        try sandbox.write(
            "struct RiderDestinations: TripDestinations {}\n", to: "Modules/Rider/Scope/RiderDestinations.swift")
        try sandbox.write("", to: "Modules/Driver/Trip/TripFactory+Driver.swift")
        let project = try sandbox.repository.project()
        let adoption = Adoption(
            audience: try project.configuration.known("driver"), model: try project.configuration.known("rider"),
            project: project)
        #expect(
            adoption.placesToSay([try project.known("Trip")], FilePlan()) == [
                "Say in DriverDestinations where Trip leads: let it conform to TripDestinations."
            ])
    }

    @Test func `a scene that is whole in the shared module is not adopted`() throws {
        try sandbox.write(
            "enum LoginFactory {\n    static func mock() {}\n    static func make() {}\n}\n",
            to: "Modules/Shared/Login/LoginFactory.swift")
        try sandbox.write("struct LoginView: View {}\n", to: "Modules/Shared/Login/LoginView.swift")
        try expectRefusal(66, "adopt", "Login", "--for", "driver")
        let list = SceneList(try sandbox.repository.project())
        #expect(list.scenes.first { $0.scene == "Login" }?.apps == ["rider", "driver"])
    }

    @Test func `a dry run writes nothing`() throws {
        let before = try sandbox.contents()
        try viper("new", "scene", "Payments", "--shared", "--for", "rider", "--dry-run")
        try viper("new", "app", "Reception", "--like", "driver", "--dry-run")
        try viper("adopt", "Payment", "--for", "driver", "--dry-run")
        #expect(try sandbox.contents() == before)
    }

    @Test(arguments: [
        "class", "Any", "Self", "payments", "Pay ments", "1Payments", "PaymentsView", "Tab", "Navigation", "Mock",
        "View", "Wireframe", "Alert", "Base", "支払", "Pay$", "../Up",
        "Pay/Ments", "",
    ])
    func `a name that no scene can have is refused`(_ name: String) throws {
        try expectRefusal(66, "new", "scene", name, "--shared")
    }

    @Test func `what makes no sense is refused as usage`() throws {
        try expectRefusal(64, "new", "scene", "Payments")
        try expectRefusal(64, "new", "scene", "Payments", "--for", "rider,driver")
        try expectRefusal(64, "new", "scene", "Payments", "--shared", "--without", "view")
        try expectRefusal(64, "new", "scene", "Payments", "--shared", "--form", "storyboard")
        try expectRefusal(64, "new", "scene", "Payments", "--shared", "--for", "rider,,driver")
        try expectRefusal(64, "new", "scene", "Payments", "--shared", "--form", "swiftui", "--template", "Mine")
    }

    @Test func `what is not there is refused`() throws {
        try expectRefusal(66, "new", "scene", "Payments", "--shared", "--for", "courier")
        try expectRefusal(66, "new", "scene", "Payments", "--shared", "--template", "Mine")
        try expectRefusal(66, "adopt", "Nothing", "--for", "driver")
        try expectRefusal(66, "adopt", "Help", "--for", "driver")
        try expectRefusal(66, "adopt", "Trip", "--for", "driver")
        try expectRefusal(66, "remove", "Nothing")
        try expectRefusal(66, "remove", "Help", "--for", "driver")
        try expectRefusal(66, "new", "gateway", "Payments")
        try expectRefusal(66, "new", "app", "Courier", "--like", "nobody")
        try expectRefusal(66, "new", "app", "Rider")
        try expectRefusal(66, "new", "app", "Shared")
        try expectRefusal(66, "new", "app", "Self")
    }

    @Test func `a scene that is there is not written over`() throws {
        try expectRefusal(66, "new", "scene", "Trip", "--shared", "--for", "rider")
    }

    @Test func `a half-written scene is not written over unless one says so`() throws {
        try sandbox.write("// mine\n", to: "Modules/Shared/Payments/PaymentsView.swift")
        try expectRefusal(66, "new", "scene", "Payments", "--shared", "--for", "rider")
        try viper("new", "scene", "Payments", "--shared", "--for", "rider", "--overwrite")
        #expect(try sandbox.read("Modules/Shared/Payments/PaymentsView.swift").contains("struct PaymentsView"))
    }

    @Test func `a type that is there already is named with its place`() throws {
        try sandbox.write("enum PaymentsEntity {}\n", to: "Modules/Shared/Other/Thing.swift")
        let project = try sandbox.repository.project()
        let error = #expect(throws: ToolError.self) {
            try SceneOrder(name: "Payments").plan(
                project, TemplateLibrary(), in: sandbox.repository)
        }
        #expect(error?.problem == "Modules/Shared/Other/Thing.swift:1:6: there is a PaymentsEntity already.")
    }

    @Test func `a file in the place of a folder is in the way of nothing else`() throws {
        try sandbox.write("", to: "Modules/Driver/Payments")
        try expectRefusal(66, "new", "scene", "Payments", "--shared", "--for", "rider,driver")
    }

    @Test func `nothing is half done when a file cannot be moved`() throws {
        let before = try sandbox.contents()
        let staging = try Staging(in: sandbox.repository)
        try staging.hold("let a = 1\n", for: "Modules/A/New.swift")
        try staging.hold("let b = 1\n", for: "Modules/Shared/Trip/TripView.swift")
        // Z was never held: moving it fails when the others are in their places.
        #expect(throws: ToolError.self) {
            try staging.move([
                "Modules/A/New.swift": .write(""), "Modules/Shared/Trip/TripView.swift": .edit(""),
                "Modules/Rider/Help/HelpView.swift": .remove, "Modules/Z.swift": .write(""),
            ])
        }
        staging.clear()
        #expect(try sandbox.contents() == before)
        #expect(!FileManager.default.fileExists(atPath: sandbox.root.appending(path: "Modules/A").path))
        #expect(try hidden().isEmpty)
    }

    @Test(arguments: 0...3)
    func `what a run that was ended had begun is undone by the next`(_ steps: Int) throws {
        let before = try sandbox.contents()
        let gone = Process()
        gone.executableURL = URL(filePath: "/bin/true")
        try gone.run()
        gone.waitUntilExit()
        let staging = try Staging(in: sandbox.repository, process: gone.processIdentifier)
        let view = "Modules/Shared/Trip/TripView.swift"
        try staging.hold("let a = 1\n", for: "Modules/A.swift")
        try staging.hold("let b = 1\n", for: view)
        try staging.note(["Modules/A.swift": .write(""), view: .edit(""), "Modules/Rider/Help/HelpView.swift": .remove])
        if steps > 0 { try staging.put("Modules/A.swift") }
        if steps > 1 { try staging.putAside(view) }
        if steps > 2 { try staging.put(view) }
        try viper("new", "scene", "Payments", "--shared")
        let after = try sandbox.contents()
        #expect(after.filter { !$0.key.contains("Payments") } == before)
        #expect(try hidden().isEmpty)
    }

    @Test func `two at once do not write into each other`() throws {
        let other = try Staging(in: sandbox.repository)
        #expect(throws: (any Error).self) { try viper("new", "scene", "Payments", "--shared") }
        other.clear()
        try viper("new", "scene", "Payments", "--shared")
    }

    @Test func `what is not whole is not adopted`() throws {
        try sandbox.write("struct PaymentsView", to: "Modules/Shared/Payments/PaymentsView.swift")
        try expectRefusal(66, "adopt", "Payments", "--for", "rider")
        try sandbox.write("struct PaymentsView {}", to: "Modules/Shared/Payments/PaymentsView.swift")
        try expectRefusal(66, "adopt", "Payments", "--for", "rider")
    }

    @Test func `the folder of an app stays when its last scene goes`() throws {
        #expect(throws: (any Error).self, "its program names it") {
            try viper("remove", "Trip", "--for", "driver", "--force")
        }
        #expect(FileManager.default.fileExists(atPath: sandbox.root.appending(path: "Modules/Driver").path))
        #expect(try sandbox.repository.project().scene("Trip")?.own.keys.sorted() == ["rider"])
    }

    @Test(arguments: SceneForm.allCases)
    func `a scene of each form that no app has is adopted in its form`(_ form: SceneForm) throws {
        try viper("new", "scene", "Payments", "--shared", "--form", form.rawValue)
        try viper("adopt", "Payments", "--for", "driver")
        let findings = Linter(project: try sandbox.repository.project()).findings()
        #expect(findings.filter { $0.path.contains("Payments") } == [])
        let project = try sandbox.repository.project()
        let scene = try project.known("Payments")
        #expect(SceneForm(of: scene) == form)
        #expect(scene.own["driver"]?.has(.interactor) == true)
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
    func `a read-only folder is refused before anything is written`() throws {
        let folder = sandbox.root.appending(path: "Modules/Driver").path
        chmod(folder, 0o555)
        defer { chmod(folder, 0o755) }
        try expectRefusal(66, "new", "scene", "Payments", "--shared", "--for", "rider,driver")
    }

    @Test func `people have templates of their own`() throws {
        try sandbox.write(twoApps["viper.yml"]! + "\ntemplates: Templates\n", to: "viper.yml")
        try sandbox.write(plist, to: "Templates/Mine.xctemplate/TemplateInfo.plist")
        try sandbox.write(
            "enum ___VARIABLE_productName:identifier___Factory {}\n",
            to: "Templates/Mine.xctemplate/___FILEBASENAME___Factory.swift")
        try viper("new", "scene", "Payments", "--shared", "--template", "Mine")
        #expect(try sandbox.read("Modules/Shared/Payments/PaymentsFactory.swift") == "enum PaymentsFactory {}\n")

        try sandbox.write("enum {\n", to: "Templates/Mine.xctemplate/___FILEBASENAME___Router.swift")
        try expectRefusal(66, "new", "scene", "Others", "--shared", "--template", "Mine")
        try sandbox.write("no plist", to: "Templates/Mine.xctemplate/TemplateInfo.plist")
        try expectRefusal(66, "new", "scene", "Others", "--shared", "--template", "Mine")
    }

    @Test func `a scene is adopted with what it leads to`() throws {
        try viper("adopt", "Payment", "--for", "driver")
        #expect(
            try sandbox.read("Modules/Driver/Payment/PaymentFactory+Driver.swift")
                == twoApps["Modules/Rider/Payment/PaymentFactory+Rider.swift"].map {
                    $0.replacing("rider", with: "driver") + "\n"
                })
        let row = SceneMap(try sandbox.repository.project()).rows.first { $0.scene == "Payment" }
        #expect(row?.apps["driver"]?.roles["factory"] == .own)
    }

    @Test func `a scene that no app has yet is adopted from its template`() throws {
        try viper("new", "scene", "Payments", "--shared", "--without", "parameters", "--with", "delegate")
        try viper("adopt", "Payments", "--for", "driver")
        let factory = try sandbox.read("Modules/Driver/Payments/PaymentsFactory+Driver.swift")
        #expect(factory.contains("destinations: DriverDestinations, delegate: any PaymentsDelegate"))
        #expect(!factory.contains("parameters"))
        try viper("adopt", "Payments", "--for", "rider")
        #expect(
            try sandbox.read("Modules/Rider/Payments/RiderPaymentsInteractor.swift").contains("struct RiderPayments"))
    }

    @Test func `an app's words come along with the sources that say them`() throws {
        let words = #"{"sourceLanguage":"en","strings":{"Today":{}},"version":"1.0"}"#
        try sandbox.write(words, to: "Modules/Driver/Localizable.xcstrings")
        try viper("new", "app", "Courier", "--like", "driver")
        #expect(try sandbox.read("Modules/Courier/Localizable.xcstrings") == words)
    }

    @Test func `an app is made like another, and the manifest names it wherever that is named`() throws {
        try viper("new", "app", "Courier", "--like", "driver")
        #expect(
            try sandbox.read("Package.swift")
                == manifest.replacing(
                    #".executable(name: "driver", targets: ["driver"]),"#,
                    with: """
                        .executable(name: "driver", targets: ["driver"]),
                                .executable(name: "courier", targets: ["courier"]),
                        """
                ).replacing(
                    #".target(name: "Driver", dependencies: ["Shared"], path: "Modules/Driver"),"#,
                    with: """
                        .target(name: "Driver", dependencies: ["Shared"], path: "Modules/Driver"),
                                .target(name: "Courier", dependencies: ["Shared"], path: "Modules/Courier"),
                        """
                ).replacing(
                    #".executableTarget(name: "driver", dependencies: ["Driver"], path: "Apps/driver"),"#,
                    with: """
                        .executableTarget(name: "driver", dependencies: ["Driver"], path: "Apps/driver"),
                                .executableTarget(name: "courier", dependencies: ["Courier"], path: "Apps/courier"),
                        """
                ).replacing(#"["Rider", "Driver"]"#, with: #"["Rider", "Driver", "Courier"]"#))
        let project = try sandbox.repository.project()
        #expect(project.configuration.audience("courier")?.place == .init(module: "Courier", path: "Modules/Courier"))
        #expect(
            try sandbox.read("Modules/Courier/Scope/CourierScope.swift") == """
                struct CourierScope: Sendable {
                    static let program = "courier"
                    let title = "driver"
                    init() {}
                    static func word() -> String { "driver" }
                }

                """)
        #expect(try sandbox.read("Modules/Courier/Trip/TripFactory+Courier.swift").contains("static func courier()"))
    }

    @Test(arguments: [
        "let package = Package(name: \"a\", targets: [",
        "let package = Package(name: \"a\", targets: makeTargets())", "",
    ])
    func `a manifest that cannot be understood is left alone`(_ text: String) throws {
        try sandbox.write(text, to: "Package.swift")
        try expectRefusal(66, "new", "app", "Courier")
    }

    @Test(arguments: [
        "shared: Modules/Shared\naudiences: {rider: Modules/Rider, driver: Modules/Driver}",
        "shared: Modules/Shared\naudiences:\n  rider: Modules/Rider\n  driver: {path: Modules/Driver, module: Driver}\napps: [Apps]\n",
        "audiences:\n    driver:\n        path: Modules/Driver\n        module: Driver\n\n# more\nshared: Modules/Shared\n",
        "shared: Modules/Shared\naudiences: {driver: Modules/Driver}\nmodules:\n  Driver: {path: Modules/Driver, uses: [Shared]}\n  Shared:\n    path: Modules/Shared\n",
    ])
    func `an app goes below the others in viper.yml`(_ text: String) throws {
        let configuration = try Configuration(yaml: text)
        let app = Configuration.Audience(name: "courier", place: .init(module: "Courier", path: "Modules/Courier"))
        let edited = try Configuration(
            yaml: ConfigurationEdit.adding(app, like: try configuration.known("driver"), to: text))
        #expect(edited.audiences == configuration.audiences + [app])
        #expect(edited.modules["Courier"]?.uses == configuration.modules["Driver"]?.uses)
    }

    @Test func `a scope that is another name of a type is there already`() throws {
        let answer = try RealViper.run(
            ["new", "scene", "Notes", "--for", "doctor", "--dry-run"], in: ownRepository.root)
        #expect(answer.output.contains("would write Modules/Doctor/Notes/DoctorNotesInteractor.swift"))
        #expect(!answer.output.contains("DoctorScope.swift"), "\(answer.output)")
    }

    @Test func `a scene that is led to stays, and who leads to it is said`() throws {
        let project = try sandbox.repository.project()
        let removal = Removal(scene: try project.known("Payment"), audience: nil, project: project)
        #expect(
            try removal.mentions(in: sandbox.repository).map(\.line) == [
                "Modules/Rider/Trip/TripFactory+Rider.swift:2:73: names PaymentFactory.",
                "Modules/Shared/Trip/TripPresenter.swift:7:41: names PaymentParameters.",
            ])
        try expectRefusal(1, "remove", "Payment")
    }

    @Test func `a scene that nobody leads to goes, with its tests and its folders`() throws {
        let before = try sandbox.contents()
        try viper("new", "scene", "Payments", "--shared", "--for", "rider,driver")
        try viper("remove", "Payments")
        let left = try sandbox.contents()
        #expect(left.filter { before[$0.key] != nil } == before)
        // Where an app's scenes lead is the app's to say, with or without this one.
        #expect(
            left.keys.filter { before[$0] == nil && !$0.hasPrefix(".removed-by-viper/") }.sorted() == [
                "Modules/Driver/Scope/DriverDestinations.swift", "Modules/Rider/Scope/RiderDestinations.swift",
                "Modules/Rider/Scope/RiderScope.swift", "Tests/SceneTests/DriverScope+Test.swift",
                "Tests/SceneTests/RiderScope+Test.swift",
            ])
        #expect(!FileManager.default.fileExists(atPath: sandbox.root.appending(path: "Modules/Shared/Payments").path))
    }

    @Test func `one app's part of a scene goes alone`() throws {
        try viper("new", "scene", "Payments", "--shared", "--for", "rider,driver", "--without", "interactor")
        try viper("remove", "Payments", "--for", "driver")
        let scene = try sandbox.repository.project().known("Payments")
        #expect(scene.own.keys.sorted() == ["rider"])
        #expect(scene.shared != nil)
    }

    @Test func `a gateway is made for a principal`() throws {
        try sandbox.write("enum Principal {}\n", to: "Sources/Model/Principal.swift")
        try viper("new", "gateway", "Payments", "--into", "Sources/Model")
        #expect(try sandbox.read("Sources/Model/PaymentsGateway.swift").contains("protocol PaymentsGateway: Sendable"))
        #expect(
            try sandbox.read("Sources/Model/InMemoryPaymentsGateway.swift").contains("private let principal: Principal")
        )
        try expectRefusal(66, "new", "gateway", "Bills", "--into", "Sources/Model", "--principal", "Nobody")
        try expectRefusal(66, "new", "gateway", "BillsGateway", "--into", "Sources/Model")
        try expectRefusal(66, "new", "gateway", "Payments", "--into", "Sources/Model")
    }

    @Test func `a list says scenes, apps and roles`() throws {
        let list = SceneList(try sandbox.repository.project())
        #expect(list.scenes.map(\.scene) == ["Help", "Payment", "Trip"])
        #expect(list.scenes[0].apps == ["rider"])
        #expect(!list.scenes[0].isShared)
        #expect(SceneList(try sandbox.repository.project(), of: "driver").scenes.map(\.scene) == ["Trip"])
    }
}

private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
        name: "Trips",
        products: [
            .executable(name: "rider", targets: ["rider"]),
            // The other half.
            .executable(name: "driver", targets: ["driver"]),
        ],
        targets: [
            .target(name: "Shared", path: "Modules/Shared"),
            .target(name: "Rider", dependencies: ["Shared"], path: "Modules/Rider"),
            .target(name: "Driver", dependencies: ["Shared"], path: "Modules/Driver"),
            .executableTarget(name: "rider", dependencies: ["Rider"], path: "Apps/rider"),
            .executableTarget(name: "driver", dependencies: ["Driver"], path: "Apps/driver"),
            .testTarget(name: "SceneTests", dependencies: ["Rider", "Driver"]),
        ]
    )

    """

private let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
    </dict></plist>
    """
