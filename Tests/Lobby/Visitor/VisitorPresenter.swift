import Combine

final class VisitorPresenter: ObservableObject {
    let visitor: Visitor
    @Published private(set) var isCalled = false

    private let wireframe: any VisitorWireframeInterface

    init(_ visitor: Visitor, wireframe: any VisitorWireframeInterface) {
        self.visitor = visitor
        self.wireframe = wireframe
    }

    func callHost() { isCalled = true }
    func leave() { wireframe.goBack() }
}
