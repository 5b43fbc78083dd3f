/// A frame as a page: its elements in the parts in which their views stand, and whatever can be done with the whole.
package struct PageFrame {
    /// The keys that views around an element take while it has the focus.
    package struct TakenKeys {
        /// Of keys without a character of their own, and of single characters, as `SceneHost.key` has them.
        package let names: Set<String>
        /// Whether there are further characters among them.
        package let hasCharacters: Bool
    }

    package let frame: Frame
    /// The page from its beginning.
    package let content: [PagePart.Content]
    /// A name of each element, by its place: the same for as long as its view has its identity, and no other's.
    package let keys: [String]
    /// The words of each element that draws some, by its place.
    package let runs: [[PageRun]]
    /// The look of the words of each element that draws some, by its place.
    package let looks: [PageLook?]
    /// The words of each control and each row that is one element, by its place, as its views lay them out.
    package let layouts: [Int: WordsLayout]
    /// The pictures of elements that are images, as SVG without a ground, and their widths in columns.
    package let pictures: [Int: (svg: String, columns: Int)]
    /// By the keys of the elements.
    package let takenKeys: [String: TakenKeys]
    /// Whether there is a way back, from a page or from what is presented.
    package let hasWayBack: Bool
    package let isRefreshable: Bool
    /// Whether a view follows the focus.
    package let followsFocus: Bool
    /// Whether a list or a scroll view has rows below, or above, its window.
    package let hasMore: Bool
    package let hasLess: Bool

    package var locale: Locale { frame.locale }
    package var isRightToLeft: Bool { frame.isRightToLeft }
}
