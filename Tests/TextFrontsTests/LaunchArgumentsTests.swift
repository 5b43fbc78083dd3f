import Testing

import TextFronts
import TextUICore

@MainActor @Suite struct LaunchArgumentsTests {
    @Test func `the front's options are taken, in both forms, and the others left to the program`() throws {
        let arguments = try LaunchArguments([
            "--front", "lines", "clinic://home", "--size=100x30", "--verbose", "--once",
        ])
        #expect(arguments.others == ["clinic://home", "--verbose"])
        let configuration = try arguments.configuration()
        #expect(configuration.front == .lines && configuration.once)
        #expect(configuration.columns == 100 && configuration.rows == 30)
    }

    @Test func `what comes after two dashes is the program's own`() throws {
        let arguments = try LaunchArguments(["--once", "--", "--front", "paper"])
        #expect(arguments.others == ["--", "--front", "paper"])
        #expect(try arguments.configuration().once)
    }

    @Test(arguments: [["--front", "paper"], ["--front"], ["--size", "wide"], ["--size=0x1"]])
    func `a value that there is not is refused by the name of its option`(arguments: [String]) {
        let error = #expect(throws: FrontConfiguration.ConfigurationError.self) {
            try LaunchArguments(arguments).configuration()
        }
        #expect(error?.description.contains(arguments[0].prefix { $0 != "=" }) == true)
    }
}
