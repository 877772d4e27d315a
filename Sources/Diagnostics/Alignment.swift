/// What two sequences have in common, in order.
///
/// Found in linear time: not always as much as possible, but all that stays when little was changed.
package struct Alignment: Sendable {
  /// Elements that both have, without a gap.
  package struct Match: Hashable, Sendable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// The common elements, in order.
  package private(set) var matches: [Match] = []

  package init<Element: Equatable>(_ old: [Element], _ new: [Element]) {
    let shorter = min(old.count, new.count)
    var prefix = 0
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    add(prefix, old: 0, new: 0)
    let oldMiddle = old[prefix..<(old.count - suffix)]
    let newMiddle = new[prefix..<(new.count - suffix)]
    if !alignSubsequence(oldMiddle, newMiddle),
      !alignSubsequence(newMiddle, oldMiddle, isOld: false)
    {
      align(oldMiddle, newMiddle)
    }
    add(suffix, old: old.count - suffix, new: new.count - suffix)
  }

  /// Aligns all of a sequence that the other one holds in this order.
  ///
  /// - Returns: whether it does.
  private mutating func alignSubsequence<Element: Equatable>(
    _ whole: ArraySlice<Element>, _ part: ArraySlice<Element>, isOld: Bool = true
  ) -> Bool {
    var found: [(whole: Int, part: Int)] = []
    var next = part.startIndex
    for index in whole.indices where next < part.endIndex && whole[index] == part[next] {
      found.append((index, next))
      next += 1
    }
    guard next == part.endIndex else { return false }
    for (whole, part) in found { add(1, old: isOld ? whole : part, new: isOld ? part : whole) }
    return true
  }

  private mutating func align<Element: Equatable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) {
    var (oldIndex, newIndex) = (old.startIndex, new.startIndex)
    while oldIndex < old.endIndex, newIndex < new.endIndex {
      if old[oldIndex] == new[newIndex] {
        add(1, old: oldIndex, new: newIndex)
        oldIndex += 1
        newIndex += 1
      } else {
        let gap = Self.gap(old[oldIndex...], new[newIndex...])
        oldIndex += gap.old
        newIndex += gap.new
      }
    }
  }

  /// How far to go in each until they agree again, for two elements on end; one step in each when that
  /// is not near.
  private static func gap<Element: Equatable>(
    _ old: ArraySlice<Element>, _ new: ArraySlice<Element>
  ) -> (old: Int, new: Int) {
    let (lastOld, lastNew) = (old.endIndex - 1, new.endIndex - 1)
    for distance in 1...widestGap {
      for step in 0...distance {
        let (oldIndex, newIndex) = (old.startIndex + distance - step, new.startIndex + step)
        guard oldIndex <= lastOld, newIndex <= lastNew, old[oldIndex] == new[newIndex] else {
          continue
        }
        if oldIndex == lastOld || newIndex == lastNew || old[oldIndex + 1] == new[newIndex + 1] {
          return (distance - step, step)
        }
      }
    }
    return (1, 1)
  }

  /// Looking further would take too long where everything was changed.
  private static let widestGap = 24

  private mutating func add(_ count: Int, old: Int, new: Int) {
    guard count > 0 else { return }
    if let last = matches.last, last.old.upperBound == old, last.new.upperBound == new {
      matches[matches.count - 1] = Match(
        old: last.old.lowerBound..<(old + count), new: last.new.lowerBound..<(new + count))
    } else {
      matches.append(Match(old: old..<(old + count), new: new..<(new + count)))
    }
  }
}
