import Testing

@testable import viper

/// VIPER with other words, folders and ways to put a scene together than this repository's.
@Suite struct OtherFormsTests {
    private func findings(_ files: [String: String]) throws -> [String] {
        let sandbox = try Sandbox(files)
        return Linter(project: try sandbox.repository.project()).findings().map {
            "\($0.path.lastComponent):\($0.line):\($0.column) \($0.rule)"
        }
    }

    private func list(_ files: [String: String]) throws -> [SceneList.Entry] {
        let sandbox = try Sandbox(files)
        return SceneList(try sandbox.repository.project()).scenes
    }

    /// Protocols that are called as others call types.
    private let contracts = [
        "Trips/Modules/Trips/Contract/TripsContract.swift": """
        protocol TripsView: AnyObject {}
        protocol TripsWireframe: AnyObject {}
        enum TripsOrder { case first, last }
        """,
        "Trips/Modules/Trips/Presenter/TripsPresenter.swift": """
        final class TripsPresenter {
            weak var view: TripsView?
            var router: TripsWireframe!
        }
        """,
        "Trips/Modules/Trips/Router/TripsRouter.swift": """
        import UIKit

        final class TripsRouter: TripsWireframe {
            static func assemble() -> UIViewController {
                let presenter = TripsPresenter()
                return TripsViewController(presenter: presenter)
            }
        }
        """,
        "Trips/Modules/Trips/View/TripsViewController.swift":
            "import UIKit\n\nfinal class TripsViewController: UIViewController, TripsView {}\n",
        "Trips/App/AppDelegate.swift": "final class AppDelegate { func begin() { show(TripsRouter.assemble()) } }\n",
    ]

    @Test func `protocols are no roles, whatever they are called, and delegates of the system make no app`() throws {
        #expect(try findings(contracts) == [])
        #expect(try list(contracts).map(\.apps) == [["app"]])
    }

    /// SwiftUI with screens, and one builder for all of them.
    private let screens = [
        "App/CoreBuilder.swift": """
        struct CoreBuilder {
            func rides() -> some View { RidesScreen(presenter: RidesPresenter(interactor: CoreInteractor())) }
        }
        """,
        "App/CoreInteractor.swift": "struct CoreInteractor {}\n",
        "App/Rides/RidesInteractor.swift":
            "protocol RidesInteractor {}\n\nextension CoreInteractor: RidesInteractor {}\n",
        "App/Rides/RidesPresenter.swift": """
        final class RidesPresenter {
            private let interactor: any RidesInteractor
        }
        """,
        "App/Rides/RidesScreen.swift": """
        struct RidesScreen: View {
            @State var presenter: RidesPresenter
        }

        #Preview {
            RidesScreen(presenter: RidesPresenter(interactor: CoreInteractor()))
        }
        """,
    ]

    @Test func `a screen is a view, and previews and a builder of everything may name it`() throws {
        #expect(try findings(screens) == [])
        #expect(try list(screens).first { $0.scene == "Rides" }?.roles == ["View", "Presenter", "Interactor"])
    }

    /// Folders that say that they are modules, one within another.
    private let modules = [
        "App/Scenes/Options/OptionsPresenter.swift": "final class OptionsPresenter {}\n",
        "App/Scenes/Options/OptionsRouter.swift":
            "final class OptionsRouter { func toUser() { push(UserOptionRouter.make()) } }\n",
        "App/Scenes/Options/UserOptionModule/UserOptionProtocols.swift":
            "protocol UserOptionViewProtocol: AnyObject {}\n",
        "App/Scenes/Options/UserOptionModule/Presenter/UserOptionPresenter.swift":
            "import UIKit\n\nfinal class UserOptionPresenter {}\n",
        "App/Scenes/Options/UserOptionModule/UserOptionRouter.swift":
            "final class UserOptionRouter { static func make() { _ = UserOptionPresenter() } }\n",
    ]

    @Test func `a module within another's folder is a scene of its own`() throws {
        #expect(try findings(modules) == ["UserOptionPresenter.swift:1:8 V020"])
        #expect(try list(modules).map(\.scene) == ["Options", "UserOption"])
        let sandbox = try Sandbox(modules)
        let map = SceneMap(try sandbox.repository.project())
        #expect(map.rows.first?.apps["app"]?.leadsTo == ["UserOption"])
    }

    /// A whole scene in a file, whose name is no role's.
    private let oneFile = [
        "App/RideModule.swift": """
        import UIKit

        protocol RideView: AnyObject {}

        final class RideViewController: UIViewController, RideView {
            var presenter: RidePresenter!
        }

        final class RidePresenter {
            weak var view: RideView?
            private let interactor = RideInteractor()
        }

        final class RideInteractor {
            var rides: [String] = []
        }
        """,
        "App/main.swift": "show(RideViewController())\n",
    ]

    @Test func `a scene in one file is found by its types, and may import for its view`() throws {
        #expect(try findings(oneFile) == [])
        #expect(try list(oneFile).map(\.roles) == [["View", "Presenter", "Interactor"]])
    }

    @Test func `the same is found where viper.yml says it`() throws {
        let yml = ["viper.yml": "audiences: {app: App}\n"]
        for files in [screens, modules, oneFile] {
            #expect(try findings(files) == findings(files.merging(yml) { $1 }))
        }
    }

    @Test func `an app is called in lower case, capitals together`() throws {
        let files = ["A/Shared/", "A/VIP/", "A/Staff/"].flatMap { folder in
            ["Factory", "Presenter"].map { ("\(folder)Home/Home\($0).swift", "final class Home\($0) {}\n") }
        }
        let sandbox = try Sandbox(Dictionary(uniqueKeysWithValues: files))
        #expect(try sandbox.repository.configuration().audiences.map(\.name) == ["staff", "vip"])
        #expect(try sandbox.repository.configuration().shared?.path == "A/Shared")
    }

    @Test func `what is new is as visible as what is there`() throws {
        func access(_ word: String) throws -> String {
            let sandbox = try Sandbox(["App/Home/HomePresenter.swift": "\(word)final class HomePresenter {}\n"])
            return try sandbox.repository.project().configuration.access
        }
        #expect(try access("") == "internal")
        #expect(try access("package ") == "package")
        #expect(try access("public ") == "public")
    }
}
