import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct GestureTests {
    struct Card: View {
        @State private var log: [String] = []
        @GestureState private var isDragged = false
        @State private var dragged: [Bool] = []

        var body: some View {
            Text(log.joined(separator: ", "))
            Text("drags \(dragged.count), dragged now: \(isDragged ? "yes" : "no")")
            Text("Card")
                .gesture(
                    DragGesture()
                        .updating($isDragged) { _, state, _ in state = true }
                        .onChanged { log.append("x \(Int($0.translation.width))") }
                        .onEnded { value in
                            log.append(value.translation.width > 100 ? "accepted" : "refused")
                            dragged.append(true)
                        })
        }
    }

    @Test func `a drag is four further actions, each made from its beginning to its end`() async throws {
        let host = SceneHost(columns: 60) { Card() }
        #expect(host.frame.element("Card")?.actions == ["Swipe left", "Swipe right", "Swipe up", "Swipe down"])
        try await host.perform("Swipe right", on: "Card")
        #expect(host.frame.text.contains("x 100, x 200, accepted"))
        #expect(host.frame.text.contains("drags 1, dragged now: no"))
        try await host.perform("Swipe up", on: "Card")
        #expect(host.frame.text.contains("x 0, x 0, refused"))
    }

    @Test func `a tap presses the view, and a long press is a further action of it`() async throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                Text(log)
                Text("Star")
                    .gesture(
                        TapGesture().onEnded { log += "tap " }
                            .exclusively(before: LongPressGesture().onEnded { _ in log += "hold " }))
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.element("Star")?.role == .button)
        try await host.press("Star")
        try await host.perform("Press and hold", on: "Star")
        #expect(host.frame.text.contains("tap hold"))
    }

    @Test func `a button's own press comes before a gesture, beside one, or not at all`() async throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                Text(log)
                Button("Plain") { log += "a" }.gesture(TapGesture().onEnded { log += "1" })
                Button("Both") { log += "b" }.simultaneousGesture(TapGesture().onEnded { log += "2" })
                Button("First") { log += "c" }.highPriorityGesture(TapGesture().onEnded { log += "3" })
                Button("None") { log += "d" }.simultaneousGesture(TapGesture().onEnded { log += "4" }, isEnabled: false)
            }
        }
        let host = SceneHost { Screen() }
        for name in ["Plain", "Both", "First", "None"] { try await host.press(.label(name)) }
        #expect(host.frame.lines[0] == "ab23d")
    }

    @Test func `a mask says whether the gestures inside count, and the one that is added`() async throws {
        struct Screen: View {
            @State private var mask = GestureMask.all
            @State private var log = ""
            var body: some View {
                Text(log)
                ForEach(["all", "gesture", "subviews", "none"], id: \.self) { name in
                    Button(name) {
                        mask = ["all": .all, "gesture": .gesture, "subviews": .subviews][name] ?? .none
                        log = ""
                    }
                }
                VStack {
                    Text("Inner").onTapGesture { log += "i" }.onLongPressGesture { log += "h" }
                    Text("Other").gesture(TapGesture().onEnded { log += "o" })
                }
                .gesture(DragGesture().onEnded { _ in log += "d" }, including: mask)
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Inner")
        try await host.press("Other")
        try await host.perform("Press and hold", on: "Inner")
        #expect(host.frame.lines[0] == "ioh")
        #expect(host.frame.element("Inner")?.actions.contains("Swipe left") == true)

        try await host.press("gesture")
        await #expect(throws: CommandError.self) { try await host.press("Inner") }
        await #expect(throws: CommandError.self) { try await host.press("Other") }
        try await host.perform("Swipe left", on: "Inner, Other")
        #expect(host.frame.text.contains("d\n"))

        try await host.press("subviews")
        try await host.press("Other")
        try await host.perform("Press and hold", on: "Inner")
        #expect(host.frame.lines[0] == "oh")
        #expect(host.frame.elements.allSatisfy { !$0.actions.contains("Swipe left") })

        try await host.press("none")
        #expect(host.frame.elements.filter { ["Inner", "Other"].contains($0.label) }.allSatisfy { !$0.isActionable })
    }

    @Test func `a mask without what is inside makes a press of it the tap that is added`() async throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                Text(log)
                Button("Inside") { log += "b" }.gesture(TapGesture().onEnded { log += "t" }, including: .gesture)
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Inside")
        #expect(host.frame.lines[0] == "t")
    }

    @Test func `gestures in sequence are one action, and tell both values`() async throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                Text(log)
                Text("Map").gesture(
                    LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                        if case .second(true, let drag?) = value { log = "moved by \(Int(drag.translation.height))" }
                    })
            }
        }
        let host = SceneHost { Screen() }
        try await host.perform("Swipe down", on: "Map")
        #expect(host.frame.lines[0] == "moved by 200")
    }

    @Test func `pinching and turning scale and turn`() async throws {
        struct Screen: View {
            @State private var scale: CGFloat = 1
            @State private var angle = Angle.zero
            var body: some View {
                Text("scale \(scale.formatted()), angle \(Int(angle.degrees))")
                Text("Photo").gesture(
                    MagnifyGesture().onEnded { scale *= $0.magnification }
                        .simultaneously(with: RotateGesture().onEnded { angle += $0.rotation }))
            }
        }
        let host = SceneHost(columns: 50) { Screen() }
        try await host.perform("Zoom in", on: "Photo")
        try await host.perform("Turn left", on: "Photo")
        #expect(host.frame.lines[0] == "scale 2, angle -90")
    }

    @Test func `a tap says where it was: in the middle of the view`() async throws {
        struct Screen: View {
            @State private var place = CGPoint.zero
            var body: some View {
                Text("at \(Int(place.x)), \(Int(place.y))")
                Text("Here").frame(width: 80, height: 32).onTapGesture { place = $0 }
            }
        }
        let host = SceneHost { Screen() }
        try await host.press("Here")
        #expect(host.frame.lines[0] == "at 40, 16")
    }

    struct Swipe: Gesture {
        let action: @MainActor (String) -> Void
        var body: some Gesture {
            DragGesture().map { $0.translation.width < 0 ? "back" : "on" }.onEnded(action)
        }
    }

    @Test func `a gesture of one's own is made of others`() async throws {
        struct Screen: View {
            @State private var log = ""
            var body: some View {
                Text(log)
                Text("Page").gesture(Swipe { log += $0 })
            }
        }
        let host = SceneHost { Screen() }
        try await host.perform("Swipe left", on: "Page")
        #expect(host.frame.lines[0] == "back")
    }

    @Test func `a tap gesture on a button's label takes the press`() async throws {
        struct Keys: View {
            @State private var typed = ""

            var body: some View {
                Text("typed \(typed)")
                Button {
                    typed += "wrong"
                } label: {
                    Text("7").frame(maxWidth: .infinity).onTapGesture { typed += "7" }
                }
            }
        }
        let host = SceneHost(columns: 20) { Keys() }
        try await host.press("7")
        #expect(host.frame.text.contains("typed 7"))
    }

    @Test func `what can only be held says so when it is pressed`() async throws {
        let host = SceneHost(columns: 20) { Text("hold me").onLongPressGesture {} }
        do {
            try await host.press("hold me")
            Issue.record("it was pressed")
        } catch let error as CommandError {
            #expect(error.message.contains("Press and hold"))
        }
    }

    @Test func `a number is seen in the corner that a shape cuts`() {
        let host = SceneHost(columns: 60, style: .numbered) {
            Button {
            } label: {
                Color.red.frame(width: 160, height: 96)
            }
            .clipShape(Capsule())
        }
        #expect(host.frame.text.contains("[1]"))
    }
}
