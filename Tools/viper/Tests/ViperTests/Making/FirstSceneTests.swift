import Foundation
import Testing

@testable import viper

/// `make check-templates`: from an empty folder to a first scene, as somebody who has only the installed program.
@Suite(.enabled(if: TemplateCheck.part == "all", "make check-templates"))
struct FirstSceneTests {
    @Test func `four commands make a first scene that keeps the rules, and what they made builds and passes its tests`()
        throws
    {
        let sandbox = try Sandbox()
        let kit = ownRepository.root.path
        let clock = ContinuousClock()
        let began = clock.now
        for command in [
            // `make install` builds first, which cannot be while tests run.
            "install -D -m 755 '\(RealViper.program.path)' bin/viper",
            "viper init --app Reader --kit '\(kit)'",
            "viper new scene Notes --shared --for reader",
            "viper lint",
        ] {
            let (status, words) = try shell(command, in: sandbox)
            try #require(status == 0, "\(command): \(words)")
        }
        print("from an empty folder to a linted first scene: \(clock.now - began), without building viper")
        let (built, words) = try shell(
            "swift build --build-tests --scratch-path '\(GeneratedPackage.buildFolder)'", in: sandbox)
        try #require(built == 0, "\(words.suffix(4000))")
        let (passed, report) = try shell(
            "swift test --skip-build --scratch-path '\(GeneratedPackage.buildFolder)'", in: sandbox)
        #expect(passed == 0 && report.contains("passed"), "\(report.suffix(2000))")
    }

    private func shell(_ command: String, in sandbox: Sandbox) throws -> (Int32, String) {
        try Shell.run("PATH=\"$PWD/bin:$PATH\"; \(command)", in: sandbox.root)
    }
}
