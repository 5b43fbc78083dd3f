/// Whether a view is drawn and not read.
package enum UnreadTrait: ElementTrait { package typealias Value = Bool }

package enum DeleteDisabledTrait: ElementTrait { package typealias Value = Bool }
package enum MoveDisabledTrait: ElementTrait { package typealias Value = Bool }
