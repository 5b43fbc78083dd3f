import PreviewedScenes
import TextWeb

/// The page that leads to all scenes.
enum PreviewIndex {
    static let html = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Scenes</title>
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="/web/\(WebAsset.stylesheet.name)"></head>
        <body><main><h1>Scenes</h1><ul>
        \(PreviewedScene.allCases.map { "<li><a href=\"/\($0.rawValue)\">\($0.rawValue)</a></li>" }.joined(separator: "\n"))
        </ul></main></body></html>

        """
}
