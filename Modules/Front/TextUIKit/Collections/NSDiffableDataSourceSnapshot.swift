/// The items of a data source at one moment, each in its section. As UIKit's `NSDiffableDataSourceSnapshot`; an item or a
/// section that is there twice, or that is not there when it is named, stops the program.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// Where each item stands.
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// Makes a snapshot without sections.
    public init() {}

    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
    /// The items, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The number of items.
    public var numberOfItems: Int { owners.count }

    /// Returns the number of items of a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[place(of: identifier)].items.count
    }

    /// Returns the items of a section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier)].items
    }

    /// Returns the section of an item; nil where there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// Returns an item's place among all; nil where there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns a section's place; nil where there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.id == identifier }
    }

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier)) }

    /// Adds sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

    /// Takes sections away, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in sections.remove(at: place(of: identifier)).items { owners[item] = nil }
        }
    }

    /// Moves a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier))
    }

    /// Moves a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: place(of: identifier))
        sections.insert(section, at: place(of: toIdentifier) + 1)
    }

    /// Adds items at the end of a section, the last by default.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let section = sectionIdentifier.map(place) ?? sections.count - 1
        precondition(section >= 0, "items are added to a snapshot without sections")
        insert(identifiers, in: section, at: sections[section].items.count)
    }

    /// Adds items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let (section, item) = place(of: beforeIdentifier)
        insert(identifiers, in: section, at: item)
    }

    /// Adds items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        let (section, item) = place(of: afterIdentifier)
        insert(identifiers, in: section, at: item + 1)
    }

    /// Takes items away.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { precondition(owners[identifier] != nil, "there is no item \(identifier)") }
        let gone = Set(identifiers)
        for section in Set(gone.compactMap { owners[$0] }) {
            sections[place(of: section)].items.removeAll(where: gone.contains)
        }
        for identifier in gone { owners[identifier] = nil }
    }

    /// Takes all sections and items away.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        remove(identifier)
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        remove(identifier)
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Has items made anew. Has no effect of its own: all items in view are when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    /// Has items made anew. Has no effect of its own: all items in view are when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
    /// Has sections made anew. Has no effect of its own: all items in view are when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    func item(at indexPath: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let items = sections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    func section(at place: Int) -> SectionIdentifierType? {
        sections.indices.contains(place) ? sections[place].id : nil
    }

    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard owners[identifier] != nil else { return nil }
        let (section, item) = place(of: identifier)
        return IndexPath(item: item, section: section)
    }

    func count(inSection section: Int) -> Int { sections[section].items.count }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
        for (offset, identifier) in identifiers.enumerated() {
            precondition(indexOfSection(identifier) == nil, "the section \(identifier) is there already")
            sections.insert((identifier, []), at: place + offset)
        }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: Int, at place: Int) {
        for identifier in identifiers {
            let other = owners.updateValue(sections[section].id, forKey: identifier)
            precondition(other == nil, "the item \(identifier) is there already")
        }
        sections[section].items.insert(contentsOf: identifiers, at: place)
    }

    private mutating func remove(_ identifier: ItemIdentifierType) {
        let (section, item) = place(of: identifier)
        sections[section].items.remove(at: item)
        owners[identifier] = nil
    }

    private func place(of identifier: SectionIdentifierType) -> Int {
        guard let place = indexOfSection(identifier) else { preconditionFailure("there is no section \(identifier)") }
        return place
    }

    private func place(of identifier: ItemIdentifierType) -> (section: Int, item: Int) {
        guard let owner = owners[identifier], let section = indexOfSection(owner),
            let item = sections[section].items.firstIndex(of: identifier)
        else { preconditionFailure("there is no item \(identifier)") }
        return (section, item)
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
