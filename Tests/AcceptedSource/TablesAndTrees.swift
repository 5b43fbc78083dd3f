import SwiftUI
import UniformTypeIdentifiers

/// Tables and trees in the forms that public programs write.
struct TablesAndTrees: View {
    struct Song: Identifiable, Codable, Transferable {
        let id: Int
        var title: String
        var plays: Int?
        var played: Date?
        var isLoved = false
        var parts: [Song]?

        static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
    }

    @State private var songs = [Song(id: 1, title: "Waltz")]
    @State private var chosen: Set<Song.ID> = []
    @State private var one: Song.ID?
    @State private var order = [KeyPathComparator(\Song.title)]

    var body: some View {
        Table(of: Song.self, selection: $chosen, sortOrder: $order) {
            TableColumn("Title", value: \.title, comparator: .localizedStandard)
            TableColumn(Text("Plays"), value: \.plays) { Text("\($0.plays ?? 0)") }
            TableColumn("Played", value: \.played) { Text($0.played?.formatted() ?? "never") }
            TableColumn("Loved", value: \.isLoved) { Text($0.isLoved ? "yes" : "no") }
                .customizationID("loved")
                .defaultVisibility(.hidden)
                .alignment(.center)
                .disabledCustomizationBehavior(.visibility)
        } rows: {
            ForEach(songs) { song in
                TableRow(song)
                    .selectionDisabled(song.isLoved)
                    .itemProvider { NSItemProvider(object: song.title as NSString) }
                    .contextMenu {
                        Button("Play") {}
                    } preview: {
                        Text(song.title)
                    }
            }
            .onInsert(of: [UTType.json]) { index, providers in print(index, providers.count) }
            OutlineGroup(songs, children: \.parts)
            OutlineGroup(songs, children: \.parts) { song in
                TableRow(song).draggable(song).dropDestination(for: Song.self) { print($0.count) }
            }
            ForEach(songs) { TableRow($0) }.dropDestination(for: Song.self) { index, songs in print(index, songs.count)
            }
        }
    }

    var numbered: some View {
        Table(songs) {
            TableColumnForEach(0..<3) { number in
                TableColumn("Column \(number)") { (song: Song) in Text("\(song.id + number)") }
            }
        }
    }

    var trees: some View {
        VStack {
            List($songs, children: \.parts) { $song in TextField("Title", text: $song.title) }
            List($songs, children: \.parts, selection: $one) { $song in Toggle(song.title, isOn: $song.isLoved) }
            List($songs, id: \.title, children: \.parts, selection: $chosen) { $song in Text(song.title) }
            List {
                OutlineGroup($songs, children: \.parts) { $song in Toggle(song.title, isOn: $song.isLoved) }
                OutlineGroup($songs, id: \.title, children: \.parts) { song in Text(song.wrappedValue.title) }
                OutlineGroup(songs, children: \.parts) { Text($0.title) }
            }
        }
    }
}
