import Charts
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct DevGallery {
    @Test func draw() throws {
        guard let folder = ProcessInfo.processInfo.environment["CHART_GALLERY"] else { return }
        for (width, height) in [(40, 14), (80, 18), (200, 24)] {
            for (name, view) in Gallery.all {
                let host = SceneHost(columns: width, rows: height, style: .screen, locale: Locale(identifier: "en_US"), timeZone: Gallery.utc) { view }
                try host.frame.text.write(toFile: "\(folder)/\(name)-\(width).txt", atomically: true, encoding: .utf8)
                try host.frame.svg(title: name).write(toFile: "\(folder)/\(name)-\(width).svg", atomically: true, encoding: .utf8)
            }
        }
    }
}
