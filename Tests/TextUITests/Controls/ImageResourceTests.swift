import Foundation
import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct ImageResourceTests {
    @Test func `a control with a picture of a catalogue is named by its title`() throws {
        let leaf = ImageResource(name: "leaf", bundle: .main)
        let host = SceneHost(columns: 50) {
            VStack(alignment: .leading) {
                Button("Water", image: leaf) {}
                Toggle("Sunny", image: leaf, isOn: .constant(true))
                Menu("More", image: leaf) { Button("Cut") {} }
                Label("Plants", image: leaf)
                Picker("Bed", image: leaf, selection: .constant(1)) { Text("Left").tag(1) }
            }
        }
        for label in ["Water", "Sunny", "More", "Bed"] { #expect(host.frame.element(label) != nil, "\(label)") }
        #expect(host.frame.text.contains("Plants") && !host.frame.text.contains("leaf"))
        #expect(Image(leaf) == Image("leaf", bundle: .main))
    }

    /// A picture of sixteen green points each way.
    private static let green =
        "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFUlEQVR42mNg+M9AGhrVMKph+GoAAJHq/wGVf9hPAAAAAElFTkSuQmCC"

    /// A bundle with that picture in its asset catalogue.
    private func bundle(named name: String) throws -> (bundle: Bundle, folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        let png = try #require(Data(base64Encoded: Self.green))
        try #require(Picture.decoded(png) != nil, "libpng16-16 is not installed")
        try png.write(to: set.appendingPathComponent("picture.png"))
        try Data(#"{"images": [{"filename": "picture.png", "idiom": "universal", "scale": "1x"}]}"#.utf8)
            .write(to: set.appendingPathComponent("Contents.json"))
        return (try #require(Bundle(path: folder.path)), folder)
    }

    @Test func `a label draws the picture of its resource before its title, and is named by the title alone`() throws {
        let (bundle, folder) = try bundle(named: "leaf")
        defer { try? FileManager.default.removeItem(at: folder) }
        let leaf = ImageResource(name: "leaf", bundle: bundle)
        let host = SceneHost(columns: 30, style: .screen) {
            VStack(alignment: .leading) {
                Label("Plants", image: leaf)
                Button("Water", image: leaf) {}
                Label {
                    Text("Own")
                } icon: {
                    Image("leaf", bundle: bundle)
                }
                Label {
                    Text("None")
                } icon: {
                    Image("no such picture", bundle: bundle)
                }
            }
        }
        let lines = host.frame.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.contains("██ Plants") && lines.contains("██ Water") && lines.contains("██ Own"))
        #expect(lines.contains("None"))
        #expect(host.frame.elements.map(\.label) == ["Plants", "Water", "Own", "None"])
    }
}
