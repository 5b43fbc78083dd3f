import Foundation
import Testing

import SwiftUI

@MainActor @Suite struct CatalogueColorTests {
    private func bundle(_ sets: [String: String]) throws -> (Bundle, URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("colours-\(UUID().uuidString)")
        for (name, contents) in sets {
            let set = folder.appendingPathComponent("Assets.xcassets/\(name).colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        }
        return (try #require(Bundle(path: folder.path)), folder)
    }

    private let brand = #"""
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0x40", "green": "0.500", "blue": "255", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "gray-gamma-22", "components": {"white": "0.75", "alpha": "1.000"}}}
        ]}
        """#

    private func parts(_ color: Color, on scheme: ColorScheme) -> [Int] {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let resolved = color.resolve(in: environment)
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 100).rounded()) }
    }

    @Test func `a colour of a catalogue has its parts, and others on dark ground`() throws {
        let (bundle, folder) = try bundle(["ui/Brand": brand])
        defer { try? FileManager.default.removeItem(at: folder) }
        let color = Color("Brand", bundle: bundle)
        #expect(parts(color, on: .light) == [25, 50, 100, 100])
        #expect(parts(color, on: .dark) == [75, 75, 75, 100])
        #expect(parts(color.opacity(0.5), on: .dark) == [75, 75, 75, 50])
        #expect(
            parts(Color("ui/Brand", bundle: bundle).mix(with: .init(white: 1), by: 0.5), on: .light) == [
                63, 75, 100, 100,
            ])
        #expect(color == Color("Brand", bundle: bundle) && color.description == "Brand")
    }

    @Test func `what is drawn in it follows the scheme of its place`() throws {
        let (bundle, folder) = try bundle(["Brand": brand])
        defer { try? FileManager.default.removeItem(at: folder) }
        func drawn(_ scheme: ColorScheme) -> String {
            SceneHost(columns: 10, style: .screen) {
                Text("Word").foregroundStyle(Color("Brand", bundle: bundle)).environment(\.colorScheme, scheme)
            }
            .frame.svg()
        }
        #expect(drawn(.light).contains("#4080ff") && drawn(.dark).contains("#bfbfbf"))
    }

    @Test func `references are the system's colours, and names that no catalogue has are as before`() throws {
        let (bundle, folder) = try bundle([
            "Warning":
                #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#,
            "Surface":
                #"{"colors": [{"color": {"platform": "ios", "reference": "secondarySystemBackgroundColor"}}]}"#,
            "Numbers":
                #"{"colors": [{"color": {"components": {"red": 255, "green": "0", "blue": 0.5, "alpha": "1"}}}]}"#,
            "Empty": #"{"colors": [{"idiom": "universal"}]}"#, "Broken": "{",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(Color("Warning", bundle: bundle) == .red)
        for name in ["Empty", "Broken", "Missing", "Background", "Fill"] {
            #expect(Color(name, bundle: bundle) == .accentColor)
        }
        #expect(Color("Green", bundle: bundle) == .green)
        #expect(Color("Surface", bundle: bundle) == .clear)
        #expect(parts(Color("Numbers", bundle: bundle), on: .light) == [100, 0, 50, 100])
    }

    @Test func `runs of attributed strings take the space between letters, and are drawn as they are`() {
        var words = AttributedString("Wide")
        words.kern = 2
        words.tracking = 1
        words.baselineOffset = 3
        #expect(words.runs.first?.kern == 2)
        #expect(SceneHost(columns: 10) { Text(words) }.frame.lines.first?.hasPrefix("Wide") == true)
    }
}
