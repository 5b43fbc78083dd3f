import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct GridTests {
    @Test func `columns are as wide as their widest cell`() {
        let host = SceneHost(columns: 40, rows: 6) {
            Grid(alignment: .leading, horizontalSpacing: 16) {
                GridRow {
                    Text("Name")
                    Text("Age")
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(["Ada", "Bartholomew"], id: \.self) { name in
                    GridRow {
                        Text(name)
                        Text("\(name.count)").gridColumnAlignment(.trailing)
                    }
                }
            }
        }
        #expect(
            host.frame.lines == ["Name         Age", "────────────────", "Ada            3", "Bartholomew   11"])
    }

    @Test func `a cell can take several columns, and stand where it wants`() {
        let host = SceneHost(columns: 40, rows: 6) {
            Grid {
                GridRow {
                    Text("a")
                    Text("bbbb")
                    Text("cc")
                }
                GridRow {
                    Text("span").gridCellColumns(2)
                    Text("d").gridCellAnchor(.trailing)
                }
            }
        }
        #expect(host.frame.lines == ["a bbbb cc", " span   d"])
    }

    @Test func `a lazy grid has as many columns as fit`() {
        let host = SceneHost(columns: 23, rows: 6) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                ForEach(1...6, id: \.self) { Text("n\($0)") }
            }
        }
        // Four columns of five cells, with a gap between each.
        #expect(host.frame.lines == [" n1    n2    n3    n4", " n5    n6"])
    }

    @Test func `a lazy grid's fixed columns keep their width`() {
        let host = SceneHost(columns: 30, rows: 6) {
            LazyVGrid(
                columns: [GridItem(.fixed(48), alignment: .leading), GridItem(.fixed(32), alignment: .trailing)],
                alignment: .leading
            ) {
                ForEach(["ab", "1", "c", "22"], id: \.self) { Text($0) }
            }
        }
        #expect(host.frame.lines == ["ab        1", "c        22"])
    }
}
