import Foundation
import Testing

@testable import viper

@Suite struct MapChangeTests {
    private let sandbox: Sandbox

    /// Two apps; then one scene's Presenter comes apart, another app's View is shared, and a scene comes and one goes.
    init() throws {
        sandbox = try Sandbox(
            twoApps.merging([
                "Modules/Shared/Payment/PaymentPresenter.swift": "final class PaymentPresenter {}\n",
                "Modules/Rider/Trip/RiderTripRouter.swift": "struct RiderTripRouter {}\n",
            ]) { $1 })
        try sandbox.commit()
        try sandbox.git(
            "mv Modules/Shared/Payment/PaymentPresenter.swift Modules/Rider/Payment/RiderPaymentPresenter.swift")
        try sandbox.write(
            "final class RiderPaymentPresenter {}\n", to: "Modules/Rider/Payment/RiderPaymentPresenter.swift")
        try sandbox.git("rm --quiet -r Modules/Rider/Help Modules/Rider/Trip/RiderTripRouter.swift")
        try sandbox.write("struct TripRouter {}\n", to: "Modules/Shared/Trip/TripRouter.swift")
        try sandbox.write("enum NewsFactory { static func rider() {} }\n", to: "Modules/Rider/News/NewsFactory.swift")
    }

    @Test func `what became shared and what came apart is told as a comment`() throws {
        let answer = try RealViper.run(["map", "--since", "HEAD", "--format", "markdown"], in: sandbox.root)
        #expect(answer.status == 0, "\(answer.errors)")
        #expect(
            answer.output.hasPrefix("### What became of the sharing since `HEAD`\n\n| app | shared at HEAD | now |\n"))
        for part in [
            "**Became shared**\n\n- Trip: the Router of rider\n",
            "**Came apart**\n\n- Payment: the Presenter of rider\n",
            "**New scenes**\n\n- News\n", "**Scenes that are gone**\n\n- Help\n",
            "| Payment | 5 (−1) | 0 | 4 (+1) |",
        ] { #expect(answer.output.contains(part), "\(answer.output)") }
    }

    @Test func `programs get it as JSON, and people in a terminal without marks`() throws {
        let json = try RealViper.run(["map", "--since", "HEAD", "--format", "json"], in: sandbox.root)
        let change = try JSONDecoder().decode(MapChange.self, from: Data(json.output.utf8))
        #expect(change.becameShared == [.init(scene: "Trip", role: "Router", apps: ["rider"])])
        #expect(change.cameApart == [.init(scene: "Payment", role: "Presenter", apps: ["rider"])])
        #expect(change.shared.keys.sorted() == ["driver", "rider"])
        let text = try RealViper.run(["map", "--since", "HEAD"], in: sandbox.root).output
        #expect(text.contains("CAME APART\nPayment: the Presenter of rider") && !text.contains("**"))
    }

    @Test func `where nothing changed, that is said`() throws {
        try sandbox.commit("Moved")
        let answer = try RealViper.run(["map", "--since", "HEAD", "--format", "markdown"], in: sandbox.root)
        #expect(answer.output.hasSuffix("Nothing: the same is shared.\n\n"))
        #expect(try RealViper.run(["map", "--since", "nowhere"], in: sandbox.root).status == 66)
    }

    @Test func `a repository within another one is compared with itself`() throws {
        let inner = try Sandbox()
        for (path, text) in twoApps { try inner.write(text, to: "Inner/" + path) }
        try inner.write("not Swift {", to: "Outer.swift")
        try inner.commit()
        try inner.write("struct TripRouter {}\n", to: "Inner/Modules/Shared/Trip/TripRouter.swift")
        let answer = try RealViper.run(["map", "--since", "HEAD"], in: inner.root.appending(path: "Inner"))
        #expect(answer.status == 0, "\(answer.errors)")
        #expect(answer.output.contains("Trip") && !answer.output.contains("Help"))
    }
}
