/// Makes reusable views of classes that are known only when the program runs, as `Instances` makes delegates.
@MainActor
enum ReusableViewInstances {
    class ReusableView: UICollectionReusableView {
        required override init(frame: CGRect) {
            super.init(frame: frame)
        }
    }

    private class OtherReusableView: ReusableView {
        required init(frame: CGRect) {
            super.init(frame: frame)
        }
    }

    static func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
        unsafeBitCast(type, to: ReusableView.Type.self).init(frame: .zero)
    }
}
