import ArgumentParser
import Foundation
import Testing

@testable import viper

@Suite struct LikenessTests {
    private func sandbox(_ driver: String, rider: String = riderTrip, most: Int? = nil) throws -> Sandbox {
        try Sandbox([
            "viper.yml": """
            shared: Shared
            audiences: {rider: Rider, driver: Driver}
            \(most.map { "alike: \($0)" } ?? "")
            """,
            "Shared/Trip/TripFactory.swift": "enum TripFactory {\n    static func mock() {}\n}\n",
            "Rider/Trip/RiderTripInteractor.swift": rider, "Driver/Trip/DriverTripInteractor.swift": driver,
        ])
    }

    private static let riderTrip = """
        /// For a rider.
        struct RiderTripInteractor: TripInteractive {
            let scope: RiderScope

            func trips() -> [Trip] { scope.rider.trips }
        }

        """

    private func likeness(_ sandbox: Sandbox) throws -> Likeness {
        let all = Likeness.all(in: try sandbox.repository.project())
        #expect(all.count == 1)
        return try #require(all.first)
    }

    @Test func `what differs in the apps' names alone is alike`() throws {
        let copy = Self.riderTrip.replacing("Rider", with: "Driver").replacing("rider", with: "driver")
        let likeness = try likeness(try sandbox(copy))
        #expect((likeness.app, likeness.other) == ("driver", "rider"))
        #expect((likeness.lines, likeness.alike, likeness.percentage) == (4, 4, 100))
    }

    @Test func `comments, blank lines and indentation do not count, and other words are not alike`() throws {
        let own = """
            struct DriverTripInteractor: TripInteractive {
              // Nobody else's.
              let scope: DriverScope


              func trips() -> [Trip] { scope.fleet.trips }
              }
            """
        let likeness = try likeness(try sandbox(own))
        #expect((likeness.lines, likeness.alike, likeness.percentage) == (4, 3, 75))
    }

    @Test func `the same lines in another order or another file are not alike`() throws {
        let lines = Self.riderTrip.replacing("Rider", with: "Driver").replacing("rider", with: "driver")
            .split(separator: "\n").map(String.init)
        let turned = try likeness(try sandbox(lines.reversed().joined(separator: "\n")))
        #expect(turned.alike == 1)
        let other = try sandbox("")
        try other.write(lines.joined(separator: "\n"), to: "Driver/Trip/OtherTripInteractor.swift")
        #expect(try likeness(other).alike == 0)
    }

    @Test func `each two apps are compared once`() throws {
        let sandbox = try sandbox("")
        try sandbox.write("audiences: {rider: Rider, driver: Driver, guide: Shared}\n", to: "viper.yml")
        let all = Likeness.all(in: try sandbox.repository.project())
        #expect(all.map { "\($0.app) \($0.other)" } == ["driver rider", "guide rider", "guide driver"])
    }

    @Test(arguments: [(75, 0), (74, 1)])
    func `map --check refuses more than viper.yml allows`(_ most: Int, _ status: Int32) throws {
        let own = Self.riderTrip.replacing("Rider", with: "Driver").replacing("scope.rider", with: "fleet")
        let sandbox = try sandbox(own, most: most)
        var write = try Viper.parseAsRoot(["map", "--write", "--path", sandbox.root.path])
        try write.run()
        #expect(Self.status(["map", "--check", "--path", sandbox.root.path]) == status)
    }

    private static func status(_ arguments: [String]) -> Int32 {
        do {
            var command = try Viper.parseAsRoot(arguments)
            try command.run()
            return 0
        } catch {
            return Viper.exitCode(for: error).rawValue
        }
    }

    @Test func `this repository's apps are told`() throws {
        let map = SceneMap(try ownRepository.project())
        #expect(map.alike.map { "\($0.app) \($0.other)" } == ["doctor patient"])
        #expect(map.likenessSentences().allSatisfy { map.text().contains($0) })
    }
}
