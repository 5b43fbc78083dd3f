extension IndexPath {
    /// Makes the index path of a row of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Makes the index path of an item of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section, counted from 0; an empty path has none, and stops the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row in its section, counted from 0.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item in its section, counted from 0: the same number as `row`.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
