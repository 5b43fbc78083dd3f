import Foundation
import Testing

@testable import viper

@Suite struct TemplateTests {
    private static let folder = ownRepository.url("Tools/Templates")

    static var bundles: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xctemplate") }
                .sorted()
        }
    }

    @Test(arguments: try bundles)
    func `a template has the form that Xcode reads`(_ bundle: String) throws {
        let folder = Self.folder.appending(path: bundle)
        let data = try Data(contentsOf: folder.appending(path: Template.information))
        let plist = try #require(
            try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(plist["Kind"] as? String == Template.kinds[0])
        #expect(files.contains(try #require(plist["MainTemplateFile"] as? String)))
        #expect(plist["AllowedTypes"] as? [String] == ["public.swift-source"])
        #expect(plist["SupportsSwiftPackage"] as? Bool == true)
        let options = try #require(plist["Options"] as? [[String: Any]])
        for option in options {
            let name = try #require(option["Identifier"] as? String)
            #expect(option["Name"] is String)
            switch option["Type"] as? String {
            case "text": #expect(option["Required"] as? Bool == true)
            case "popup":
                let values = try #require(option["Values"] as? [String])
                #expect(values.contains(try #require(option["Default"] as? String)), "\(name)")
            case "static":
                // What Xcode does not ask it makes of what it asks.
                let words = try #require(option["Default"] as? String)
                #expect(
                    Set(TemplateText(text: words).variables).isSubset(of: ["productName", "audiencePrefix"]), "\(name)")
            default: Issue.record("\(name) has no Type that Xcode knows")
            }
        }
        // An Xcode project’s targets are in no package.
        for option in options where option["Identifier"] as? String == "access" {
            #expect(option["Default"] as? String == "internal")
        }
        let template = try Template(at: folder)
        let used = template.files.flatMap {
            TemplateText(text: $0.key).variables + TemplateText(text: $0.value).variables
        }
        let meant = options.filter { $0["Type"] as? String == "static" }.flatMap {
            TemplateText(text: $0["Default"] as? String ?? "").variables
        }
        #expect(
            Set(used + meant).union(["productName"]) == Set(template.options),
            "each variable is an option, and each is used")
        // Xcode calls files after the name that is typed, and only there.
        #expect(files.allSatisfy { $0.contains("___FILEBASENAME___") })
        #expect(template.files.values.allSatisfy { !$0.contains("___FILEBASENAME___") })
    }

    @Test(arguments: try bundles)
    func `what Xcode makes of a template is Swift`(_ bundle: String) throws {
        let values = [
            "productName": "Payments", "sceneWord": "payments", "sceneTitle": "Payments", "access": "package",
            "audience": "patient", "audiencePrefix": "Patient", "ownPrefix": "Patient",
            "audienceModule": "PatientScenes", "sharedModule": "SharedScenes", "testImport": "import",
            "principal": "Principal", "firstScene": "Home",
        ]
        for (file, text) in try Template(at: Self.folder.appending(path: bundle)).files {
            var made = text
            for name in TemplateText(text: text).variables {
                made = made.replacing("___VARIABLE_\(name)___", with: values[name] ?? "")
                    .replacing("___VARIABLE_\(name):identifier___", with: values[name] ?? "")
            }
            #expect(!made.contains("___"), "\(file)")
            #expect(SwiftText.error(in: made) == nil, "\(file)")
        }
    }

    @Test func `the tool carries the templates as they stand in the repository`() throws {
        for bundle in try Self.bundles {
            let name = String(bundle.dropLast(".xctemplate".count))
            let carried = try #require(try TemplateLibrary().find(name))
            let there = try Template(at: Self.folder.appending(path: bundle))
            #expect(carried.files == there.files && carried.options == there.options, "\(name)")
        }
        #expect(try TemplateLibrary().names.count == Self.bundles.count)
    }

    @Test func `parts stand where they are wanted`() throws {
        let text = TemplateText(
            text: """
                struct ___VARIABLE_productName:identifier___ {
                ___VARIABLE_ifRouter___    let router: Int
                ___VARIABLE_end___
                    init(___VARIABLE_ifInteractorOrRouter___a: Int, ___VARIABLE_end______VARIABLE_ifDelegate___b: Int___VARIABLE_end___) {}
                ___VARIABLE_eachAudience___    let ___VARIABLE_audience___: Int
                ___VARIABLE_end___}
                """)
        var values = TemplateValues(variables: ["productName": "A"], parts: [.interactor])
        values.audiences = ["rider", "driver"].map { .init(variables: ["audience": $0], parts: []) }
        #expect(
            try text.filled(values) == """
                struct A {
                    init(a: Int) {}
                    let rider: Int
                    let driver: Int
                }

                """)
    }

    @Test(arguments: [
        ("___VARIABLE_nothing___", "stands for nothing"), ("___VARIABLE_end___", "without a beginning"),
        ("___VARIABLE_ifRouter___ a", "does not end"), ("___VARIABLE_ifWings___ a ___VARIABLE_end___", "no “Wings”"),
    ])
    func `a template with a mistake says which`(_ text: String, _ words: String) {
        let error = #expect(throws: ToolError.self) { try TemplateText(text: text).filled(TemplateValues()) }
        #expect(error?.problem.contains(words) == true)
    }

    @Test func `every form, with and without every role, is Swift`() throws {
        let sandbox = try Sandbox(twoApps.merging(["Tests/SceneTests/Some.swift": ""]) { $1 })
        let project = try sandbox.repository.project()
        let library = TemplateLibrary()
        let roles: [TemplatePart] = [.interactor, .parameters, .router, .uiModel, .delegate]
        var count = 0
        for form in SceneForm.allCases {
            for number in 0..<(1 << roles.count) {
                for (index, (isShared, apps)) in [
                    (true, ["rider", "driver"]), (true, ["driver"]), (true, []), (false, ["rider"]),
                ].enumerated() where (number / 3) % 4 == index {
                    var order = SceneOrder(name: "Payments", isShared: isShared, template: form.template)
                    order.audiences = try apps.map { try project.configuration.known($0) }
                    order.parts = Set(roles.enumerated().filter { number & (1 << $0.offset) != 0 }.map(\.element))
                    // Filling throws for what is not Swift.
                    let plan = try order.plan(project, library, in: sandbox.repository)
                    let files = plan.changes.keys.map(\.lastComponent)
                    let routes = plan.text.contains("Payments" + form.routable)
                    #expect(routes == order.parts.contains(.router))
                    #expect(files.contains("PaymentsParameters.swift") == order.parts.contains(.parameters))
                    #expect(files.contains("PaymentsUIModel.swift") == order.parts.contains(.uiModel))
                    #expect(
                        files.count { $0.hasSuffix("PaymentsInteractor.swift") && !$0.hasPrefix("Payments") }
                            == (order.parts.contains(.interactor) ? apps.count : 0))
                    count += 1
                }
            }
        }
        #expect(count == SceneForm.allCases.count * 32)
    }
}

extension SceneForm {
    /// The protocol of a Router, without the scene.
    fileprivate var routable: String {
        switch self {
        case .swiftui: "Destinations {}"
        case .uikit: "Routable"
        case .wireframe: "WireframeInterface"
        case .adapter: "RouterInput"
        }
    }
}

extension FilePlan {
    /// All that it writes.
    fileprivate var text: String {
        changes.values.map { if case .write(let text) = $0 { text } else { "" } }.joined()
    }
}
