import Charts
import Foundation
import SwiftUI
import Testing
import ViperTesting

@MainActor @Suite struct GoldenTests {
    @Test func `every chart of the gallery is looked at`() {
        #expect(Gallery.all.map(\.name) == Gallery.names)
    }

    @Test(arguments: Gallery.names)
    func `a chart is drawn as it was looked at, in 40, 80 and 200 columns`(name: String) throws {
        let view = try #require(Gallery.all.first { $0.name == name }?.view)
        let frames = [(40, 14), (80, 18), (200, 24)].map { columns, rows in
            draw(columns: columns, rows: rows) { view }
        }
        #expect(Snapshot(name).difference(from: frames.joined(separator: "\n\n")) == nil)
    }
}

/// The frame of a view on a screen, in English and universal time.
@MainActor
func draw<Content: View>(
    columns: Int, rows: Int, timeZone: TimeZone = Gallery.utc, @ViewBuilder content: @escaping () -> Content
) -> String {
    host(columns: columns, rows: rows, timeZone: timeZone, content: content).frame.text
}

@MainActor
func host<Content: View>(
    columns: Int = 80, rows: Int = 18, style: SceneHost.Style = .screen, timeZone: TimeZone = Gallery.utc,
    @ViewBuilder content: @escaping () -> Content
) -> SceneHost {
    SceneHost(
        columns: columns, rows: rows, style: style, locale: Locale(identifier: "en_US"), timeZone: timeZone,
        content: content)
}
