import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@testable import viper

@Suite struct MapTests {
    private func map(_ changes: [String: String?] = [:]) throws -> SceneMap {
        var files = twoApps
        for (path, text) in changes { files[path] = text }
        let sandbox = try Sandbox(files)
        return try withExtendedLifetime(sandbox) { SceneMap(try sandbox.repository.project()) }
    }

    @Test func `each role is shared, own or missing`() throws {
        let map = try map()
        #expect(map.rows.map(\.scene) == ["Help", "Payment", "Trip"])
        let trip = try #require(map.rows.last)
        #expect(trip.apps["rider"]?.roles["presenter"] == .shared)
        #expect(trip.apps["rider"]?.roles["interactor"] == .own)
        #expect(trip.apps["driver"]?.roles["interactor"] == .missing)
        #expect(trip.apps["driver"]?.roles["factory"] == .own)
        #expect(trip.apps["driver"]?.roles["uiModel"] == SceneMap.State.none)
        #expect(map.words(.interactor, in: trip) == "rider own, driver missing")
        #expect(map.rows[0].sharedLines == 0)
        #expect(map.rows[0].apps["driver"]?.has == false)
    }

    @Test func `a Factory that an app does not extend is missing`() throws {
        let map = try map([
            "Modules/Driver/Trip/TripFactory+Driver.swift": "struct DriverTripInteractor: TripInteractive {}\n"
        ])
        #expect(map.rows.last?.apps["driver"]?.roles["factory"] == .missing)
    }

    @Test func `lines are code, neither blank nor comments`() throws {
        let map = try map()
        // Factory 3, Interface 3, Presenter 3, View 1.
        #expect(map.rows.last?.sharedLines == 10)
        #expect(map.rows.last?.apps["rider"]?.lines == 4)
        #expect(map.ownLines("driver") == 3)
        // Of the driver's: ten shared of thirteen.
        #expect(map.sharedPercentage("driver") == 77)
    }

    @Test func `where a scene leads may differ by app`() throws {
        let map = try map()
        #expect(map.rows.last?.apps["rider"]?.leadsTo == ["Payment"])
        #expect(map.rows.last?.apps["driver"]?.leadsTo == [])
        #expect(map.mermaid().contains("Trip -->|rider| Payment"))
    }

    /// A shared Router asks the app's one type, here by a name for several protocols.
    private let destinations: [String: String?] = [
        "Modules/Shared/Trip/TripInterface.swift": """
        protocol TripPresentable: ObservableObject {}
        protocol TripInteractive: Sendable {}
        protocol TripDestinations {
            associatedtype PaymentScreen: View
            func payment(_ parameters: PaymentParameters) -> PaymentScreen
        }
        """,
        "Modules/Shared/Destinations/AllDestinations.swift":
            "typealias AllDestinations = TripDestinations & Sendable\n",
        "Modules/Rider/Trip/TripFactory+Rider.swift":
            "extension TripFactory { static func rider(destinations: RiderDestinations) -> some View { TripView() } }\n",
        "Modules/Rider/RiderDestinations.swift": """
        struct RiderDestinations: AllDestinations {
            func payment(_ parameters: PaymentParameters) -> some View { PaymentFactory.rider(parameters) }
            func help() -> some View { HelpFactory.rider() }
        }
        """,
    ]

    @Test(arguments: [true, false])
    func `a scene leads to what its app's destinations make where it asks for them`(_ isConfigured: Bool) throws {
        let map = try map(
            destinations.merging(isConfigured ? [:] : ["viper.yml": nil, "Apps/rider/main.swift": nil]) { $1 })
        #expect(map.rows.map(\.scene) == ["Help", "Payment", "Trip"])
        #expect(map.rows.last?.apps["rider"]?.leadsTo == ["Payment"])
        #expect(map.rows.last?.apps["driver"]?.leadsTo == [])
        #expect(map.unreachableSentences().count == 1)
    }

    @Test func `a scene that is whole in the shared module is in each app that comes to it`() throws {
        let whole: [String: String?] = [
            "Modules/Shared/Login/LoginFactory.swift": """
            enum LoginFactory {
                static func mock() -> some View { LoginView() }
                static func make(name: String) -> some View { LoginView() }
            }
            """,
            "Modules/Shared/Login/LoginInterface.swift": "protocol LoginInteractive: Sendable {}\n",
            "Modules/Shared/Login/LoginInteractor.swift": "struct LoginInteractor: LoginInteractive {}\n",
            "Modules/Rider/Trip/TripFactory+Rider.swift": """
            extension TripFactory {
                static func rider() -> some View { TripView(login: { LoginFactory.make(name: $0) }) }
            }
            """,
        ]
        let row = try #require(try map(whole).rows.first { $0.scene == "Login" })
        #expect(row.apps["rider"]?.has == true)
        #expect(row.apps["rider"]?.roles["factory"] == .shared)
        #expect(row.apps["rider"]?.roles["interactor"] == .shared)
        #expect(row.apps["rider"]?.isReachable == true)
        #expect(row.apps["driver"]?.has == false)
        let half = try map(whole.merging(["Modules/Shared/Login/LoginInteractor.swift": ""]) { $1 })
        #expect(half.rows.first { $0.scene == "Login" }?.apps["rider"]?.has == false)
    }

    @Test func `what nothing leads to is out of reach`() throws {
        #expect(try map().unreachableSentences() == ["Help cannot be come to in rider."])
        let linked = try map(["Apps/rider/main.swift": "show(TripFactory.rider()); show(HelpFactory.rider())\n"])
        #expect(linked.unreachable.isEmpty)
        let unopened = try map(["Apps/rider/main.swift": nil, "Apps/driver/main.swift": nil])
        #expect(unopened.unreachable.isEmpty)
        #expect(unopened.unreachableSentences()[0].contains("No program was found"))
    }

    @Test func `without viper.yml the folders are found`() throws {
        let map = try map(["viper.yml": nil])
        #expect(map.audiences == ["driver", "rider"])
        #expect(map.rows.last?.apps["rider"]?.roles["view"] == .shared)
        #expect(map.rows.last?.apps["rider"]?.leadsTo == ["Payment"])
    }

    @Test func `a package with scenes of one app needs no viper.yml either`() throws {
        let sandbox = try Sandbox([
            "Sources/App/Scenes/Login/LoginPresenter.swift": "final class LoginPresenter {}",
            "Sources/App/Scenes/Login/LoginViewController.swift": "class LoginViewController: UIViewController {}",
            "Sources/App/Scenes/Login/LoginRouter.swift":
                "class LoginRouter { func toMain() { push(MainBuilder.build()) } }",
            "Sources/App/Scenes/Main/View/MainViewController.swift": "class MainViewController: UIViewController {}",
            "Sources/App/Scenes/Main/Presenter/MainPresenter.swift": "final class MainPresenter {}",
            "Sources/App/Scenes/Main/MainBuilder.swift": "enum MainBuilder { static func build() {} }",
            "Sources/App/AppDelegate.swift": "func begin() { show(LoginViewController()) }",
        ])
        let map = SceneMap(try sandbox.repository.project())
        #expect(map.rows.map(\.scene) == ["Login", "Main"])
        #expect(map.rows[0].apps["app"]?.leadsTo == ["Main"])
        #expect(map.rows[0].apps["app"]?.roles["router"] == .own)
        #expect(map.unreachable.isEmpty)
    }

    @Test func `JSON says it all`() throws {
        let map = try map()
        #expect(try JSONDecoder().decode(SceneMap.self, from: Data(JSONOutput.text(map).utf8)) == map)
    }

    @Test func `a document that drifts is named with its picture`() throws {
        let sandbox = try Sandbox(twoApps)
        func document() throws -> MapDocument {
            MapDocument(map: SceneMap(try sandbox.repository.project()), path: "Documentation/Scenes.md")
        }
        #expect(
            try document().stale(in: sandbox.repository) == ["Documentation/Scenes.md", "Documentation/scenes.svg"])
        try document().write(in: sandbox.repository)
        #expect(try document().stale(in: sandbox.repository).isEmpty)
        try sandbox.write("struct HelpView: View {\n    let a = 1\n}\n", to: "Modules/Rider/Help/HelpView.swift")
        #expect(try document().stale(in: sandbox.repository).count == 2)
    }

    @Test func `the picture is XML`() throws {
        let drawing = MapDrawing(map: try map()).svg()
        #expect(drawing.contains("not in driver"))
        #expect(XMLParser(data: Data(drawing.utf8)).parse())
    }

    @Test func `this repository's scenes are all there, and its map is up to date`() throws {
        let project = try ownRepository.project()
        let map = SceneMap(project)
        #expect(
            Set(map.rows.map(\.scene)).isSuperset(of: [
                "Account", "Allergies", "Appointment", "Appointments", "Availability", "Booking", "Conversation",
                "Conversations", "Home", "Intake", "Lock", "PatientSearch", "Prescribe", "Prescriptions", "Record",
                "Root", "SignIn", "TimeSlots", "Visit",
            ]))
        #expect(map.unreachable.isEmpty)
        #expect(
            map.rows.filter { $0.apps["patient"]?.has != true }.map(\.scene)
                == ["Allergies", "Availability", "PatientSearch", "Prescribe", "Visit"])
        let calendar = try #require(map.rows.first { $0.scene == "Appointments" }).apps
        #expect(
            calendar["doctor"]?.leadsTo == ["Appointment", "Availability", "PatientSearch", "TimeSlots"],
            "by its part of the Factory")
        #expect(calendar["patient"]?.leadsTo == ["Appointment"])
        let states = map.rows.flatMap { $0.apps.values.filter(\.has).flatMap(\.roles.values) }
        #expect(!states.contains(.missing))
        #expect(
            MapDocument(map: map, path: project.configuration.map).stale(in: ownRepository).isEmpty,
            "Run make map.")
    }
}
