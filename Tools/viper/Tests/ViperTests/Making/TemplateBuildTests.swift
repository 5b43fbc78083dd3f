import Foundation
import Testing

@testable import viper

/// `make check-templates`: scenes of every form, with and without every role, are built, tested and checked.
@Suite(.enabled(if: TemplateCheck.part != nil, "make check-templates"), .serialized)
struct TemplateBuildTests {
    private static let roles: [TemplatePart] = [.interactor, .parameters, .router, .uiModel, .delegate]

    @Test func `what is made builds without warnings, passes its tests and is in form`() throws {
        let package = try GeneratedPackage()
        let project = try package.repository.project()
        let library = TemplateLibrary()
        var plan = FilePlan()
        var scenes = 0
        for order in try Self.orders(project.configuration) {
            plan.add(try order.plan(project, library, in: package.repository))
            scenes += 1
        }
        #expect(scenes > 20)
        try plan.apply(in: package.repository, overwriting: true)

        let form = ownRepository.url(".swift-format").path
        let (format, faults) = try Shell.run(
            "swift format lint --strict --recursive --configuration \(form) Modules Tests", in: package.root)
        #expect(format == 0, "\(faults.prefix(2000))")

        let findings = Linter(project: try package.repository.project()).findings()
        #expect(findings.isEmpty, "\(findings.prefix(5))")

        let (built, words) = try Shell.run(
            "swift build --build-tests --scratch-path '\(GeneratedPackage.buildFolder)'", in: package.root)
        try #require(built == 0, "\(words.suffix(4000))")
        #expect(
            !words.contains("warning:"), "\(words.split(separator: "\n").filter { $0.contains("warning:") }.prefix(5))")
        let (passed, report) = try Shell.run(
            "timeout 500 '\(GeneratedPackage.buildFolder)/debug/GeneratedPackageTests.xctest' --testing-library swift-testing",
            in: package.root)
        #expect(passed == 0, "\(report.suffix(2000))")
        let suites = plan.changes.keys.filter { $0.hasPrefix("Tests/") && $0.hasSuffix("Tests.swift") }
        #expect(suites.count > scenes, "apps’ parts have tests of their own")
        #expect(report.contains("tests in \(suites.count) suites passed"))
    }

    /// All combinations of a form, its roles, and who has it; each scene is called after its own.
    private static func orders(_ configuration: Configuration) throws -> [SceneOrder] {
        var orders: [SceneOrder] = []
        let places: [(isShared: Bool, audiences: [String])] = [
            (true, ["patient", "doctor"]), (true, ["doctor"]), (true, []), (false, ["patient"]),
        ]
        for form in SceneForm.allCases {
            for number in 0..<(1 << roles.count) {
                for (index, place) in places.enumerated() {
                    // Each set of roles once, in one place after another.
                    guard TemplateCheck.part == "all" || (number % 3 == 0 && (number / 3) % places.count == index)
                    else { continue }
                    var order = SceneOrder(
                        name: "\(form.rawValue.capitalizedFirst)Case\(number)In\(index)", isShared: place.isShared,
                        template: form.template)
                    order.audiences = try place.audiences.map { try configuration.known($0) }
                    order.parts = Set(roles.enumerated().filter { number & (1 << $0.offset) != 0 }.map(\.element))
                    orders.append(order)
                }
            }
        }
        return orders
    }
}
