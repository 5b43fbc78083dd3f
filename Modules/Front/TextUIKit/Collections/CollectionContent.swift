import TextUICore

/// A collection's sections below each other.
struct CollectionContent: View {
    let collection: UICollectionView
    let version: Int
    /// The width of the room, in points, once it is known.
    @State private var width: CGFloat?

    private var size: CGSize {
        let known = collection.bounds.size
        let screen = UIScreen.main.bounds.size
        return CGSize(
            width: width ?? (known.width > 0 ? known.width : screen.width),
            height: known.height > 0 ? known.height : screen.height)
    }

    var body: some View {
        // Sizes are often parts of the collection's own.
        let size = size
        let _ = collection.move(to: CGRect(origin: collection.frame.origin, size: size))
        ScrollViewReader { proxy in
            content(collection.plans(in: size))
                .onAppear { collection.scrollToGoal(proxy) }
                .onChange(of: version) { collection.scrollToGoal(proxy) }
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    }

    @ViewBuilder private func content(_ plans: [SectionPlan]) -> some View {
        if !plans.isEmpty, plans.allSatisfy(\.isList) {
            List {
                ForEach(plans.indices, id: \.self) { section in
                    ListSection(collection: collection, section: section, plan: plans[section], version: version)
                }
            }
        } else {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(plans.indices, id: \.self) { section in
                        GridSection(collection: collection, section: section, plan: plans[section], version: version)
                    }
                }
            }
        }
    }
}

extension SectionPlan {
    fileprivate var isList: Bool { if case .list = arrangement { true } else { false } }
}

private struct ListSection: View {
    let collection: UICollectionView
    let section: Int
    let plan: SectionPlan
    let version: Int

    var body: some View {
        Section {
            let items = (0..<collection.numberOfItems(inSection: section)).lazy.map {
                IndexPath(item: $0, section: section)
            }
            ForEach(items, id: \.self) { CollectionItem(collection: collection, indexPath: $0, version: version) }
        } header: {
            if plan.hasHeader { SupplementView(collection: collection, kind: plan.headerKind, section: section) }
        } footer: {
            if plan.hasFooter { SupplementView(collection: collection, kind: plan.footerKind, section: section) }
        }
    }
}

private struct GridSection: View {
    let collection: UICollectionView
    let section: Int
    let plan: SectionPlan
    let version: Int

    var body: some View {
        if plan.hasHeader { SupplementView(collection: collection, kind: plan.headerKind, section: section) }
        switch plan.arrangement {
        case .lines(let lines):
            ForEach(groups(lines)) { line in
                HStack(alignment: .top, spacing: plan.itemSpacing) { ForEach(line.places, id: \.item, content: place) }
                    .padding(.leading, plan.inset.left)
                    .padding(.bottom, line.isLast ? 0 : plan.lineSpacing)
            }
        case .columns(let columns):
            ScrollView(.horizontal) {
                LazyHStack(alignment: .top, spacing: plan.lineSpacing) {
                    ForEach(groups(columns)) { column in
                        VStack(alignment: .leading, spacing: plan.itemSpacing) {
                            ForEach(column.places, id: \.item, content: place)
                        }
                    }
                }
            }
            .padding(.leading, plan.inset.left)
        case .list, .flow:
            FlowLayout(spacing: plan.itemSpacing, lineSpacing: plan.lineSpacing) {
                ForEach(0..<collection.numberOfItems(inSection: section), id: \.self) { item in
                    place(SectionPlan.Place(item: item, width: nil, height: 0))
                }
            }
            .padding(.horizontal, plan.inset.left)
        }
        if plan.hasFooter { SupplementView(collection: collection, kind: plan.footerKind, section: section) }
    }

    /// The items of a line or a column, by the first of them.
    private struct Group: Identifiable {
        let id: IndexPath
        let places: [SectionPlan.Place]
        let isLast: Bool
    }

    private func groups(_ groups: [[SectionPlan.Place]]) -> some RandomAccessCollection<Group> {
        groups.indices.lazy.map { index in
            Group(
                id: IndexPath(item: groups[index].first?.item ?? 0, section: section), places: groups[index],
                isLast: index == groups.count - 1)
        }
    }

    private func place(_ place: SectionPlan.Place) -> some View {
        let indexPath = IndexPath(item: place.item, section: section)
        let isBlank = collection.cell(at: indexPath)?.isBlank ?? true
        return CollectionItem(collection: collection, indexPath: indexPath, version: version)
            .frame(width: place.width, height: isBlank ? place.height : nil, alignment: .topLeading)
    }
}

/// One item, which is pressed as a whole.
private struct CollectionItem: View {
    let collection: UICollectionView
    let indexPath: IndexPath
    let version: Int

    private var press: (@MainActor () -> Void)? {
        guard collection.allowsSelection,
            collection.delegate?.collectionView(collection, shouldHighlightItemAt: indexPath) == true
        else { return nil }
        return { collection.press(indexPath) }
    }

    var body: some View {
        if let cell = collection.cell(at: indexPath) {
            PressedContent(view: cell, press: press)
                .accessibilityIdentifier(cell.accessibilityIdentifier ?? "")
                .id(ObjectIdentifier(cell))
                .onAppear { collection.appeared(cell, at: indexPath) }
                .onDisappear { collection.disappeared(cell, at: indexPath) }
        }
    }
}

/// The view above or below a section.
private struct SupplementView: View {
    let collection: UICollectionView
    let kind: String
    let section: Int

    var body: some View {
        if let view = collection.supplement(kind, of: section) {
            UIViewContent(view)
                .id(ObjectIdentifier(view))
                .onAppear { collection.appeared(view, as: kind, of: section) }
                .onDisappear { collection.disappeared(view, as: kind, of: section) }
        }
    }
}

/// Views as large as they would like to be, as many in a line as there is room for.
private struct FlowLayout: Layout {
    let spacing: CGFloat
    let lineSpacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(of: subviews, width: proposal.width ?? .infinity)
        return CGSize(
            width: proposal.width ?? places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, places(of: subviews, width: bounds.width)) {
            view.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: .init(place.size))
        }
    }

    private func places(of subviews: Subviews, width: CGFloat) -> [CGRect] {
        var (place, height) = (CGPoint.zero, CGFloat(0))
        return subviews.map { view in
            let ideal = view.sizeThatFits(.unspecified)
            let size = ideal.width > width ? view.sizeThatFits(.init(width: width, height: nil)) : ideal
            if place.x > 0, place.x + size.width > width {
                place = CGPoint(x: 0, y: place.y + height + lineSpacing)
                height = 0
            }
            defer {
                place.x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(origin: place, size: size)
        }
    }
}
