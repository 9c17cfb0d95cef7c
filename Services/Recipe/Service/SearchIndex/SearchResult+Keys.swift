/// What documents are sorted by.
extension SearchResult {
    /// What of a key is the time.
    static let timeMask: UInt64 = 0xFFFF_FFFF_FFFF

    /// When it was made, as the last part of a key.
    static func time(_ created: Int64) -> UInt64 { UInt64(clamping: created) & timeMask }

    /// What is sorted by, in an order other than by title.
    static func key(
        of ordinal: Int,
        _ columns: SearchSegment.Columns,
        _ search: SegmentSearch,
        _ plan: SearchPlan
    ) -> UInt64 {
        switch plan.sort {
        case .best, .created, .title: return time(columns.created[ordinal])
        case .cooked: return UInt64(columns.timesCooked[ordinal])
        case .lastCooked: return UInt64(Int64(columns.lastCooked[ordinal]) - Int64(Int32.min))
        case .rating: return UInt64(columns.ratings[ordinal])
        case .quickest: return UInt64(UInt16.max - columns.minutes[ordinal])
        case .missing:
            let created = time(columns.created[ordinal])
            guard !search.missing.isEmpty else { return created }
            let (missing, used) = (UInt64(search.missing[ordinal]), UInt64(search.used[ordinal]))
            return (255 - missing) << 56 | used << 48 | created
        case .random:
            // The finalizer of SplitMix64.
            var mixed = plan.seed ^ columns.ids[ordinal].low &+ columns.ids[ordinal].high
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
